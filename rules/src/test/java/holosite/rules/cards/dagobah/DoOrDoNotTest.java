package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Do, Or Do Not and There Is No Try, as Effects and as Defensive Shields. */
class DoOrDoNotTest {
    private static final String NONE = "none";
    private static final String SHUFFLE = "The Bith Shuffle";

    private static Position with(String card) {
        var position =
                table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi (1_21)")
                        .on(CANTINA, "Presence Of The Force")
                        .beside(LIGHT, "Bargaining Table");
        if (!card.equals(NONE)) {
            position.beside(card.startsWith("Do") ? LIGHT : DARK, card);
        }
        return position;
    }

    private static String alter(Side side) {
        return side == DARK ? "Alter (1_234)" : "Alter (1_71)";
    }

    private static String theirs(Side side) {
        return side == DARK ? "Bargaining Table" : "Presence Of The Force";
    }

    private static Scene altering(Side side, String card, int destiny) {
        var scene =
                with(card)
                        .hand(side, alter(side))
                        .nextDestiny(side, destiny)
                        .turn(side, Phase.CONTROL);
        scene.play("Alter").at(theirs(side));
        scene.answerDefaults(() -> !scene.isOffered("pass"));
        return scene;
    }

    private static int forceLost(Scene scene, Side side) {
        return (int) scene.lost(side).stream().filter(title -> !title.equals("Alter")).count();
    }

    @ParameterizedTest
    @CsvSource({
        "'Do, Or Do Not (4_21)', DARK",
        "'Do, Or Do Not (4_21)', LIGHT",
        "'Do, Or Do Not (13_15)', DARK",
        "'Do, Or Do Not (13_15)', LIGHT",
        "There Is No Try (4_134), DARK",
        "There Is No Try (4_134), LIGHT",
        "There Is No Try (13_90), DARK",
        "There Is No Try (13_90), LIGHT"
    })
    void aSuccessfulDestinyForAlterCostsItsPlayerTwoForce(String card, Side side) {
        var success = altering(side, card, 5);
        assertThat(success.isOnTable(theirs(side))).isFalse();
        assertThat(forceLost(success, side)).isEqualTo(2);

        var failure = altering(side, card, 6);
        assertThat(failure.isOnTable(theirs(side))).isTrue();
        assertThat(forceLost(failure, side)).isZero();

        assertThat(forceLost(altering(side, NONE, 5), side)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "none, false",
        "'Do, Or Do Not (4_21)', true",
        "'Do, Or Do Not (13_15)', true",
        "There Is No Try (4_134), true",
        "There Is No Try (13_90), true"
    })
    void senseAndAlterGoToTheLostPileWhateverTheyDo(String card, boolean lost) {
        var failed = altering(LIGHT, card, 6);
        assertThat(failed.lost(LIGHT).contains("Alter")).isEqualTo(lost);
        assertThat(failed.used(LIGHT).contains("Alter")).isEqualTo(!lost);

        // Sense cancels Alter without a destiny: nobody loses Force
        var sensed =
                with(card).hand(LIGHT, alter(LIGHT)).hand(DARK, "Sense").turn(LIGHT, Phase.CONTROL);
        sensed.play("Alter").at("Presence Of The Force").play("Sense, text 3").passResponses();
        assertThat(sensed.isOnTable("Presence Of The Force")).isTrue();
        assertThat(sensed.lost(DARK).contains("Sense")).isEqualTo(lost);
        assertThat(sensed.lost(DARK)).hasSize(lost ? 1 : 0);

        // another Used Interrupt stays one
        var shuffle = with(card).hand(LIGHT, SHUFFLE).turn(LIGHT, Phase.CONTROL);
        shuffle.play(SHUFFLE, 1).passResponses();
        assertThat(shuffle.lost(LIGHT)).doesNotContain(SHUFFLE);
    }

    @Test
    void aSuccessfulDestinyForSenseCostsTwoForceAndTwoSuchCardsCostFour() {
        for (boolean both : new boolean[] {false, true}) {
            var position = with("Do, Or Do Not (4_21)");
            if (both) {
                position.beside(DARK, "There Is No Try (4_134)");
            }
            var scene =
                    position.hand(LIGHT, SHUFFLE)
                            .hand(DARK, "Sense")
                            .nextDestiny(DARK, 1)
                            .turn(LIGHT, Phase.CONTROL);
            scene.play(SHUFFLE, 1).play("Sense, text 1");
            scene.answerDefaults(() -> scene.lost(LIGHT).isEmpty());
            assertThat(scene.lost(DARK).stream().filter(card -> !card.equals("Sense")))
                    .hasSize(both ? 4 : 2);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Do, Or Do Not (4_21)",
                "Do, Or Do Not (13_15)",
                "There Is No Try (4_134)",
                "There Is No Try (13_90)"
            })
    void aSuccessfulDestinyForAnotherCardCostsNothing(String card) {
        var scene =
                with(card)
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "Overload")
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Overload").passResponses();
        assertThat(scene.isOnTable("Darth Vader")).isFalse();
        assertThat(scene.lost(DARK))
                .containsExactlyInAnyOrder("Darth Vader", "Vader's Lightsaber", "Overload");
    }

    @Test
    void anInterruptMadeALostOneIsNoUsedInterruptToOtherTexts() {
        for (String card : new String[] {NONE, "Do, Or Do Not (4_21)"}) {
            var scene =
                    with(card)
                            .beside(LIGHT, "Polarized Negative Power Coupling")
                            .hand(LIGHT, alter(LIGHT))
                            .nextDestiny(LIGHT, 6)
                            .turn(LIGHT, Phase.CONTROL);
            scene.play("Alter").at("Presence Of The Force");
            scene.passResponses();
            assertThat(scene.lost(LIGHT).contains("Alter")).isEqualTo(!card.equals(NONE));
        }
    }
}
