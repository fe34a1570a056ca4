package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.DAZE;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ralltiir Operations / In The Hands Of The Empire. */
class RalltiirOperationsTest {
    private static final String OPERATIONS = "Ralltiir Operations";
    private static final List<String> SITES =
            List.of("Forest", "Spaceport City", "Spaceport Docking Bay");

    private static final String MARA = "Mara Jade, The Emperor's Hand";

    private static Position ralltiir() {
        var position = table().system("Ralltiir", LIGHT).beside(DARK, OPERATIONS);
        SITES.forEach(site -> position.locationOf("Ralltiir", site, DARK));
        return position;
    }

    private static boolean flips(Position position) {
        return position.turn(DARK, Phase.CONTROL).pass().has(OPERATIONS, Flag.FLIPPED);
    }

    @Test
    void itFlipsWhereImperialsControlThreeSites() {
        assertThat(
                        flips(
                                ralltiir()
                                        .at(SITES.get(0), "Stormtrooper")
                                        .at(SITES.get(1), "Stormtrooper")
                                        .at(SITES.get(2), "Stormtrooper")))
                .isTrue();
        assertThat(
                        flips(
                                ralltiir()
                                        .at(SITES.get(0), "Stormtrooper")
                                        .at(SITES.get(1), "Stormtrooper")
                                        .at(SITES.get(2), "Bossk")))
                .isFalse();
        assertThat(
                        flips(
                                ralltiir()
                                        .at(SITES.get(0), "Stormtrooper")
                                        .at(SITES.get(1), "Stormtrooper")
                                        .at(SITES.get(2), "Stormtrooper", "Rebel Trooper")))
                .isFalse();
    }

    @Test
    void allThreeAreSitesOfRalltiirWithAnImperialWhoIsNoSpyInHiding() {
        String flagship = "Devastator";
        assertThat(flips(held())).isTrue();
        assertThat(flips(held().at(CANTINA, "Rebel Trooper"))).isTrue();
        assertThat(flips(two().at(CANTINA, "Stormtrooper"))).isFalse();
        assertThat(flips(two().at("Ralltiir", flagship).pilot(flagship, "Admiral Ozzel")))
                .isFalse();
        assertThat(flips(two().at(SITES.get(2), "Bossk", MARA).undercover(MARA))).isFalse();
        assertThat(flips(two().at(SITES.get(2), MARA))).isTrue();
    }

    /** The third Imperial, beside somebody who gives presence, gives none himself. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anImperialWithoutAbilityNeitherControlsNorOccupies(boolean dazed) {
        for (boolean flipped : new boolean[] {true, false}) {
            var position = tableWith(DAZE).system("Ralltiir", LIGHT).beside(DARK, OPERATIONS);
            for (String site : SITES) {
                position.locationOf("Ralltiir", site, DARK).at(site, "Stormtrooper");
            }
            position.at(SITES.get(2), "Bossk");
            if (dazed) {
                position.on("Stormtrooper#3", "Plain Daze");
            }
            if (flipped) {
                assertThat(added(position)).isEqualTo(dazed ? 2 : 3);
            } else {
                assertThat(flips(position)).isEqualTo(!dazed);
            }
        }
    }

    /** Two sites in Imperial hands. */
    private static Position two() {
        return ralltiir().at(SITES.get(0), "Stormtrooper").at(SITES.get(1), "Stormtrooper");
    }

    @Test
    void anImperialInsideAnEnclosedVehicleControlsItsSite() {
        assertThat(
                        flips(
                                ralltiir()
                                        .at(SITES.get(0), "Stormtrooper")
                                        .at(SITES.get(1), "Stormtrooper")
                                        .at(SITES.get(2), "Blizzard 1")
                                        .pilot("Blizzard 1", "General Veers")))
                .isTrue();
    }

    @Test
    void itDoesNotFlipWhileTheOpponentControlsAnyRalltiirLocation() {
        assertThat(
                        flips(
                                ralltiir()
                                        .at("Ralltiir", "A-wing")
                                        .at(SITES.get(0), "Stormtrooper")
                                        .at(SITES.get(1), "Stormtrooper")
                                        .at(SITES.get(2), "Stormtrooper")))
                .isFalse();
    }

    @Test
    void aLocationThatBothOccupyIsControlledByNobody() {
        assertThat(flips(held().at("Ralltiir", "A-wing"))).isFalse();
        assertThat(flips(held().at("Ralltiir", "A-wing", "Devastator"))).isTrue();

        var flipped =
                held().at("Ralltiir", "A-wing", "Devastator")
                        .at(SITES.get(0), "Rebel Trooper")
                        .mark(OPERATIONS, Flag.FLIPPED)
                        .turn(DARK, Phase.CONTROL)
                        .pass();
        assertThat(flipped.has(OPERATIONS, Flag.FLIPPED)).isTrue();
    }

    @Test
    void ontoRalltiirGoesASiteOrANonUniqueImperialOncePerDeployPhase() {
        var scene =
                table().system("Ralltiir", DARK)
                        .beside(DARK, OPERATIONS)
                        .locationOf("Ralltiir", "Forest", DARK)
                        .at("Forest", "Stormtrooper#2")
                        .site(CANTINA, DARK)
                        .reserve(
                                DARK,
                                "Spaceport City",
                                "Stormtrooper",
                                "General Veers",
                                "Bossk",
                                "EG-6")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.use(OPERATIONS);
        assertThat(scene.offered()).anyMatch(o -> o.startsWith("Spaceport City"));
        assertThat(scene.offered()).anyMatch(o -> o.startsWith("Stormtrooper"));
        assertThat(scene.offered()).noneMatch(o -> o.startsWith("General Veers"));
        assertThat(scene.offered()).noneMatch(o -> o.startsWith("Bossk"));
        assertThat(scene.offered()).contains("nothing").noneMatch(o -> o.startsWith("EG-6"));
        scene.chooseOnly("Stormtrooper").passResponses();
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo("Forest");
        assertThat(scene.used(DARK)).hasSize(1);
        scene.mayNot("use " + OPERATIONS);
        ralltiir()
                .reserve(DARK, "Stormtrooper")
                .turn(LIGHT, Phase.DEPLOY)
                .pass(LIGHT)
                .mayNot("use " + OPERATIONS);
    }

