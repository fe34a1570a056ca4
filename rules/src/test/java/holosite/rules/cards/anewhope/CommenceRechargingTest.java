package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Knowledge;
import holosite.rules.table.KnownBy;
import holosite.rules.table.Zone;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Commence Recharging. */
class CommenceRechargingTest {
    private static final String RECHARGING = "Commence Recharging";
    private static final String IGNITION = "play Commence Primary Ignition";

    /** The Death Star above a planet with two sites, with the Superlaser on it. */
    private static Position orbit() {
        return table().system("Tatooine", DARK)
                .site(CANTINA, LIGHT)
                .site(FARM, LIGHT)
                .at(WAR_ROOM, "Stormtrooper")
                .system("Death Star", DARK)
                .counter("Death Star", 7)
                .aimed("Death Star", "Tatooine")
                .on("Death Star", "Superlaser")
                .on("Stormtrooper", "Imperial Blaster")
                .hand(DARK, "Commence Primary Ignition");
    }

    /** Recharging, with so many cards under it. */
    private static Position charged(int cards) {
        String[] stacked = Collections.nCopies(cards, "Sandtrooper").toArray(String[]::new);
        var position = orbit().on("Superlaser", RECHARGING).stacked(RECHARGING, stacked);
        for (int i = 1; i <= cards; i++) {
            position.mark("Sandtrooper#" + i, Flag.FACE_DOWN | Flag.UNSEEN);
        }
        return position;
    }

    @Test
    void itDeploysOnASuperlaserForNothing() {
        var scene = orbit().hand(LIGHT, RECHARGING).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(RECHARGING);
        assertThat(scene.offered()).doesNotContain("Imperial Blaster");
        scene.passResponses();
        assertThat(scene.hostOf(RECHARGING)).isEqualTo("Superlaser");
    }

    @Test
    void aPlanetIsNotFiredAtBeforeEightCardsLieThere() {
        charged(7).force(DARK, 9).turn(DARK, Phase.CONTROL).mayNot(IGNITION);
        charged(8).force(DARK, 9).turn(DARK, Phase.CONTROL).offers(IGNITION);
        orbit().force(DARK, 9).turn(DARK, Phase.CONTROL).offers(IGNITION);
    }

    @Test
    void theForceForTheShotIsStillUsed() {
        charged(8).force(DARK, 1).turn(DARK, Phase.CONTROL).mayNot(IGNITION);
        charged(8).force(DARK, 2).turn(DARK, Phase.CONTROL).offers(IGNITION);
    }

    private static Scene battleAbove(int cards) {
        return charged(cards)
                .at("Death Star", "Devastator", "Corellian Corvette")
                .pilot("Corellian Corvette", "Rebel Pilot")
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Death Star");
    }

    @Test
    void starshipsAreFiredAtAllTheSameAndThatCancelsNothing() {
        var scene = battleAbove(3).passUntil("fire Superlaser").fire("Superlaser");
        scene.at("Corellian Corvette").passResponses();
        assertThat(scene.hostOf(RECHARGING)).isEqualTo("Superlaser");
    }

    @Test
    void theOpponentStacksTheTopOfHisForcePileUnseen() {
        var scene = charged(6).force(DARK, 9).turn(LIGHT, Phase.CONTROL);
        mayNotFor(scene);
        scene.pass(LIGHT).use(RECHARGING).passResponses();
        scene.passUntil("use " + RECHARGING).use(RECHARGING).passResponses();
        assertThat(scene.cardsOn(RECHARGING)).hasSize(8);
        assertThat(scene.forcePile(DARK)).hasSize(7);
        assertThat(scene.used(DARK)).isEmpty();
        String charge = scene.cardsOn(RECHARGING).getLast();
        assertThat(Knowledge.of(scene.state().table(), scene.card(charge)))
                .isEqualTo(KnownBy.NOBODY);
        mayNotInThisPhase(scene, "use " + RECHARGING);
    }

    private static void mayNotFor(Scene light) {
        light.expectDecider(LIGHT).mayNot("use " + RECHARGING);
    }

    @Test
    void withoutForceNothingIsStacked() {
        charged(6).turn(DARK, Phase.CONTROL).mayNot("use " + RECHARGING);
    }

    @Test
    void firedAtASystemTheChargeIsSpent() {
        var scene = charged(8).force(DARK, 2).nextDestiny(DARK, 1).turn(DARK, Phase.CONTROL);
        scene.answer(IGNITION).passResponses();
        assertThat(scene.isIn(RECHARGING, Zone.LOST_PILE)).isTrue();
        assertThat(scene.used(DARK)).filteredOn(name -> name.contains("Sandtrooper")).hasSize(8);
        assertThat(scene.lost(DARK)).isEmpty();
        scene.option(1).passResponses();
        assertThat(scene.has("Tatooine", Flag.BLOWN_AWAY)).isFalse();
    }

    @Test
    void canceledItGivesTheCardsBackToTheUsedPile() {
        var scene =
                charged(5)
                        .at(WAR_ROOM, "Darth Vader")
                        .hand(DARK, "Alter (1_234)")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Alter").passResponses();
        assertThat(scene.isIn(RECHARGING, Zone.LOST_PILE)).isTrue();
        assertThat(scene.used(DARK)).filteredOn(name -> name.contains("Sandtrooper")).hasSize(5);
    }

    @Test
    void whenAnotherEffectIsCanceledTheCardsStay() {
        var scene =
                charged(5)
                        .at(WAR_ROOM, "Darth Vader")
                        .on(CANTINA, "Bargaining Table")
                        .hand(DARK, "Alter (1_234)")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Alter").at("Bargaining Table").passResponses();
        assertThat(scene.isOnTable("Bargaining Table")).isFalse();
        assertThat(scene.cardsOn(RECHARGING)).hasSize(5);
    }

    @Test
    void lostWithTheSuperlaserItTakesTheCardsAlong() {
        var scene =
                charged(5).hand(DARK, "Overload").nextDestiny(DARK, 1).turn(DARK, Phase.CONTROL);
        scene.play("Overload").at("Superlaser").passResponses();
        assertThat(scene.isIn(RECHARGING, Zone.LOST_PILE)).isTrue();
        assertThat(scene.lost(DARK)).filteredOn(name -> name.contains("Sandtrooper")).hasSize(5);
    }
}
