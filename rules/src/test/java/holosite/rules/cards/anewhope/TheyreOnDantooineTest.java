package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** They're On Dantooine. */
class TheyreOnDantooineTest {
    private static final String LIE = "They're On Dantooine";
    private static final String IGNITION = "Commence Primary Ignition";

    private static Position stations() {
        return table().system("Dantooine", LIGHT)
                .system("Kessel", DARK)
                .system("Death Star", DARK)
                .site(WAR_ROOM, DARK);
    }

    @Test
    void itDeploysOnDantooineForTwoForceOnceInTheGame() {
        var scene =
                stations().hand(LIGHT, LIE, LIE + "#2").force(LIGHT, 6).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(LIE).passResponses();
        assertThat(scene.hostOf(LIE)).isEqualTo("Dantooine");
        assertThat(scene.forcePile(LIGHT)).hasSize(4);
        scene.passUntil(LIGHT).mayNot("deploy " + LIE + "#2");
    }

    @Test
    void itNeedsDantooineAndTheDeathStar() {
        table().system("Kessel", LIGHT)
                .system("Death Star", DARK)
                .hand(LIGHT, LIE)
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + LIE);
        table().system("Dantooine", LIGHT)
                .at(WAR_ROOM, "Stormtrooper")
                .hand(LIGHT, LIE)
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + LIE);
    }

    @Test
    void itStaysWhileTheDeathStarReachesSomethingElse() {
        var errand =
                Kinds.utinniEffect("Plain Errand", LIGHT, "0_1")
                        .destiny(1)
                        .says(Abilities.deploysOn(Filters.SYSTEM).aimingAt(Filters.SYSTEM));
        var scene =
                tableWith(errand)
                        .system("Dantooine", LIGHT)
                        .system("Kessel", DARK)
                        .system("Death Star", DARK)
                        .counter("Death Star", 8)
                        .on("Dantooine", LIE)
                        .aimed(LIE, "Death Star")
                        .on("Kessel", "Plain Errand")
                        .aimed("Plain Errand", "Death Star")
                        .force(DARK, 10)
                        .turn(DARK, Phase.MOVE);
        scene.move("Death Star").number(8).choose("Kessel").passResponses();
        assertThat(scene.isOnTable(LIE)).isTrue();
    }

    private static Position overKessel() {
        return stations()
                .on("Death Star", "Superlaser")
                .counter("Death Star", 8)
                .aimed("Death Star", "Kessel")
                .hand(DARK, IGNITION)
                .force(DARK, 10);
    }

    @Test
    void untilTheDeathStarReachesItNoIgnitionIsPlayed() {
        overKessel().turn(DARK, Phase.CONTROL).offers("play " + IGNITION);
        overKessel()
                .on("Dantooine", LIE)
                .aimed(LIE, "Death Star")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + IGNITION);
    }

    @Test
    void itIsCanceledAsTheDeathStarOrbitsDantooine() {
        var scene =
                stations()
                        .counter("Death Star", 4)
                        .on("Dantooine", LIE)
                        .aimed(LIE, "Death Star")
                        .force(DARK, 10)
                        .turn(DARK, Phase.MOVE);
        assertThat(scene.isOnTable(LIE)).isTrue();
        scene.move("Death Star").number(5);
        assertThat(scene.isOnTable(LIE)).isTrue();
        scene.choose("Dantooine").passResponses();
        assertThat(scene.isOnTable(LIE)).isFalse();
    }
}