    @Test
    void rebelsDeployToRalltiirForTwoMoreOnBothSides() {
        for (boolean flipped : new boolean[] {false, true}) {
            var scene =
                    (flipped ? held() : ralltiir())
                            .site(CANTINA, DARK)
                            .hand(LIGHT, "Han Solo", "Lando Calrissian")
                            .turn(DARK, Phase.CONTROL)
                            .pass();
            int normal = scene.deployCost("Han Solo", CANTINA);
            assertThat(scene.deployCost("Han Solo", "Forest")).isEqualTo(normal + 2);
            assertThat(scene.deployCost("light Lando Calrissian", "Forest"))
                    .isEqualTo(scene.deployCost("light Lando Calrissian", CANTINA));
        }
    }

    /** All three sites in Imperial hands. */
    private static Position held() {
        return ralltiir()
                .at(SITES.get(0), "Stormtrooper")
                .at(SITES.get(1), "Stormtrooper")
                .at(SITES.get(2), "Stormtrooper");
    }

    private static Scene inTheHands(Position position) {
        return position.turn(DARK, Phase.CONTROL).pass();
    }

    @Test
    void flippedItWeakensTheOpponentsDrains() {
        var scene = inTheHands(held().site(CANTINA, LIGHT));
        assertThat(scene.forceDrain(CANTINA, LIGHT))
                .isEqualTo(table().site(CANTINA, LIGHT).turn(DARK).forceDrain(CANTINA, LIGHT) - 1);
        assertThat(scene.forceDrain(CANTINA, DARK))
                .isEqualTo(table().site(CANTINA, LIGHT).turn(DARK).forceDrain(CANTINA, DARK));
    }

    @Test
    void flippedItAddsToBattleDestinyForEachRalltiirLocationImperialsOccupy() {
        assertThat(added(held())).isEqualTo(3);
        assertThat(added(held().at(SITES.get(0), "Rebel Trooper"))).isEqualTo(3);
        assertThat(added(held().at("Ralltiir", "Devastator"))).isEqualTo(3);
        assertThat(added(held().at(CANTINA, "Stormtrooper"))).isEqualTo(3);
        assertThat(added(two().at(SITES.get(2), "Bossk", MARA).undercover(MARA))).isEqualTo(2);
        assertThat(added(held().at("Ralltiir", "Devastator").pilot("Devastator", "Admiral Ozzel")))
                .isEqualTo(4);
    }

    private static double added(Position position) {
        var scene =
                position.site(CANTINA, DARK)
                        .mark(OPERATIONS, Flag.FLIPPED)
                        .turn(DARK, Phase.CONTROL)
                        .pass();
        return scene.figureAt(Figure.TOTAL_BATTLE_DESTINY, CANTINA, DARK);
    }

    @Test
    void flippedItFetchesAnyCardForTwoForceOnceInEachOfItsControlPhases() {
        var scene =
                held().reserve(DARK, "Sense").force(DARK, 9).turn(DARK, Phase.CONTROL).pass(DARK);
        scene.passUntil(LIGHT, Phase.CONTROL).pass(LIGHT).mayNot("use " + OPERATIONS);
        scene.passUntil(DARK, Phase.CONTROL);
        int used = scene.used(DARK).size();
        scene.use(OPERATIONS).chooseOnly("dark Sense").passResponses();
        assertThat(scene.hand(DARK)).anyMatch(card -> card.contains("Sense"));
        assertThat(scene.used(DARK)).hasSize(used + 2);
        scene.mayNot("use " + OPERATIONS);
    }

    @Test
    void flippedItTurnsBackWhenTheOpponentControlsTwoRalltiirLocations() {
        var one =
                held().at("Ralltiir", "A-wing")
                        .mark(OPERATIONS, Flag.FLIPPED)
                        .turn(DARK, Phase.CONTROL)
                        .pass();
        assertThat(one.has(OPERATIONS, Flag.FLIPPED)).isTrue();
        var two =
                ralltiir()
                        .at("Ralltiir", "A-wing")
                        .at(SITES.get(0), "Rebel Trooper")
                        .mark(OPERATIONS, Flag.FLIPPED)
                        .turn(DARK, Phase.CONTROL)
                        .pass();
        assertThat(two.has(OPERATIONS, Flag.FLIPPED)).isFalse();
        var elsewhere =
                ralltiir()
                        .at("Ralltiir", "A-wing")
                        .at(CANTINA, "Rebel Trooper")
                        .mark(OPERATIONS, Flag.FLIPPED)
                        .turn(DARK, Phase.CONTROL)
                        .pass();
        assertThat(elsewhere.has(OPERATIONS, Flag.FLIPPED)).isTrue();
    }

    @Test
    void eitherSideGoesOutOfPlayWhenRalltiirIsBlownAway() {
        for (boolean flipped : new boolean[] {false, true}) {
            var position = ralltiir().mark("light Ralltiir", Flag.BLOWN_AWAY);
            if (flipped) {
                position.mark(OPERATIONS, Flag.FLIPPED);
            }
            assertThat(position.turn(DARK, Phase.CONTROL).outOfPlay(DARK))
                    .containsExactly(OPERATIONS);
        }
    }
}
