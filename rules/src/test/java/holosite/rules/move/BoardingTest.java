package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.DRIVING;
import static holosite.language.filter.Relation.PASSENGER_OF;
import static holosite.language.filter.Relation.PILOTING;
import static holosite.language.filter.Relation.PRESENT_AT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.catalog.Fits.fits;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.filter.CardState;
import holosite.language.words.Filters;
import holosite.rules.kit.Position;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Getting in and out of ships and vehicles, and what lies in a hold. */
class BoardingTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    @Test
    @Claim({"embarking#1", "embarking#3", "embarking#4", "embarking#5"})
    void charactersGetInAndOutOfVehiclesForNothingAfterTheirMoveToo() {
        var scene =
                table().at(FARM, SPEEDER, "Rebel Trooper")
                        .site(MOS_EISLEY, DARK)
                        .moved("Rebel Trooper")
                        .turn(LIGHT, Phase.MOVE);

        scene.embark("Rebel Trooper");
        assertThat(scene.hostOf("Rebel Trooper")).isEqualTo(SPEEDER);
        scene.disembark("Rebel Trooper");
        assertThat(scene.hostOf("Rebel Trooper")).isEqualTo(FARM);
        scene.embark("Rebel Trooper");
        assertThat(scene.hostOf("Rebel Trooper")).isEqualTo(SPEEDER);
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    @Claim("embarking#4")
    void whoGotInMayStillMakeHisRegularMove() {
        var scene =
                table().at(FARM, SPEEDER, "Rebel Trooper")
                        .site(MOS_EISLEY, DARK)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);

        scene.embark("Rebel Trooper").disembark("Rebel Trooper");

        scene.move("Rebel Trooper").to(MOS_EISLEY);
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(MOS_EISLEY);
    }

    @Test
    @Claim({"embarking#1", "embarking#5"})
    void charactersGetInAndOutOfStarfightersThatHaveLandedInTheMovePhaseOnly() {
        var scene =
                table().at(FARM, "Red 5", "Luke Skywalker", "Stormtrooper").turn(LIGHT, Phase.MOVE);
        scene.mayNot("embark Stormtrooper").embark("Luke Skywalker");
        assertThat(scene.roleOf("Luke Skywalker")).isEqualTo(Role.PILOT);
        scene.disembark("Luke Skywalker");
        assertThat(scene.hostOf("Luke Skywalker")).isEqualTo(FARM);

        for (Phase phase : new Phase[] {Phase.CONTROL, Phase.DEPLOY, Phase.BATTLE, Phase.DRAW}) {
            table().at(FARM, "Red 5", "Luke Skywalker")
                    .turn(LIGHT, phase)
                    .mayNot("embark Luke Skywalker");
        }
    }

    @Test
    @Claim("embarking#2")
    void starfightersGoInAndOutOfTheHoldOfACapitalStarshipWithRoomForThem() {
        var scene =
                table().at("Tatooine", "Devastator", "Black 2", "Corellian Corvette", "X-wing")
                        .pilot("Black 2", "DS-61-2")
                        .turn(DARK, Phase.MOVE);

        scene.embark("Black 2");
        assertThat(scene.roleOf("Black 2")).isEqualTo(Role.CARGO);
        assertThat(scene.hostOf("Black 2")).isEqualTo("Devastator");
        scene.disembark("Black 2");
        assertThat(scene.hostOf("Black 2")).isEqualTo("Tatooine");

        // a corvette carries one vehicle and no starfighter
        table().at("Tatooine", "Corellian Corvette", "X-wing")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("embark X-wing");
    }

    @Test
    @Claim("embarking#2")
    void vehiclesNeedTheMatchingCapacity() {
        String bay = "Tatooine: Docking Bay 94";
        table().at(bay, "Medium Transport", "Snowspeeder")
                .turn(LIGHT, Phase.MOVE)
                .offers("embark Snowspeeder");
        table().at(bay, "Millennium Falcon", "Snowspeeder")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("embark Snowspeeder");
    }

    private static Position tieInTheHold() {
        return table().at("Tatooine", "Devastator")
                .cargo("Devastator", "Black 2")
                .pilot("Black 2", "DS-61-2");
    }

    @Test
    @Claim("embarking#7")
    void whatLiesInAHoldAddsNoPowerAndIsNoTargetThere() {
        var scene =
                tieInTheHold()
                        .at("Tatooine", "Corellian Corvette")
                        .on("Corellian Corvette", "Quad Laser Cannon")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(scene.totalPower("Tatooine", DARK)).isEqualTo(scene.power("Devastator"));
        scene.battleAt("Tatooine").fire("Quad Laser Cannon");
        scene.mayNot("Black 2");
    }

    @Test
    @Claim("embarking#7")
    void outsideItsHoldAStarfighterIsThere() {
        for (boolean held : new boolean[] {true, false}) {
            var position =
                    table().at("Tatooine", "Devastator", "Corellian Corvette")
                            .on("Corellian Corvette", "Quad Laser Cannon");
            if (held) {
                position.cargo("Devastator", "TIE Fighter");
            } else {
                position.at("Tatooine", "TIE Fighter");
            }
            var scene = position.force(LIGHT, 5).turn(LIGHT, Phase.BATTLE);

            assertThat(is(scene, "TIE Fighter", PRESENT_AT, "Tatooine")).isEqualTo(!held);
            assertThat(scene.totalPower("Tatooine", DARK))
                    .isEqualTo(scene.power("Devastator") + (held ? 0 : 1));
            scene.battleAt("Tatooine").fire("Quad Laser Cannon");
            assertThat(scene.isOffered("TIE Fighter")).isEqualTo(!held);
        }
    }

    @Test
    @Claim("embarking#8")
    void crewsCrossBetweenTheHoldAndTheBridge() {
        var scene = tieInTheHold().turn(DARK, Phase.MOVE);

        scene.disembark("DS-61-2");
        assertThat(scene.hostOf("DS-61-2")).isEqualTo("Devastator");
        scene.embark("DS-61-2");
        assertThat(scene.hostOf("DS-61-2")).isEqualTo("Black 2");
    }

    @Test
    @Claim({"embarking#9", "embarking#10"})
    void whoSitsInTheHoldFillsNoSeatOfTheShipAndGivesItNothing() {
        var position = tieInTheHold();
        for (int i = 0; i < 6; i++) {
            position.pilot("Devastator", "AT-AT Driver");
        }
        position.hand(DARK, "Darth Vader").force(DARK, 9);
        for (int i = 0; i < 7; i++) {
            position.passenger("Devastator", "Stormtrooper");
        }
        var scene = position.turn(DARK, Phase.DEPLOY);

        assertThat(scene.power("Devastator")).isEqualTo(9);
        scene.deploy("Darth Vader").to("Devastator");
        assertThat(scene.roleOf("Darth Vader")).isEqualTo(Role.PASSENGER);
    }

    @Test
    @Claim("embarking#9")
    void whoSitsOnTheShipItselfFillsItsSeats() {
        for (int passengers : new int[] {7, 8}) {
            var position = tieInTheHold().hand(DARK, "Garindan").force(DARK, 9);
            for (int i = 0; i < passengers; i++) {
                position.passenger("Devastator", "Stormtrooper");
            }
            var scene = position.turn(DARK, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy Garindan")).isEqualTo(passengers == 7);
        }
    }

    @Test
    @Claim("embarking#10")
    void aPilotInTheHoldDoesNotPilotTheCarrier() {
        var scene = tieInTheHold().turn(DARK, Phase.MOVE);
        var onBridge =
                table().at("Tatooine", "Devastator")
                        .pilot("Devastator", "DS-61-2")
                        .turn(DARK, Phase.MOVE);

        assertThat(scene.power("Devastator")).isEqualTo(9);
        assertThat(is(scene, "DS-61-2", PILOTING, "Devastator")).isFalse();
        assertThat(onBridge.power("Devastator")).isEqualTo(12);
    }

    @Test
    @Claim("embarking#11")
    void aStarfighterInAHoldIsLanded() {
        var scene = tieInTheHold().at("Tatooine", "Black 3").turn(DARK, Phase.MOVE);

        assertThat(fits(scene, "Black 2", Filters.STARSHIP.in(CardState.LANDED))).isTrue();
        assertThat(fits(scene, "Black 3", Filters.STARSHIP.in(CardState.LANDED))).isFalse();
    }

    @Test
    @Claim("embarking#12")
    void onlyAPilotedStarfighterLeavesAHoldAndNothingElseCountsAsPiloting() {
        var piloted = tieInTheHold().turn(DARK, Phase.MOVE);
        assertThat(is(piloted, "DS-61-2", PILOTING, "Black 2")).isFalse();
        assertThat(piloted.power("Black 2")).isZero();
        piloted.offers("disembark Black 2");

        table().at("Tatooine", "Devastator")
                .cargo("Devastator", "Black 2")
                .turn(DARK, Phase.MOVE)
                .mayNot("disembark Black 2");
        table().at("Tatooine", "Devastator")
                .cargo("Devastator", "TIE Fighter")
                .turn(DARK, Phase.MOVE)
                .offers("disembark TIE Fighter");
    }

    @Test
    @Claim({"embarking#13", "embarking#14"})
    void aVehicleInAHoldIsNotWorkedAndUsesNoText() {
        var scene =
                table().at("Tatooine", "Medium Transport")
                        .cargo("Medium Transport", "Rogue 1")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .hand(LIGHT, "Dack Ralter", "Leia Organa", "Han Solo")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        var flying =
                table().at("Hoth: Ice Plains (5th Marker)", "Rogue 1")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(flying.immunity("Rogue 1")).isEqualTo(3);
        assertThat(scene.immunity("Rogue 1")).isNotEqualTo(3);
        assertThat(is(scene, "Luke Skywalker", PILOTING, "Rogue 1")).isFalse();
        assertThat(is(scene, "Luke Skywalker", DRIVING, "Rogue 1")).isFalse();
        assertThat(scene.power("Rogue 1")).isZero();
        // its capacity holds: one more seat
        scene.deploy("Dack Ralter").to("Rogue 1");
        assertThat(scene.hostOf("Dack Ralter")).isEqualTo("Rogue 1");
    }

    @Test
    @Claim("embarking#13")
    void thePermanentPilotOfAVehicleInAHoldKeepsHisAbility() {
        var with =
                table().at("Tatooine", "Medium Transport")
                        .cargo("Medium Transport", "Snowspeeder")
                        .turn(LIGHT, Phase.CONTROL);
        var without = table().at("Tatooine", "Medium Transport").turn(LIGHT, Phase.CONTROL);

        assertThat(with.totalAbility("Tatooine", LIGHT))
                .isEqualTo(without.totalAbility("Tatooine", LIGHT) + 1);
    }

    @Test
    @Claim("embarking#14")
    void whoSitsAtTheWheelOfATransportInAHoldDoesNotDriveIt() {
        var held =
                table().at("Tatooine", "Independence")
                        .cargo("Independence", SPEEDER)
                        .pilot(SPEEDER, "Luke Skywalker")
                        .turn(LIGHT, Phase.MOVE);
        var free =
                table().at(FARM, SPEEDER).pilot(SPEEDER, "Luke Skywalker").turn(LIGHT, Phase.MOVE);

        assertThat(is(held, "Luke Skywalker", DRIVING, SPEEDER)).isFalse();
        assertThat(is(held, "Luke Skywalker", PASSENGER_OF, SPEEDER)).isTrue();
        assertThat(is(free, "Luke Skywalker", DRIVING, SPEEDER)).isTrue();
        assertThat(is(free, "Luke Skywalker", PASSENGER_OF, SPEEDER)).isFalse();
        assertThat(held.figure(Figure.MOVE_COST, SPEEDER)).isEqualTo(1);
        assertThat(free.figure(Figure.MOVE_COST, SPEEDER)).isZero();
    }

    @Test
    @Claim("embarking#2")
    void aHoldTakesWhatItIsMadeForAndNoMore() {
        var rebels =
                table().at("Tatooine", "Independence", "Red 5", "Red 2", "Red 3", "Red 1")
                        .turn(LIGHT, Phase.MOVE);
        rebels.embark("Red 5").embark("Red 2").embark("Red 3").mayNot("embark Red 1");
    }

    @Test
    @Claim("embarking#2")
    void aSquadronFillsThreePlacesOfAHoldForTies() {
        String cruiser = "Dreadnaught-Class Heavy Cruiser";
        String squadron = "Death Star Assault Squadron";
        table().at("Tatooine", cruiser, squadron, "Punishing One")
                .pilot("Punishing One", "Dengar")
                .cargo(cruiser, "TIE Fighter")
                .turn(DARK, Phase.MOVE)
                .offers("embark " + squadron)
                .mayNot("embark Punishing One");
        table().at("Tatooine", cruiser, squadron)
                .cargo(cruiser, "TIE Fighter", "TIE Fighter")
                .turn(DARK, Phase.MOVE)
                .mayNot("embark " + squadron);
    }

    @Test
    @Claim("embarking#1")
    void anUndercoverSpyDoesNotGetIn() {
        table().at(FARM, SPEEDER, "TK-422", "Rebel Trooper")
                .undercover("TK-422")
                .turn(LIGHT, Phase.MOVE)
                .offers("embark Rebel Trooper")
                .mayNot("embark TK-422");
    }

    @Test
    @Claim("embarking#8")
    void whoComesUpFromAHoldNeedsAFreeSeatOfTheCarrier() {
        for (int passengers : new int[] {3, 4}) {
            var position =
                    table().at("Tatooine", "Medium Transport")
                            .cargo("Medium Transport", "Rogue 1")
                            .pilot("Rogue 1", "Luke Skywalker")
                            .pilot("Medium Transport", "Pops");
            for (int i = 0; i < passengers; i++) {
                position.passenger("Medium Transport", "Rebel Trooper");
            }
            var scene = position.turn(LIGHT, Phase.MOVE);
            assertThat(scene.isOffered("disembark Luke Skywalker")).isEqualTo(passengers == 3);
        }
    }

    @Test
    @Claim("embarking#1")
    void nobodyStepsOutInSpaceNorIntoWhatStandsElsewhere() {
        table().at("Hoth", "Red 5")
                .pilot("Red 5", "Luke Skywalker")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("disembark Luke Skywalker");
        table().at(FARM, "Rebel Trooper")
                .at(MOS_EISLEY, SPEEDER)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("embark Rebel Trooper");
        // neither side boards what belongs to the other
        table().at(FARM, SPEEDER, "Stormtrooper")
                .turn(DARK, Phase.MOVE)
                .mayNot("embark Stormtrooper");
    }

    @Test
    @Claim("embarking#2")
    void aVehicleDrivesInWithSomebodyAtItsControls() {
        String bay = "Tatooine: Docking Bay 94";
        table().at(bay, "Medium Transport", "Rogue 1")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("embark Rogue 1");
        var scene =
                table().at(bay, "Medium Transport", "Rogue 1")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .turn(LIGHT, Phase.MOVE);
        scene.embark("Rogue 1");
        assertThat(scene.hostOf("Rogue 1")).isEqualTo("Medium Transport");
        assertThat(scene.roleOf("Rogue 1")).isEqualTo(Role.CARGO);
    }

    @Test
    @Ruling("boarding-offered-twice")
    void gettingInAndOutIsOfferedTwiceInAPhase() {
        var scene = table().at(CANTINA, "Luke Skywalker", "Snowspeeder").turn(LIGHT, Phase.MOVE);

        for (int i = 0; i < 2; i++) {
            scene.embark("Luke Skywalker");
            scene.answerDefaults(() -> !scene.isOffered("disembark Luke Skywalker"));
            scene.disembark("Luke Skywalker");
        }

        scene.mayNot("embark Luke Skywalker");
    }
}
