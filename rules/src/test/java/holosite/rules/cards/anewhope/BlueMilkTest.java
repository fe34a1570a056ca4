package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Blue Milk. */
class BlueMilkTest {
    @ParameterizedTest
    @CsvSource({"1, 1, 0", "2, 0, 1"})
    void aPlayerOfYourChoiceActivatesOneForce(int option, int light, int dark) {
        var scene = table().hand(LIGHT, "Blue Milk").turn(LIGHT, Phase.CONTROL);
        scene.play("Blue Milk").passUntil(Prompt.Key.OPTION).option(option).passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(light);
        assertThat(scene.forcePile(DARK)).hasSize(dark);
        assertThat(scene.used(LIGHT)).contains("Blue Milk");
    }

    @ParameterizedTest
    @CsvSource({"0, 0, false", "1, 0, true", "0, 1, true"})
    void oneOfThePlayersMustHaveACardInReserve(int light, int dark, boolean playable) {
        var scene =
                table().hand(LIGHT, "Blue Milk")
                        .force(LIGHT, 2)
                        .force(DARK, 2)
                        .reserve(LIGHT, light)
                        .reserve(DARK, dark)
                        .nothingElseInReserve(LIGHT)
                        .nothingElseInReserve(DARK)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOver()).isFalse();
        assertThat(scene.isOffered("play Blue Milk")).isEqualTo(playable);
    }

    @Test
    void itCancelsHypoAndJuriJuice() {
        var hypo =
                Kinds.device("Hypo", DARK, "0_1")
                        .destiny(5)
                        .says(Abilities.deploysOn(Filters.CHARACTER));
        var juice =
                Kinds.effect("Juri Juice", DARK, "0_2")
                        .destiny(4)
                        .says(Abilities.deploysOn(Filters.CHARACTER));
        for (String title : List.of("Hypo (0_1)", "Juri Juice (0_2)")) {
            var scene =
                    tableWith(hypo, juice)
                            .at(BAY, "Stormtrooper")
                            .on("Stormtrooper", title, "Electrobinoculars")
                            .hand(LIGHT, "Blue Milk")
                            .turn(LIGHT, Phase.CONTROL);
            scene.play("Blue Milk", 2).passResponses();
            assertThat(scene.cardsOn("Stormtrooper")).containsExactly("Electrobinoculars");
            assertThat(scene.lost(LIGHT)).contains("Blue Milk");
        }
    }
}
