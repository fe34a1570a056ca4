package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.hosts;
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

    /** With no Force but that for the battle, and a high destiny after those that count. */
    private static Scene fired(Side side, String who, String weapon, int cost, int... destinies) {
        String target = side == DARK ? "Rebel Trooper" : "Stormtrooper";
        var position = table().at(MOS_EISLEY, who, target);
        if (!weapon.equals(who)) {
            position.on(who, weapon);
        }
        var scene =
                position.force(side, 1 + cost)
                        .nextDestiny(side, destinies)
                        .turn(side, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passUntil("fire " + weapon).fire(weapon).at(target);
        assertThat(scene.passResponses().forcePile(side)).isEmpty();
        return scene;
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Obi-Wan Kenobi (1_21), Obi-Wan's Lightsaber",
        "LIGHT, Luke With Lightsaber, Luke With Lightsaber",
        "DARK, Darth Vader, Vader's Lightsaber",
        "DARK, Darth Vader With Lightsaber, Darth Vader With Lightsaber"
    })
    void aLightsaberHitsForFreeWithTwoDestiniesAboveTheDefense(
            Side side, String who, String weapon) {
        String target = side == DARK ? "Rebel Trooper" : "Stormtrooper";
        assertThat(fired(side, who, weapon, 0, 1, 0, 6).isHit(target)).isFalse();
        var hit = fired(side, who, weapon, 0, 1, 1, 6);
        assertThat(hit.isHit(target)).isTrue();
        assertThat(hit.forfeitValue(target)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Han Solo (1_11), Han's Heavy Blaster Pistol, 1, true",
        "LIGHT, Luke Skywalker, Han's Heavy Blaster Pistol, 1, false",
        "LIGHT, Han With Heavy Blaster Pistol, Han With Heavy Blaster Pistol, 0, true",
        "DARK, Boba Fett With Blaster Rifle, Boba Fett With Blaster Rifle, 0, true"
    })
    void aBlasterAddsOneToItsDestiny(
            Side side, String who, String weapon, int cost, boolean worthless) {
        String target = side == DARK ? "Rebel Trooper" : "Stormtrooper";
        assertThat(fired(side, who, weapon, cost, 0, 6).isHit(target)).isFalse();
        var hit = fired(side, who, weapon, cost, 1, 6);
        assertThat(hit.isHit(target)).isTrue();
        assertThat(hit.forfeitValue(target)).isEqualTo(worthless ? 0 : 2);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Obi-Wan Kenobi (1_21), Obi-Wan's Lightsaber",
        "LIGHT, Luke Skywalker (1_19), Anakin's Lightsaber",
        "DARK, Darth Vader, Vader's Lightsaber"
    })
    void aLightsaberElsewhereAddsNothingToADrain(Side side, String who, String saber) {
        table().site(MOS_EISLEY, side.opposite())
                .at(MOS_EISLEY, side == DARK ? "Stormtrooper" : "Rebel Trooper")
                .at(BAY, who)
                .on(who, saber)
                .turn(side, Phase.CONTROL)
                .drainAt(MOS_EISLEY)
                .mayNot("use " + saber);
    }

    @Test
    void hansPistolIsForWarriorsAndCheaperOnHan() {
        String pistol = "Han's Heavy Blaster Pistol";
        var scene =
                table().at(MOS_EISLEY, "Han Solo", "Rebel Trooper", "Wioslea", "Stormtrooper")
                        .hand(LIGHT, pistol)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(pistol, "Han Solo")).isEqualTo(1);
        assertThat(scene.deployCost(pistol, "Rebel Trooper")).isEqualTo(3);
        assertThat(hosts(scene, pistol)).containsExactlyInAnyOrder("Han Solo", "Rebel Trooper");
    }

    @Test
    void withHanOrJabbaInTheBattleFettAddsADestiny() {
        String fett = "Boba Fett With Blaster Rifle";
        for (String other : new String[] {"Han Solo", "Luke Skywalker"}) {
            var scene =
                    table().at(MOS_EISLEY, fett, "Darth Vader", other)
                            .at(BAY, other.equals("Han Solo") ? "Luke Skywalker" : "Han Solo")
                            .force(DARK, 1)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt(MOS_EISLEY);
            assertThat(battleDestinies(scene, DARK)).isEqualTo(other.equals("Han Solo") ? 2 : 1);
        }
    }
}
