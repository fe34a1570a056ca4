package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Kinds.alien;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.kit.Position;
import holosite.rules.modifier.Rulings;
import holosite.rules.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Light Side's Jabba's Palace: Audience Chamber, and its Tatooine: Jabba's Palace. */
class LightSidesAudienceChamberTest {
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";
    private static final String PALACE = "Tatooine: Jabba's Palace";
    private static final String SCUM = "Scum And Villainy";

    /** An alien leader of the Light Side. */
    private static final String LIGHT_LEADER = "Arleil Schous";

    /** Not written yet: its title is what matters. */
    private static final Card BO_SHUDA =
            effect("Bo Shuda", LIGHT, "0_71").unique().destiny(3).says(deploysOnTable());

    private static final Card GANG_LEADER =
            alien("Plain Gang Leader", DARK, "0_72")
                    .destiny(3)
                    .deploy(2)
                    .power(2)
                    .ability(2)
                    .forfeit(3)
                    .is(Trait.LEADER)
                    .says();

    private static Position table() {
        return tableWith(BO_SHUDA, GANG_LEADER).site(CHAMBER, LIGHT).site(CANTINA, DARK);
    }

    @Test
    void theDarkSidesAlienLeadersAreImmuneToAttritionThere() {
        var scene =
                table().at(CHAMBER, "Plain Gang Leader#1", "Quarren", "General Veers", LIGHT_LEADER)
                        .at(CANTINA, "Plain Gang Leader#2")
                        .turn(DARK);
        assertThat(scene.immunity("Plain Gang Leader#1")).isGreaterThan(99);
        for (String other :
                List.of("Plain Gang Leader#2", "Quarren", "General Veers", LIGHT_LEADER)) {
            assertThat(scene.immunity(other)).isZero();
        }
    }

    @Test
    void whileTheLightSideControlsItScumAndVillainyIsCanceled() {
        var controlled =
                table().at(CHAMBER, "Luke Skywalker").on(CHAMBER, SCUM).turn(LIGHT, Phase.CONTROL);
        assertThat(controlled.lost(DARK)).containsExactly(SCUM);
        var held =
                table().at(CHAMBER, "Luke Skywalker", "Stormtrooper").on(CHAMBER, SCUM).turn(LIGHT);
        assertThat(held.isOnTable(SCUM)).isTrue();
    }

    @Test
    void theLightSideMayDeployBoShudaFromItsDeck() {
        var scene = table().reserve(LIGHT, "Bo Shuda", "Rebel Trooper").turn(LIGHT, Phase.DEPLOY);
        scene.use(CHAMBER).passResponses();
        assertThat(scene.offered()).contains("Bo Shuda").doesNotContain("Rebel Trooper");
        scene.choose("Bo Shuda").passResponses();
        assertThat(scene.isOnTable("Bo Shuda")).isTrue();
    }

    @Test
    void butInItsOwnDeployPhaseOnly() {
        table().reserve(LIGHT, "Bo Shuda")
                .turn(DARK, Phase.DEPLOY)
                .pass(DARK)
                .mayNot("use " + CHAMBER);
        table().reserve(LIGHT, "Bo Shuda").turn(LIGHT, Phase.MOVE).mayNot("use " + CHAMBER);
    }

    @Test
    void asItIsDeployedTheDarkSideLosesForceForItsPalaceSitesItDoesNotOccupy() {
        var scene =
                tableWith(BO_SHUDA)
                        .site("dark " + CHAMBER, DARK)
                        .site("Jabba's Palace: Dungeon", DARK)
                        .at("Jabba's Palace: Dungeon", "Stormtrooper")
                        .site(CANTINA, DARK)
                        .hand(LIGHT, "light " + PALACE)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(PALACE).passUntil(LIGHT, Phase.BATTLE);
        assertThat(scene.lost(DARK)).hasSize(1);
    }

    @Test
    void anotherSiteDeployedCostsNothing() {
        var scene =
                tableWith(BO_SHUDA)
                        .site("dark " + CHAMBER, DARK)
                        .site(PALACE, LIGHT)
                        .hand(LIGHT, "light " + MOS_EISLEY)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(MOS_EISLEY).passUntil(LIGHT, Phase.BATTLE);
        assertThat(scene.lost(DARK)).isEmpty();
    }

    private static boolean boShudaIsSafe(Position position) {
        var scene = position.beside(LIGHT, "Bo Shuda").turn(DARK);
        return Rulings.forbids(
                scene.state(), Deed.BE_CANCELED, DARK, scene.card("Bo Shuda"), Table.NOBODY);
    }

    private static Position palace(String... cards) {
        return tableWith(BO_SHUDA).site(PALACE, LIGHT).site(CANTINA, DARK).at(PALACE, cards);
    }

    @ParameterizedTest
    @CsvSource({
        "Palejo Reshad, true",
        "Pucumir Thryss, true",
        "Luke Skywalker, false",
        "Quarren, false"
    })
    void whereTheLightSideOccupiesThePalaceWithAnAlienBoShudaIsNotCanceled(
            String who, boolean safe) {
        assertThat(boShudaIsSafe(palace(who, "Rebel Trooper"))).isEqualTo(safe);
    }

    @Test
    void anAlienUndercoverOrWithoutPresenceDoesNotHelp() {
        String spies = "Tonnika Sisters";
        assertThat(boShudaIsSafe(palace(spies, "Rebel Trooper").stolen(spies))).isTrue();
        assertThat(boShudaIsSafe(palace(spies, "Rebel Trooper").stolen(spies).undercover(spies)))
                .isFalse();
        assertThat(boShudaIsSafe(palace("Palejo Reshad", "Darth Maul"))).isFalse();
    }

    @Test
    void anAlienElsewhereDoesNotHelp() {
        assertThat(boShudaIsSafe(palace("Rebel Trooper").at(CANTINA, "Palejo Reshad"))).isFalse();
    }
}
