package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.DRIVING;
import static holosite.language.filter.Relation.PILOTING;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Drivers: who drives a transport vehicle, and what it cannot do without one. */
class DriverTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    private static Position speederWith(String... crew) {
        var position = table().site(MOS_EISLEY, DARK).at(FARM, SPEEDER).force(LIGHT, 4);
        for (String one : crew) {
            position.aboard(SPEEDER, one);
        }
        return position;
    }

    @Test
    @Claim("driver#1")
    void whoeverIsNoDroidDrivesATransport() {
        var scene = speederWith("Rebel Trooper").turn(LIGHT, Phase.MOVE);

        assertThat(is(scene, "Rebel Trooper", DRIVING, SPEEDER)).isTrue();
        scene.move(SPEEDER).to(MOS_EISLEY);
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(MOS_EISLEY);
    }

    @Test
    @Claim("driver#2")
    void aVehicleDroidDrivesATransport() {
        var scene = speederWith("R4-E1").turn(LIGHT, Phase.MOVE);

        assertThat(scene.power(SPEEDER)).isEqualTo(2);
        scene.move(SPEEDER).to(MOS_EISLEY);
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(MOS_EISLEY);
    }

    @Test
    @Claim({"driver#3", "driver#7", "driver#8"})
    void otherDroidsAreNoDriversAndTheTransportStands() {
        var scene = speederWith("R2-D2", "C-3PO").turn(LIGHT, Phase.MOVE);

        scene.mayNot("move " + SPEEDER, "change seats of R2-D2", "change seats of C-3PO");
        assertThat(scene.power(SPEEDER)).isZero();
        assertThat(scene.maneuver(SPEEDER)).isNaN();
        assertThat(scene.landspeed(SPEEDER)).isZero();
    }

    @Test
    @Claim({"driver#4", "driver#5"})
    void theOwnerSaysWhoDrives() {
        for (Phase phase : new Phase[] {Phase.DEPLOY, Phase.MOVE}) {
            var scene = speederWith("Han Solo", "Rebel Trooper").turn(LIGHT, phase);
            assertThat(is(scene, "Han Solo", DRIVING, SPEEDER)).isTrue();

            scene.answer("change seats of Rebel Trooper");

            assertThat(is(scene, "Rebel Trooper", DRIVING, SPEEDER)).isTrue();
            assertThat(is(scene, "Han Solo", DRIVING, SPEEDER)).isFalse();
            assertThat(scene.roleOf("Han Solo")).isEqualTo(Role.PASSENGER);
        }
        for (Phase phase : new Phase[] {Phase.CONTROL, Phase.BATTLE, Phase.DRAW}) {
            speederWith("Han Solo", "Rebel Trooper")
                    .turn(LIGHT, phase)
                    .mayNot("change seats of Rebel Trooper", "change seats of Han Solo");
        }
    }

    @Test
    @Claim("driver#6")
    void aPilotAtTheWheelOfATransportDoesNotPilotIt() {
        var scene = speederWith("Luke Skywalker").turn(LIGHT, Phase.MOVE);

        assertThat(is(scene, "Luke Skywalker", DRIVING, SPEEDER)).isTrue();
        assertThat(is(scene, "Luke Skywalker", PILOTING, SPEEDER)).isFalse();
        assertThat(scene.power(SPEEDER)).isEqualTo(1);
    }

    @Test
    @Claim("driver#9")
    void withoutADriverTheWeaponsOfATransportAreSilent() {
        for (boolean driven : new boolean[] {true, false}) {
            var position =
                    table().at(FARM, "Sandcrawler", "Luke Skywalker", "Stormtrooper")
                            .on("Sandcrawler", "Dual Laser Cannon")
                            .passenger("Sandcrawler", "Leia Organa")
                            .force(LIGHT, 4);
            if (driven) {
                position.pilot("Sandcrawler", "Rebel Trooper");
            }
            var scene = position.turn(LIGHT, Phase.BATTLE).battleAt(FARM);

            assertThat(scene.isOffered("fire Dual Laser Cannon")).isEqualTo(driven);
        }
    }

    @Test
    @Claim("driver#10")
    void withoutADriverATransportDoesNotUseItsText() {
        var driven = speederWith("Luke Skywalker").turn(LIGHT, Phase.MOVE);
        var idle =
                table().at(FARM, SPEEDER)
                        .passenger(SPEEDER, "Luke Skywalker")
                        .turn(LIGHT, Phase.MOVE);

        assertThat(driven.figure(Figure.MOVE_COST, SPEEDER)).isZero();
        assertThat(idle.figure(Figure.MOVE_COST, SPEEDER)).isEqualTo(1);
        // its capacity holds all the same
        idle.answer("change seats of Luke Skywalker");
        assertThat(idle.figure(Figure.MOVE_COST, SPEEDER)).isZero();
    }

    @Test
    @Claim("driver#11")
    void anEmptyLiftTubeMovesAndReacts() {
        String corridor = "Death Star: Detention Block Corridor";
        String room = "Death Star: War Room";
        var moving =
                table().site(room, DARK)
                        .at(corridor, "dark Lift Tube")
                        .force(DARK, 2)
                        .turn(DARK, Phase.MOVE);
        moving.move("dark Lift Tube").to(room);
        assertThat(moving.locationOf("dark Lift Tube")).isEqualTo(room);

        var reacting =
                table().at(room, "Stormtrooper", "Luke Skywalker")
                        .at(corridor, "dark Lift Tube")
                        .force(DARK, 2)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        reacting.battleAt(room).react("dark Lift Tube");
        assertThat(reacting.locationOf("dark Lift Tube")).isEqualTo(room);
    }
}
