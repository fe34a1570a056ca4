package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Overload. */
class OverloadTest {
    private static Scene overloaded(int destiny, Position position) {
        var scene =
                position.hand(DARK, "Overload")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);
        return scene.play("Overload").passResponses();
    }

    private static Position rifle() {
        return table().at(CANTINA, "Rebel Trooper").on("Rebel Trooper", "Blaster Rifle");
    }

    @Test
    void aLowerDestinyDestroysTheWeapon() {
        // the rifle's destiny is 3
        var lost = overloaded(2, rifle());
        assertThat(lost.lost(LIGHT)).containsExactly("Blaster Rifle");
        var kept = overloaded(3, rifle());
        assertThat(kept.isOnTable("Blaster Rifle")).isTrue();
        assertThat(kept.lost(DARK)).contains("Overload");
    }

    @Test
    void aDestinyOfZeroTakesTheBearerToo() {
        assertThat(overloaded(0, rifle()).lost(LIGHT)).contains("Blaster Rifle", "Rebel Trooper");
    }

    @Test
    @Ruling("permanent-weapon-and-overload")
    void ofWhoHasAWeaponBuiltInOnlyZeroTakesAnything() {
        assertThat(overloaded(0, table().at(CANTINA, "Luke With Lightsaber")).lost(LIGHT))
                .contains("Luke With Lightsaber");
        assertThat(overloaded(1, table().at(CANTINA, "Luke With Lightsaber")).lost(LIGHT))
                .isEmpty();
    }

    @Test
    void withoutAWeaponThereIsNothingToTarget() {
        table().at(CANTINA, "Rebel Trooper")
                .hand(DARK, "Overload")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Overload");
    }

    @Test
    void aVehicleSurvivesTheOverloadOfItsWeapon() {
        var scene =
                overloaded(
                        0,
                        table().at(MOS_EISLEY, "Snowspeeder").on("Snowspeeder", "Power Harpoon"));
        assertThat(scene.lost(LIGHT)).containsExactly("Power Harpoon");
        assertThat(scene.isOnTable("Snowspeeder")).isTrue();
    }

    @Test
    void oneWeaponIsTargetedOrOneWithAWeaponBuiltIn() {
        var position =
                rifle().at(CANTINA, "Stormtrooper")
                        .on("Stormtrooper", "Assault Rifle")
                        .at(CANTINA, "Luke With Lightsaber", "Boba Fett With Blaster Rifle")
                        .hand(DARK, "Overload");
        var weapons = position.turn(DARK, Phase.CONTROL).play("Overload", 1);
        assertThat(weapons.offered()).containsExactlyInAnyOrder("Blaster Rifle", "Assault Rifle");
        weapons.mayNot("Blaster Rifle; Assault Rifle");
        var armed =
                table().at(CANTINA, "Luke With Lightsaber", "Boba Fett With Blaster Rifle")
                        .hand(DARK, "Overload")
                        .turn(DARK, Phase.CONTROL)
                        .play("Overload");
        assertThat(armed.offered())
                .containsExactlyInAnyOrder("Luke With Lightsaber", "Boba Fett With Blaster Rifle");
        armed.mayNot("Luke With Lightsaber; Boba Fett With Blaster Rifle");
    }
}
