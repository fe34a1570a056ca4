package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Direct Hit. */
class DirectHitTest {
    private static Scene directHit(String weapon, String target) {
        var scene =
                table().at(PLAINS, "General Veers", "Blizzard 2", "Snowspeeder", "Luke Skywalker")
                        .on(weapon.equals("AT-AT Cannon") ? "Blizzard 2" : "General Veers", weapon)
                        .hand(DARK, "Direct Hit")
                        .force(DARK, 9)
                        .nextDestiny(DARK, weapon.equals("Imperial Blaster") ? 4 : 2)
                        .turn(DARK, Phase.BATTLE);
        return scene.battleAt(PLAINS).fire(weapon).at(target);
    }

    @ParameterizedTest
    @CsvSource({"Imperial Blaster", "AT-AT Cannon"})
    @Claim("direct-hit#1")
    void aDirectHitHelpsAnyWeaponAgainstACombatVehicle(String weapon) {
        var scene = directHit(weapon, "Snowspeeder");
        scene.play("Direct Hit", 1).passResponses();
        assertThat(scene.isHit("Snowspeeder")).isTrue();
        assertThat(scene.isIn("Direct Hit", Zone.USED_PILE)).isTrue();

        var without = directHit(weapon, "Snowspeeder").passResponses();
        assertThat(without.isHit("Snowspeeder")).isFalse();

        directHit(weapon, "Luke Skywalker").mayNot("play Direct Hit, text 1", "play Direct Hit");
    }

    @ParameterizedTest
    @CsvSource({"1, 3, false", "1, 4, true", "2, 1, false", "2, 2, true"})
    void aDirectHitAddsOneOrWhenLostThree(int text, int destiny, boolean hit) {
        var scene = directHit("Imperial Blaster", "Snowspeeder").nextDestiny(DARK, destiny);
        scene.play("Direct Hit", text).passResponses();
        assertThat(scene.isHit("Snowspeeder")).isEqualTo(hit);
        assertThat(scene.isIn("Direct Hit", text == 1 ? Zone.USED_PILE : Zone.LOST_PILE)).isTrue();
    }

    @Test
    void aDestinyAboutAVehicleThatNoWeaponDrawsIsNotHelped() {
        var scene =
                table().at(MOS_EISLEY, "Snowspeeder")
                        .hand(LIGHT, "Spaceport Speeders")
                        .hand(DARK, "Direct Hit")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Spaceport Speeders");
        mayNotInThisPhase(scene, "play Direct Hit, text 1", "play Direct Hit, text 2");
    }
}
