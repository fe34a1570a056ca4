package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Under Attack. */
class UnderAttackTest {
    private static final String GRENADE = "Concussion Grenade";

    private static Position against(String vehicle, String warrior) {
        return table().at(PLAINS, vehicle, warrior).hand(LIGHT, "Under Attack");
    }

    /** The walker has armor 6, the scout 4, Blizzard 1 has 7. */
    @ParameterizedTest
    @CsvSource({
        "Imperial Walker, Luke Skywalker, , 6, false",
        "Blizzard Scout 1, Luke Skywalker, , 4, false",
        "Blizzard Scout 1, Luke Skywalker, , 5, true",
        "Imperial Walker, Luke Skywalker, Anakin's Lightsaber, 3, false",
        "Imperial Walker, Luke Skywalker, Anakin's Lightsaber, 4, true",
        "Imperial Walker, Luke Skywalker, Blaster, 4, false",
        "Imperial Walker, Luke Skywalker, Concussion Grenade, 3, false",
        "Imperial Walker, Luke Skywalker, Concussion Grenade, 4, true",
        "Imperial Walker, Luke With Lightsaber, , 4, true",
        "Blizzard 1, Luke Skywalker, Concussion Grenade & Anakin's Lightsaber, 0, false",
        "Imperial Walker, Luke Skywalker, Concussion Grenade & Anakin's Lightsaber, 0, true"
    })
    void theVehicleIsLostIfDestinyBeatsItsArmor(
            String vehicle, String warrior, String weapons, int destiny, boolean lost) {
        var position = against(vehicle, warrior).nextDestiny(LIGHT, destiny);
        if (vehicle.equals("Blizzard 1")) {
            position.pilot(vehicle, "AT-AT Driver");
        }
        for (String weapon : weapons == null ? new String[0] : weapons.split(" & ")) {
            position.on(warrior, weapon);
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);
        scene.play("Under Attack").passResponses();
        assertThat(scene.isOnTable(vehicle)).isEqualTo(!lost);
        if (weapons != null && weapons.contains(GRENADE)) {
            assertThat(scene.isOnTable(GRENADE)).isEqualTo(!lost);
        }
        if (weapons != null && weapons.contains("Lightsaber")) {
            assertThat(scene.isOnTable("Anakin's Lightsaber")).isTrue();
        }
    }

    @Test
    void ofSeveralGrenadesOneIsLostAndNobodyElsesIs() {
        var scene =
                against("Imperial Walker", "Luke Skywalker")
                        .at(PLAINS, "Rebel Trooper")
                        .on("Luke Skywalker", GRENADE + "#1", GRENADE + "#2", "Blaster")
                        .on("Rebel Trooper", GRENADE + "#3")
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Under Attack").choose("Luke Skywalker").passResponses();
        assertThat(scene.offered()).containsExactlyInAnyOrder(GRENADE, GRENADE + "#2");
        scene.choose(GRENADE + "#2").passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly(GRENADE + "#2");
        assertThat(scene.isOnTable(GRENADE + "#2")).isFalse();
    }

    @Test
    void aWarriorOfOnesOwnAndAnArmoredVehicleArePresentTogether() {
        against("Imperial Walker", "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("play Under Attack");
        against("Imperial Walker", "Luke Skywalker")
                .turn(DARK, Phase.CONTROL)
                .pass()
                .mayNot("play Under Attack");
        against("Rebel Snowspeeder", "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Under Attack");
        against("Imperial Walker", "Stormtrooper")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Under Attack");
        against("Imperial Walker", "Doikk Na'ts")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Under Attack");
        against("Imperial Walker", "Snowspeeder")
                .passenger("Snowspeeder", "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Under Attack");
        table().at(BAY, "Medium Transport", "Luke Skywalker")
                .hand(LIGHT, "Under Attack")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Under Attack");
        table().at(PLAINS, "Imperial Walker")
                .at(PERIMETER, "Luke Skywalker")
                .hand(LIGHT, "Under Attack")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Under Attack");
    }

    @Test
    void anArmoredVehicleOfOnesOwnCanBeTargetedToo() {
        var scene =
                table().at(PLAINS, "Sandcrawler", "Imperial Walker", "Luke Skywalker")
                        .at(PERIMETER, "Rebel Trooper")
                        .hand(LIGHT, "Under Attack")
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Under Attack");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Sandcrawler", "Imperial Walker");
    }
}
