package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Vine Snake of both sides. */
class VineSnakeTest {
    @ParameterizedTest
    @CsvSource({"DARK, Vine Snake (4_113)", "LIGHT, Vine Snake (4_7)"})
    void itLivesAtPlanetSitesButNotOnHoth(Side side, String snake) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(PLAINS, DARK)
                        .site(WAR_ROOM, DARK)
                        .system("Tatooine", DARK)
                        .hand(side, snake)
                        .force(side, 2)
                        .turn(side, Phase.DEPLOY);
        scene.deploy(snake).passResponses();
        assertThat(scene.locationOf("Vine Snake")).isEqualTo(MOS_EISLEY);
        assertThat(scene.forcePile(side)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Vine Snake (4_113), Luke Skywalker, 4",
        "LIGHT, Vine Snake (4_7), Darth Vader, 6"
    })
    void inEveryMovePhaseADestinyAboveItsHostsAbilityWeakensIt(
            Side side, String snake, String host, int ability) {
        var scene = table().at(MOS_EISLEY, snake, host).turn(side, Phase.BATTLE);
        double power = scene.power(host);
        scene.letAttack("Vine Snake");
        assertThat(scene.hostOf("Vine Snake")).isEqualTo(host);

        int more = Math.min(ability + 1, 6);
        scene.nextDestiny(side, more).passUntil(side, Phase.DRAW);
        int lost = more > ability ? 1 : 0;
        assertThat(scene.power(host)).isEqualTo(power - lost);
        // and one that is not above it does no harm
        scene.nextDestiny(side, 1).passUntil(side.opposite(), Phase.DRAW);
        assertThat(scene.power(host)).isEqualTo(power - lost);
    }

    @ParameterizedTest
    @CsvSource({"DARK, Vine Snake (4_113)", "LIGHT, Vine Snake (4_7)"})
    void aHostThatHasOnePowerLeftIsNotEatenYet(Side side, String snake) {
        String host = side == DARK ? "Echo Base Trooper" : "Snowtrooper";
        var scene =
                table().at("Endor: Back Door", host)
                        .on(host, snake)
                        .counter("Vine Snake", 0)
                        .turn(side, Phase.CONTROL);
        assertThat(scene.power(host)).isEqualTo(1);
        assertThat(scene.isOnTable(host)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"DARK, Vine Snake (4_113)", "LIGHT, Vine Snake (4_7)"})
    void itBitesOnceInAMovePhaseWhenItsOwnerLikes(Side side, String snake) {
        String host = side == DARK ? "Chewbacca" : "Bossk";
        var scene = table().at(MOS_EISLEY, host).on(host, snake).turn(side, Phase.CONTROL);
        double power = scene.power(host);

        scene.nextDestiny(side, 6, 6, 6).passUntil(side, Phase.MOVE);
        assertThat(scene.power(host)).isEqualTo(power);
        scene.use("Vine Snake").passResponses();
        assertThat(scene.power(host)).isEqualTo(power - 1);
        scene.passUntil(side, Phase.DRAW);
        assertThat(scene.power(host)).isEqualTo(power - 1);
    }

    @ParameterizedTest
    @CsvSource({"Vine Snake (4_113)", "Vine Snake (4_7)"})
    void aSnakeOnSomebodyElseDoesNotCount(String snake) {
        var scene =
                table().at(MOS_EISLEY, "Chewbacca", "Bossk")
                        .on("Chewbacca", snake + "#1")
                        .counter("Vine Snake", 1)
                        .on("Bossk", snake + "#2")
                        .counter("Vine Snake#2", 2)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Chewbacca")).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"DARK, Vine Snake (4_113)", "LIGHT, Vine Snake (4_7)"})
    @Ruling("host-eaten-up")
    void whoseHostHasNoPowerLeftEatsIt(Side side, String snake) {
        String host = side == DARK ? "Rebel Trooper" : "Stormtrooper";
        var scene =
                table().at(MOS_EISLEY, snake, host).nextDestiny(side, 5).turn(side, Phase.BATTLE);
        scene.letAttack("Vine Snake").passUntil(side.opposite(), Phase.ACTIVATE);

        assertThat(scene.lost(side.opposite())).contains(host);
        assertThat(scene.locationOf("Vine Snake")).isEqualTo(MOS_EISLEY);
    }

    @ParameterizedTest
    @CsvSource({"Vine Snake (4_113)", "Vine Snake (4_7)"})
    void ofTwoTheWorseCounts(String snake) {
        var scene =
                table().at(MOS_EISLEY, "Chewbacca")
                        .on("Chewbacca", snake, snake)
                        .counter("Vine Snake", 2)
                        .counter("Vine Snake#2", 1)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Chewbacca")).isEqualTo(4);
    }

    @Test
    void theDarkOneAttachesToADroidAndAnyDestinyAboveZeroWearsItDown() {
        var scene =
                table().at(MOS_EISLEY, "Vine Snake (4_113)", "C-3PO")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Vine Snake");
        assertThat(scene.hostOf("Vine Snake")).startsWith("C-3PO");
        scene.passUntil(DARK, Phase.DRAW);
        // its power is 1
        assertThat(scene.lost(LIGHT).toString()).contains("C-3PO");
    }

    @Test
    void theLightOneLeavesDroidsAlone() {
        var scene = table().at(MOS_EISLEY, "Vine Snake (4_7)", "EG-6").turn(LIGHT, Phase.BATTLE);
        scene.mayNot("let attack Vine Snake");
        table().at(MOS_EISLEY, "Vine Snake (4_7)", "Stormtrooper")
                .turn(LIGHT, Phase.BATTLE)
                .letAttack("Vine Snake");
    }

    @Test
    void theLightOneLeavesBeastsOfBurdenAlone() {
        table().at(MOS_EISLEY, "Vine Snake (4_7)", "Dewback")
                .pilot("Dewback", "Stormtrooper")
                .turn(LIGHT, Phase.BATTLE)
                .mayNot("let attack Vine Snake");
    }
}
