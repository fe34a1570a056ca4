package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** General Dodonna. */
class GeneralDodonnaTest {
    private static final String ROOM = "Yavin 4: Massassi War Room";

    /** An Effect of that title whose X is 3. */
    private static final Card PLANNERS =
            Kinds.effect("Rebel Planners", LIGHT, "0_1")
                    .unique()
                    .destiny(4)
                    .says(
                            Abilities.deploysOn(Filters.SITE),
                            Abilities.always(Modifiers.base(Figure.X, 3, Filters.IT)));

    private static Position onYavin() {
        return tableWith(PLANNERS).site(ROOM, LIGHT).site("Yavin 4: Docking Bay", LIGHT);
    }

    @ParameterizedTest
    @CsvSource({"Yavin 4: Massassi War Room, 6", "Yavin 4: Docking Bay, 4", "'', 3"})
    void theRebelPlannersPlanBetter(String place, double x) {
        var position = onYavin().on(ROOM, "Rebel Planners");
        if (!place.isEmpty()) {
            position.at(place, "General Dodonna");
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.X, "Rebel Planners")).isEqualTo(x);
        assertThat(scene.destiny("Rebel Planners")).isEqualTo(4);
    }

    @Test
    void forOneForceAWrongTurnIsCanceled() {
        var scene =
                onYavin()
                        .at(ROOM, "General Dodonna")
                        .beside(DARK, "Wrong Turn")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("General Dodonna").passResponses();
        assertThat(scene.isIn("Wrong Turn", Zone.LOST_PILE)).isTrue();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);

        onYavin()
                .at(ROOM, "General Dodonna")
                .beside(DARK, "Wrong Turn")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use General Dodonna");
        onYavin()
                .at(ROOM, "General Dodonna")
                .beside(LIGHT, "Tatooine Utility Belt")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use General Dodonna");
    }

    @ParameterizedTest
    @CsvSource({
        "Yavin 4: Massassi War Room, Yavin 4: Massassi War Room, Rebel Trooper, 2",
        "Yavin 4: Massassi War Room, Yavin 4: Docking Bay, Rebel Trooper, 1",
        "Yavin 4: Massassi War Room, Yavin 4: Massassi War Room, Stormtrooper, 1",
        "Tatooine: Mos Eisley, Tatooine: Mos Eisley, Rebel Trooper, 1"
    })
    void rebelsWithHimOnYavinAreStronger(String place, String site, String card, double power) {
        var scene =
                onYavin().at(place, "General Dodonna").at(site, card).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(card)).isEqualTo(power);
        assertThat(scene.power("General Dodonna")).isEqualTo(2);
    }

    @Test
    void aboardAStarshipAboveYavinTheyAreNot() {
        var scene =
                onYavin()
                        .at("Yavin 4", "Corellian Corvette")
                        .passenger("Corellian Corvette", "General Dodonna", "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Rebel Trooper")).isEqualTo(1);
    }
}
