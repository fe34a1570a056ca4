package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Luke's Lightsaber. */
class LukesLightsaberTest {
    private static final String SABER = "Luke's Lightsaber";
    private static final String LUKE = "Luke Skywalker";

    @Test
    void itDeploysOnLukeForFree() {
        var scene =
                table().at(CANTINA, LUKE, "Obi-Wan Kenobi (1_21)", "Leia Organa")
                        .hand(LIGHT, SABER)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(SABER).passResponses();
        assertThat(scene.hostOf(SABER)).isEqualTo(LUKE);
        table().at(CANTINA, "Obi-Wan Kenobi (1_21)", "Leia Organa")
                .hand(LIGHT, SABER)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + SABER);
    }

    @Test
    void itAddsOneToDefenseValueAndTrainingDestiny() {
        var bare = table().at(CANTINA, LUKE).turn(LIGHT);
        var armed = table().at(CANTINA, LUKE, "Leia Organa").on(LUKE, SABER).turn(LIGHT);
        assertThat(armed.defense(LUKE)).isEqualTo(bare.defense(LUKE) + 1);
        assertThat(armed.figure(Figure.TRAINING_DESTINY, LUKE)).isEqualTo(1);
        assertThat(armed.figure(Figure.TRAINING_DESTINY, "Leia Organa")).isZero();
    }

    @Test
    void itMayAddOneToAForceDrainWhereItIsPresent() {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .at(MOS_EISLEY, LUKE)
                        .on(LUKE, SABER)
                        .turn(LIGHT, Phase.CONTROL);
        int drain = (int) scene.forceDrain(MOS_EISLEY, LIGHT);
        scene.drainAt(MOS_EISLEY).use(SABER).passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.lost(DARK)).hasSize(drain + 1);

        table().site(MOS_EISLEY, LIGHT)
                .site(CANTINA, LIGHT)
                .at(MOS_EISLEY, "Han Solo")
                .at(CANTINA, LUKE)
                .on(LUKE, SABER)
                .turn(LIGHT, Phase.CONTROL)
                .drainAt(MOS_EISLEY)
                .mayNot("use " + SABER);
    }

    @ParameterizedTest
    @CsvSource({"1, 2, false", "1, 3, true"})
    void twoDestiniesAboveTheDefenseValueHitAndLeaveNoForfeit(int one, int two, boolean hit) {
        var scene =
                table().site(CANTINA, LIGHT)
                        .at(CANTINA, LUKE, "Stormtrooper", "Grand Moff Tarkin")
                        .on(LUKE, SABER)
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, one, two)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.defense("Grand Moff Tarkin")).isEqualTo(3);
        scene.battleAt(CANTINA).passUntil("fire " + SABER);
        scene.fire(SABER).at("Grand Moff Tarkin").passResponses();
        assertThat(scene.isHit("Grand Moff Tarkin")).isEqualTo(hit);
        assertThat(scene.forfeitValue("Grand Moff Tarkin"))
                .isEqualTo(hit ? 0 : scene.printed(Figure.FORFEIT, "Grand Moff Tarkin"));
    }

    private static Card vehicle(String title, Trait kind) {
        return Kinds.combatVehicle(title, DARK, "0_" + kind)
                .destiny(3)
                .deploy(1)
                .power(1)
                .maneuver(3)
                .landspeed(3)
                .forfeit(2)
                .is(kind)
                .says();
    }

    @Test
    void itIsFiredAtCharactersCreaturesSpeederBikesAndSwoops() {
        var scene =
                tableWith(
                                vehicle("Plain Bike", Trait.SPEEDER_BIKE),
                                vehicle("Plain Swoop", Trait.SWOOP),
                                vehicle("Plain Walker", Trait.AT_ST))
                        .at(MOS_EISLEY, LUKE, "Stormtrooper", DARK_BEAST)
                        .at(MOS_EISLEY, "Plain Bike", "Plain Swoop", "Plain Walker")
                        .on(LUKE, SABER)
                        .turn(LIGHT);
        for (String target :
                List.of("Stormtrooper", DARK_BEAST, "Plain Bike", "Plain Swoop", "Plain Walker")) {
            assertThat(names(scene, SABER, target))
                    .as(target)
                    .isEqualTo(!target.equals("Plain Walker"));
        }
    }
}
