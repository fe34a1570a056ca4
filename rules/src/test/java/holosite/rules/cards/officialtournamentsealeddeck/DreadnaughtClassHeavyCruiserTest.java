package holosite.rules.cards.officialtournamentsealeddeck;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Dreadnaught-Class Heavy Cruiser. */
class DreadnaughtClassHeavyCruiserTest {
    private static final String DREADNAUGHT = "Dreadnaught-Class Heavy Cruiser";

    @Test
    @Claim({"dreadnaught-class-heavy-cruiser#1"})
    void aDreadnaughtHasRoomForThirteen() {
        var capacity =
                table().at("Tatooine", DREADNAUGHT)
                        .turn(DARK, Phase.MOVE)
                        .printed(DREADNAUGHT)
                        .capacity();
        assertThat(capacity.pilots()).isEqualTo(3);
        assertThat(capacity.passengers()).isEqualTo(6);
        assertThat(capacity.ties()).isEqualTo(4);
        assertThat(capacity.starfighters()).isZero();
        assertThat(capacity.pilotsOrPassengers()).isZero();
    }

    @Test
    @Claim("dreadnaught-class-heavy-cruiser#2")
    void aDreadnaughtDocksWithOtherShips() {
        table().at("Tatooine", DREADNAUGHT, "Devastator")
                .passenger(DREADNAUGHT, "Stormtrooper")
                .force(DARK, 3)
                .turn(DARK, Phase.MOVE)
                .offers("dock " + DREADNAUGHT);
        table().at("Tatooine", DREADNAUGHT, "TIE Fighter")
                .passenger(DREADNAUGHT, "Stormtrooper")
                .force(DARK, 3)
                .turn(DARK, Phase.MOVE)
                .mayNot("dock " + DREADNAUGHT);
    }

    @Test
    @Claim({"dreadnaught-class-heavy-cruiser#3", "dreadnaught-class-heavy-cruiser#5"})
    void aDreadnaughtFliesItselfAndLeadsTies() {
        var scene =
                table().system("Hoth", DARK)
                        .at("Tatooine", DREADNAUGHT, "TIE Fighter", "X-wing", "Tyrant")
                        .at("Hoth", "TIE Fighter")
                        .at("Tatooine", "Black 3")
                        .pilot("Black 3", "Wedge Antilles")
                        .stolen("Black 3")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power(DREADNAUGHT)).isEqualTo(5);
        assertThat(scene.power("Tyrant")).isEqualTo(8);
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(3 + 1);
        assertThat(scene.power("TIE Fighter")).isEqualTo(2);
        assertThat(scene.power("TIE Fighter#2")).isEqualTo(1);
        // stolen, with 3 of its pilot
        assertThat(scene.power("Black 3")).isEqualTo(1 + 3);
        assertThat(scene.power("X-wing")).isEqualTo(3);
    }

    @Test
    @Claim("dreadnaught-class-heavy-cruiser#4")
    void aTurbolaserBatteryDeploysOnADreadnaught() {
        var scene =
                table().at("Tatooine", DREADNAUGHT, "TIE Fighter")
                        .hand(DARK, "Turbolaser Battery")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Turbolaser Battery").to(DREADNAUGHT);
        assertThat(scene.hostOf("Turbolaser Battery")).isEqualTo(DREADNAUGHT);
    }

    @Test
    @Claim("dreadnaught-class-heavy-cruiser#1")
    void nobodyBoardsADreadnaughtThatIsFull() {
        for (boolean full : new boolean[] {false, true}) {
            var position =
                    table().system("Tatooine", DARK)
                            .at("Tatooine", DREADNAUGHT)
                            .pilot(DREADNAUGHT, "DS-61-2", "DS-61-3")
                            .passenger(DREADNAUGHT, "Stormtrooper", "Stormtrooper", "Stormtrooper")
                            .passenger(DREADNAUGHT, "Stormtrooper", "Stormtrooper")
                            .cargo(DREADNAUGHT, "TIE Fighter", "TIE Fighter", "TIE Fighter");
            if (full) {
                position.pilot(DREADNAUGHT, "DS-61-4")
                        .passenger(DREADNAUGHT, "Stormtrooper")
                        .cargo(DREADNAUGHT, "TIE Fighter");
            }
            var scene =
                    position.hand(DARK, "Captain Piett", "Sandtrooper")
                            .force(DARK, 9)
                            .turn(DARK, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy Captain Piett")).isEqualTo(!full);
            assertThat(scene.isOffered("deploy Sandtrooper")).isEqualTo(!full);
        }
    }

    @Test
    @Claim("dreadnaught-class-heavy-cruiser#1")
    void onlyTiesAndNoMoreThanFourLandInADreadnaught() {
        for (boolean full : new boolean[] {false, true}) {
            var position =
                    table().at("Tatooine", DREADNAUGHT, "Punishing One", "TIE Advanced x1")
                            .pilot("Punishing One", "Dengar")
                            .pilot("TIE Advanced x1", "DS-61-2")
                            .cargo(DREADNAUGHT, "TIE Fighter", "TIE Fighter", "TIE Fighter");
            if (full) {
                position.cargo(DREADNAUGHT, "TIE Fighter");
            }
            var scene = position.force(DARK, 9).turn(DARK, Phase.MOVE);
            assertThat(scene.isOffered("embark TIE Advanced x1")).isEqualTo(!full);
            scene.mayNot("embark Punishing One");
        }
    }
}
