package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What weapons of named characters do alike. */
class LightsabersTest {

    private static Scene battle(Side side, String who, String weapon, int... destinies) {
        String target = side == DARK ? "Rebel Trooper" : "Stormtrooper";
        var position = table().at(MOS_EISLEY, who, target);
        if (!weapon.equals(who)) {
            position.on(who, weapon);
        }
        var scene = position.force(side, 5).nextDestiny(side, destinies).turn(side, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passResponses();
        scene.fire(weapon).at(target).passResponses();
        return scene;
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Obi-Wan Kenobi (1_21), Obi-Wan's Lightsaber, true",
        "LIGHT, Luke With Lightsaber, Luke With Lightsaber, true",
        "LIGHT, Luke Skywalker (1_19), Anakin's Lightsaber, true",
        "DARK, Darth Vader, Darth Vader's Lightsaber, false"
    })
    void twoDestiniesHit(Side side, String who, String weapon, boolean worthless) {
        String target = side == DARK ? "Rebel Trooper" : "Stormtrooper";

        var scene = battle(side, who, weapon, 1, 1);

        assertThat(scene.isHit(target)).isTrue();
        assertThat(scene.forfeitValue(target) == 0).isEqualTo(worthless);
        assertThat(scene.forcePile(side)).as("fired for free").hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Obi-Wan Kenobi (1_21), Obi-Wan's Lightsaber",
        "LIGHT, Luke With Lightsaber, Luke With Lightsaber",
        "LIGHT, Luke Skywalker (1_19), Anakin's Lightsaber",
        "DARK, Darth Vader, Darth Vader's Lightsaber"
    })
    void twoDestiniesThatOnlyEqualTheDefenseValueMiss(Side side, String who, String weapon) {
        String target = side == DARK ? "Rebel Trooper" : "Stormtrooper";

        var scene = battle(side, who, weapon, 1, 0, 4);

        assertThat(scene.isHit(target)).isFalse();
    }

    @Test
    void hansPistolMakesWorthlessWhatHanHits() {
        var scene = battle(LIGHT, "Han Solo (1_11)", "Han's Heavy Blaster Pistol", 3);

        assertThat(scene.isHit("Stormtrooper")).isTrue();
        assertThat(scene.forfeitValue("Stormtrooper")).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "Obi-Wan Kenobi (1_21), Obi-Wan's Lightsaber",
        "Luke Skywalker (1_19), Anakin's Lightsaber"
    })
    void aLightsaberMayAddToADrainWhereItIs(String who, String saber) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, who)
                        .on(who, saber)
                        .turn(LIGHT, Phase.CONTROL);
        double before = scene.forceDrain(MOS_EISLEY, LIGHT);

        scene.drainAt(MOS_EISLEY).use(saber).passResponses();

        assertThat(scene.lost(DARK)).hasSize((int) before + 1);
    }

    @ParameterizedTest
    @CsvSource({
        "Obi-Wan Kenobi (1_21), Obi-Wan's Lightsaber",
        "Luke Skywalker (1_19), Anakin's Lightsaber"
    })
    void aLightsaberAddsNothingToADrainElsewhere(String who, String saber) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at(FARM, who)
                        .on(who, saber)
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);

        scene.drainAt(MOS_EISLEY).mayNot("use " + saber);
    }
}
