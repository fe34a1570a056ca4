package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.toCross;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Luke Skywalker, Jedi Knight. */
class LukeSkywalkerJediKnightTest {
    private static final String LUKE = "Luke Skywalker, Jedi Knight";
    private static final String FOREST = "Endor: Dense Forest";

    @Test
    void toEndorAndHomeOneHeDeploysForThreeLess() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .site(FOREST, DARK)
                        .at("Tatooine", "Home One", "Corellian Corvette")
                        .site("Home One: Docking Bay", LIGHT)
                        .hand(LIGHT, LUKE)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(LUKE, CANTINA)).isEqualTo(8);
        assertThat(scene.deployCost(LUKE, FOREST)).isEqualTo(5);
        assertThat(scene.deployCost(LUKE, "Home One")).isEqualTo(5);
        assertThat(scene.deployCost(LUKE, "Home One: Docking Bay")).isEqualTo(5);
        assertThat(scene.deployCost(LUKE, "Corellian Corvette")).isEqualTo(8);
    }

    @Test
    void whatHePilotsHasTwoMorePower() {
        var scene =
                table().at("Tatooine", "X-wing#1", "X-wing#2").pilot("X-wing#1", LUKE).turn(LIGHT);
        assertThat(scene.power("X-wing#1")).isEqualTo(scene.printed(Figure.POWER, "X-wing#1") + 2);
    }

    @Test
    void aLightsaberGivesPowerAndImmunityAndSoDoesBeingAlone() {
        var plain = table().at(CANTINA, LUKE, "Han Solo").turn(LIGHT);
        assertThat(plain.power(LUKE)).isEqualTo(6);
        assertThat(plain.immunity(LUKE)).isEqualTo(5);
        var alone = table().at(CANTINA, LUKE).turn(LIGHT);
        assertThat(alone.power(LUKE)).isEqualTo(6);
        assertThat(alone.immunity(LUKE)).isEqualTo(6);
        var armed =
                table().at(CANTINA, LUKE, "Han Solo").on(LUKE, "Anakin's Lightsaber").turn(LIGHT);
        assertThat(armed.power(LUKE)).isEqualTo(8);
        assertThat(armed.immunity(LUKE)).isEqualTo(6);
        var both = table().at(CANTINA, LUKE).on(LUKE, "Anakin's Lightsaber").turn(LIGHT);
        assertThat(both.immunity(LUKE)).isEqualTo(7);
        var other =
                table().at(CANTINA, LUKE, "Han Solo").on(LUKE, "light Blaster Rifle").turn(LIGHT);
        assertThat(other.power(LUKE)).isEqualTo(6);
        assertThat(other.immunity(LUKE)).isEqualTo(5);
    }

    @Test
    void hisOwnAttemptsToCrossOverAreThreeLessEvenAsACaptive() {
        var free = table().at(CANTINA, LUKE).at(BAY, "Darth Vader").turn(DARK);
        assertThat(toCross(free, LUKE)).isEqualTo(9);
        assertThat(toCross(free, "Darth Vader")).isEqualTo(12);
        var captive = table().at(BAY, "Darth Vader").captive("Darth Vader", LUKE).turn(DARK);
        assertThat(toCross(captive, LUKE)).isEqualTo(9);
        assertThat(captive.immunity(LUKE)).isZero();
        var missing = table().at(CANTINA, LUKE).missing(LUKE).turn(DARK);
        assertThat(toCross(missing, LUKE)).isEqualTo(12);
    }
}
