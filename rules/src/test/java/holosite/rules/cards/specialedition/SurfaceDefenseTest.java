package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Surface Defense, and Don't Tread On Me. */
class SurfaceDefenseTest {
    @ParameterizedTest
    @CsvSource({"4, true", "3, false"})
    void surfaceDefenseAddsOneToAWeaponDestiny(int destiny, boolean hit) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Imperial Blaster")
                        .hand(DARK, "Surface Defense")
                        .force(DARK, 5)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).fire("Imperial Blaster");
        scene.play("Surface Defense").passResponses();
        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
        assertThat(scene.used(DARK)).contains("Surface Defense");
    }

    @Test
    void aBattleDestinyIsNone() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .hand(DARK, "Surface Defense")
                        .force(DARK, 5)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passWeapons();
        scene.passUntil("yes").answer(DARK, "yes").mayNot("play Surface Defense");
    }

    @Test
    void norDoesDontTreadOnMeHelpABattleDestiny() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .hand(LIGHT, "Don't Tread On Me")
                        .force(LIGHT, 5)
                        .nextDestiny(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passWeapons();
        scene.passUntil("yes").answer(LIGHT, "yes").mayNot("play Don't Tread On Me");
    }

    @ParameterizedTest
    @CsvSource({"5, true", "4, false"})
    void dontTreadOnMeAddsOneToAWeaponDestiny(int destiny, boolean hit) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "Don't Tread On Me")
                        .force(LIGHT, 5)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).fire("Blaster Rifle");
        scene.play("Don't Tread On Me").passResponses();
        assertThat(scene.isHit("Darth Vader")).isEqualTo(hit);
        assertThat(scene.used(LIGHT)).contains("Don't Tread On Me");
    }
}
