package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Spice Mines Of Kessel. */
class SpiceMinesOfKesselTest {
    private static final String MINES = "Spice Mines Of Kessel";

    private static Position convoy() {
        return table().system("Kessel", DARK)
                .at("Tatooine", "Devastator")
                .passenger("Devastator", "Stormtrooper", "Garindan")
                .captive("Stormtrooper", "Luke Skywalker")
                .captive("Garindan", "Han Solo");
    }

    @Test
    void itDeploysOnKesselAimedAtATrooperWithACaptive() {
        var scene =
                table().system("Kessel", DARK)
                        .system("Endor", DARK)
                        .at(CANTINA, "Stormtrooper", "Stormtrooper#2", "Stormtrooper#3", "Garindan")
                        .captive("Stormtrooper", "Luke Skywalker")
                        .captive("Stormtrooper#2", "Leia Organa")
                        .captive("Garindan", "Han Solo")
                        .hand(DARK, MINES)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(MINES);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Stormtrooper", "Stormtrooper#2");
        scene.choose("Stormtrooper").passResponses();
        assertThat(scene.hostOf(MINES)).isEqualTo("Kessel");
    }

    private static Scene arrived(Position position) {
        return position.on("Kessel", MINES)
                .aimed(MINES, "Stormtrooper")
                .force(DARK, 5)
                .lost(DARK, 12)
                .turn(DARK, Phase.MOVE)
                .move("Devastator")
                .to("Kessel")
                .passResponses();
    }

    @Test
    void onArrivalForceIsRetrievedForTheCaptiveWhoIsLost() {
        var scene = arrived(convoy());
        scene.passUntil(DARK, Phase.DRAW);
        int forfeit = (int) scene.printed(Figure.FORFEIT, "Luke Skywalker");
        assertThat(scene.lost(DARK)).hasSize(12 - forfeit + 1);
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker").doesNotContain("Han Solo");
        assertThat(scene.isOnTable(MINES)).isFalse();
        assertThat(scene.isCaptive("Han Solo")).isTrue();
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
    }

    @Test
    void withoutTheCaptiveNothingComesOfIt() {
        var scene =
                arrived(
                        table().system("Kessel", DARK)
                                .at("Tatooine", "Devastator")
                                .passenger("Devastator", "Stormtrooper", "Garindan")
                                .captive("Garindan", "Han Solo"));
        scene.passUntil(DARK, Phase.DRAW);
        assertThat(scene.lost(DARK)).hasSize(12);
        assertThat(scene.isOnTable(MINES)).isTrue();
        assertThat(scene.isCaptive("Han Solo")).isTrue();
    }

    @Test
    void theCaptiveIsFreeIfTheTrooperIsLostOnTheWay() {
        var scene =
                table().system("Kessel", DARK)
                        .at(CANTINA, "Stormtrooper", "Chewbacca")
                        .captive("Stormtrooper", "Luke Skywalker")
                        .on("Kessel", MINES)
                        .aimed(MINES, "Stormtrooper")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil("forfeit Stormtrooper").forfeit("Stormtrooper").endTurn();
        assertThat(scene.isOnTable("Luke Skywalker") && scene.isCaptive("Luke Skywalker"))
                .isFalse();
        assertThat(scene.lost(LIGHT)).doesNotContain("Luke Skywalker");
        assertThat(scene.isOnTable(MINES)).isFalse();
    }

    @Test
    void anotherErrandOfTheTrooperIsNotItsOwn() {
        var errand =
                Kinds.utinniEffect("Plain Errand", DARK, "0_1")
                        .destiny(1)
                        .says(Abilities.deploysOn(Filters.SYSTEM).aimingAt(Filters.CHARACTER));
        var scene =
                tableWith(errand)
                        .system("Kessel", DARK)
                        .system("Endor", DARK)
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Stormtrooper")
                        .captive("Stormtrooper", "Luke Skywalker")
                        .on("Kessel", MINES)
                        .aimed(MINES, "Stormtrooper")
                        .on("Endor", "Plain Errand")
                        .aimed("Plain Errand", "Stormtrooper")
                        .force(DARK, 5)
                        .lost(DARK, 12)
                        .turn(DARK, Phase.MOVE);
        scene.move("Devastator").to("Endor").passResponses().passUntil(DARK, Phase.DRAW);
        assertThat(scene.isCaptive("Luke Skywalker")).isTrue();
        assertThat(scene.isOnTable(MINES)).isTrue();
    }
}
