package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Scum And Villainy. */
class ScumAndVillainyTest {
    private static final String SCUM = "Scum And Villainy";
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";
    private static final String DUNGEON = "Jabba's Palace: Dungeon";

    private static Position scum() {
        var hall =
                Kinds.site("Jabba's Palace", "Plain Hall", DARK, "0_1")
                        .unique()
                        .of("Tatooine")
                        .force(1, 1)
                        .icons(Icon.INTERIOR, Icon.PLANET)
                        .done();
        return tableWith(hall).site(CHAMBER, DARK).on(CHAMBER, SCUM).system("Tatooine", DARK);
    }

    @Test
    void itDeploysOnTheAudienceChamber() {
        var scene =
                table().site(CHAMBER, DARK)
                        .site(DUNGEON, DARK)
                        .hand(DARK, SCUM)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(SCUM).passResponses();
        assertThat(scene.hostOf(SCUM)).isEqualTo(CHAMBER);
    }

    @Test
    void aliensAndStarshipsDeployForOneLessWhileOnlyAliensGiveAbility() {
        assertThat(cheaper(scum().at(CANTINA, "Bossk"))).isTrue();
        assertThat(cheaper(scum().at(CANTINA, "Bossk", "Stormtrooper"))).isFalse();
        // no ability on table at all
        assertThat(cheaper(scum())).isFalse();
        assertThat(cheaper(scum().at(CANTINA, "EG-6"))).isFalse();
    }

    @Test
    void pilotsOfIndependentStarshipsAreAmongThemWhoeverTheyAre() {
        assertThat(cheaper(scum().at("Tatooine", "Punishing One"))).isFalse();
        assertThat(
                        cheaper(
                                scum().at("Tatooine", "Punishing One")
                                        .pilot("Punishing One", "Darth Vader")))
                .isTrue();
        assertThat(
                        cheaper(
                                scum().at("Tatooine", "Punishing One")
                                        .pilot("Punishing One", "Dengar")
                                        .passenger("Punishing One", "Darth Vader")))
                .isFalse();
        assertThat(cheaper(scum().at("Tatooine", "Boba Fett In Slave I"))).isTrue();
        assertThat(cheaper(scum().at(CANTINA, "Bossk").at("Tatooine", "TIE Fighter"))).isFalse();
        assertThat(cheaper(scum().at(CANTINA, "Bossk", "Dewback"))).isFalse();
    }

    @Test
    void anImperialWhoIsAnAlienTooSpoilsNothing() {
        assertThat(cheaper(scum().at(CANTINA, "Mara Jade, The Emperor's Hand"))).isTrue();
    }

    private static boolean cheaper(Position position) {
        var scene =
                position.site(MOS_EISLEY, DARK)
                        .hand(DARK, "Bane Malar", "Thunderflare", "General Veers")
                        .hand(LIGHT, "Wioslea")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("General Veers", MOS_EISLEY)).isEqualTo(3);
        assertThat(scene.deployCost("Wioslea", MOS_EISLEY)).isEqualTo(1);
        boolean alien = scene.deployCost("Bane Malar", MOS_EISLEY) < 4;
        boolean ship = scene.deployCost("Thunderflare", "Tatooine") == 6;
        assertThat(alien).isEqualTo(ship);
        return alien;
    }

    @Test
    void beginningABattleRetrievesTwo() {
        assertThat(retrieved(DARK, "Bossk")).isEqualTo(2);
        assertThat(retrieved(DARK, "Stormtrooper")).isZero();
        assertThat(retrieved(LIGHT, "Bossk")).isZero();
    }

    private static int retrieved(Side turn, String fighter) {
        var scene =
                scum().at(CANTINA, fighter, "Rebel Trooper")
                        .lost(DARK, 5)
                        .force(turn, 1)
                        .turn(turn, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passResponses();
        return 5 - scene.lost(DARK).size();
    }

    @Test
    void alterReachesItUnlessDarkControlsThreeSitesOfThePalace() {
        var scene =
                scum().at(CHAMBER, "Bossk")
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, "Alter")
                        .turn(LIGHT, Phase.CONTROL);
        scene.offers("play Alter");
        var held =
                scum().site(DUNGEON, DARK)
                        .at(CHAMBER, "Bossk")
                        .at(DUNGEON, "Dengar")
                        .at("Jabba's Palace: Plain Hall", "Bane Malar")
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, "Alter")
                        .turn(LIGHT, Phase.CONTROL);
        held.mayNot("play Alter");
    }
}
