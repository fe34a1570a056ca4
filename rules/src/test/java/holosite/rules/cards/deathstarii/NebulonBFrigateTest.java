package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.CardBuilder;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nebulon-B Frigate. */
class NebulonBFrigateTest {
    private static Card weapon(String title, String id, Trait kind) {
        return Kinds.starshipWeapon(title, LIGHT, id)
                .destiny(2)
                .is(kind)
                .says(
                        Abilities.deploysOn(Filters.your(Filters.a(Trait.X_WING))).costing(4),
                        Abilities.fires(Filters.STARSHIP).costing(2));
    }

    private static Scene fleet(String weapon) {
        return tableWith(
                        weapon("Plain Battery", "0_1", Trait.TURBOLASER_BATTERY),
                        weapon("X-wing Laser Cannon", "0_2", Trait.LASER_CANNON),
                        weapon("Plain Launcher", "0_3", Trait.PROTON_TORPEDOES))
                .at("Tatooine", "Nebulon-B Frigate", "X-wing", "Corellian Corvette")
                .hand(LIGHT, weapon)
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.DEPLOY);
    }

    @Test
    void turbolaserBatteriesAndLaserCannonsOfStarshipsDeployAboardForFree() {
        for (String weapon : new String[] {"Plain Battery", "Quad Laser Cannon"}) {
            var scene = fleet(weapon);
            scene.deploy(weapon).to("Nebulon-B Frigate").passResponses();
            assertThat(scene.hostOf(weapon)).isEqualTo("Nebulon-B Frigate");
            assertThat(scene.forcePile(LIGHT)).hasSize(6);
        }
    }

    @Test
    void otherWeaponsDoNot() {
        for (String weapon : new String[] {"X-wing Laser Cannon", "Plain Launcher"}) {
            assertThat(fleet(weapon).deploy(weapon).passResponses().hostOf(weapon))
                    .isEqualTo("X-wing");
        }
        fleet("Dual Laser Cannon").mayNot("deploy Dual Laser Cannon");
        assertThat(fleet("Atgar Laser Cannon").isOffered("deploy Atgar Laser Cannon")).isFalse();
    }

    /** Weapons that go on any starship anyway, for four Force. */
    @Test
    void otherWeaponsThatGoThereAnywayAreNotFree() {
        for (Card weapon :
                List.of(
                        anywhere(Kinds.starshipWeapon("Plain Tube", LIGHT, "0_4"), Trait.CANNON),
                        anywhere(
                                Kinds.starshipWeapon("X-wing Laser Cannon", LIGHT, "0_5"),
                                Trait.LASER_CANNON))) {
            var scene =
                    tableWith(weapon)
                            .at("Tatooine", "Nebulon-B Frigate")
                            .hand(LIGHT, weapon.title())
                            .force(LIGHT, 6)
                            .turn(LIGHT, Phase.DEPLOY);
            scene.deploy(weapon.title()).passResponses();
            assertThat(scene.hostOf(weapon.title())).isEqualTo("Nebulon-B Frigate");
            assertThat(scene.forcePile(LIGHT)).as(weapon.title()).hasSize(2);
        }
    }

    private static Card anywhere(CardBuilder weapon, Trait kind) {
        return weapon.destiny(2)
                .is(kind)
                .says(
                        Abilities.deploysOn(Filters.your(Filters.STARSHIP)).costing(4),
                        Abilities.fires(Filters.STARSHIP).costing(2));
    }
}
