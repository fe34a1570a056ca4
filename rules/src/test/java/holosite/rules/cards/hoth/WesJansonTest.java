package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wes Janson, and the gunners who help as well. */
class WesJansonTest {
    /** A shot at a walker with armor 7: the cannon adds 2 against vehicles. */
    private static boolean hits(String gunner, String speeder, String pilot, int destiny) {
        var scene =
                table().at(PLAINS, speeder, "Blizzard Walker")
                        .pilot("Blizzard Walker", "AT-AT Driver")
                        .pilot(speeder, pilot)
                        .passenger(speeder, gunner)
                        .on(speeder, "Dual Laser Cannon")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).fire("Dual Laser Cannon").at("Blizzard Walker");
        return scene.isHit("Blizzard Walker");
    }

    @ParameterizedTest
    @CsvSource({
        "Rogue 1, Dutch, 1",
        "Rogue 3, Dutch, 3",
        "Rogue 1, Wedge Antilles (2_23), 3",
        "Rogue 1, Jek Porkins, 3"
    })
    void heAddsMoreOnRogue3AndBesideHisFriends(String speeder, String pilot, int added) {
        assertThat(hits("Wes Janson", speeder, pilot, 6 - added)).isTrue();
        assertThat(hits("Wes Janson", speeder, pilot, 5 - added)).isFalse();
    }

    private static double added(Position position, String vehicle, String weapon) {
        return position.on(vehicle, weapon)
                .turn(DARK, Phase.CONTROL)
                .figure(Figure.WEAPON_DESTINY_DRAW, weapon);
    }

    @ParameterizedTest
    @CsvSource({
        "Wes Janson, Rogue 4, Dual Laser Cannon, 1",
        "Imperial Gunner, Blizzard 1, AT-AT Cannon, 1"
    })
    void onlyAsAPassengerOfWhatCarriesTheWeapon(
            String gunner, String vehicle, String weapon, int more) {
        String other = vehicle.startsWith("R") ? "Snowspeeder" : "Blizzard 2";
        assertThat(added(table().at(PLAINS, vehicle).passenger(vehicle, gunner), vehicle, weapon))
                .isEqualTo(more);
        assertThat(added(table().at(PLAINS, vehicle, gunner), vehicle, weapon)).isZero();
        assertThat(
                        added(
                                table().at(PLAINS, vehicle, other).passenger(other, gunner),
                                vehicle,
                                weapon))
                .isZero();
        assertThat(
                        added(
                                table().at(PLAINS, vehicle)
                                        .pilot(vehicle, gunner)
                                        .on(gunner, "Ellorrs Madak"),
                                vehicle,
                                weapon))
                .isZero();
        assertThat(
                        added(
                                table().at(PLAINS, vehicle).passenger(vehicle, gunner),
                                gunner,
                                vehicle.startsWith("R") ? "Blaster" : "Blaster Rifle"))
                .isZero();
    }
}
