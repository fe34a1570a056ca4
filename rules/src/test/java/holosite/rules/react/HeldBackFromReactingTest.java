package holosite.rules.react;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that may not move take no part in a react by themselves; they are carried along. */
class HeldBackFromReactingTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";
    private static final String DROID = "C-3PO (See-Threepio)";
    private static final String BOLT = "Restraining Bolt";

    private static Card text(String title, String id, Deed deed, String what, String place) {
        return effect(title, DARK, id)
                .destiny(3)
                .says(
                        deploysOnTable(),
                        mayNot(
                                deed,
                                deed == Deed.MOVE ? EITHER : OPPONENT,
                                what.isEmpty() ? ANYTHING : titled(what),
                                place.isEmpty() ? ANYTHING : titled(place)));
    }

    private static final Card[] TEXTS = {
        text("Plain Clamp", "0_80", Deed.MOVE, SPEEDER, ""),
        text("Plain Fence", "0_81", Deed.REACT_FROM, "", "Endor"),
        text("Plain Gate", "0_82", Deed.REACT_TO, "", "Endor"),
        text("Plain Wall", "0_83", Deed.REACT_TO, "", "Kessel")
    };

    /** The Dark Side is about to drain at Mos Eisley; the landspeeder stands at the farm. */
    private static Position speeder() {
        return tableWith(TEXTS)
                .at(MOS_EISLEY, "Stormtrooper")
                .at(FARM, SPEEDER)
                .pilot(SPEEDER, "Han Solo")
                .force(LIGHT, 3);
    }

    @Test
    void whoMayNotMoveDoesNotBoardWhatReacts() {
        var scene =
                speeder()
                        .at(FARM, DROID, "R2-D2 (Artoo-Detoo)")
                        .on(DROID, BOLT)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(MOS_EISLEY)
                        .react(SPEEDER)
                        .passUntil(Prompt.Key.REACT_EMBARK);

        assertThat(scene.offered()).contains("R2-D2 (Artoo-Detoo)").doesNotContain(DROID);
    }

    @Test
    void whoMayNotMoveIsCarriedAlongAndDoesNotGetOut() {
        var scene =
                speeder()
                        .passenger(SPEEDER, DROID)
                        .on(DROID, BOLT)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(MOS_EISLEY)
                        .react(SPEEDER)
                        .passUntil(Prompt.Key.REACT_DISEMBARK);

        assertThat(scene.locationOf(DROID)).isEqualTo(MOS_EISLEY);
        assertThat(scene.offered()).contains("Han Solo").doesNotContain(DROID);
    }

    @Test
    void aVehicleThatMayNotMoveDoesNotReact() {
        String react = "react with " + SPEEDER;
        speeder().turn(DARK, Phase.CONTROL).drainAt(MOS_EISLEY).offers(react);
        speeder()
                .beside(DARK, "Plain Clamp")
                .turn(DARK, Phase.CONTROL)
                .drainAt(MOS_EISLEY)
                .mayNot(react);
    }

    @ParameterizedTest
    @CsvSource({"'', true", "Plain Fence, false", "Plain Gate, true", "Plain Wall, false"})
    void reactingAwayIsClosedWhereItBeginsOrLeadsTo(String text, boolean leaves) {
        var position =
                tableWith(TEXTS)
                        .system("Endor", DARK)
                        .at("Endor", "Executor", "X-wing")
                        .system("Kessel", DARK)
                        .at("Executor: Comm Station", "Luke Skywalker")
                        .force(DARK, 3)
                        .force(LIGHT, 5);
        var scene =
                (text.isEmpty() ? position : position.beside(DARK, text))
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Endor");

        assertThat(scene.isOffered("react away with X-wing")).isEqualTo(leaves);
    }

    @Test
    @Ruling("text-of-undercover-spies")
    void anUndercoverSpyDoesNotReact() {
        for (boolean covered : new boolean[] {true, false}) {
            var position =
                    table().at(MOS_EISLEY, "Stormtrooper")
                            .at(FARM, "Leia Organa")
                            .on("Leia Organa", "Solomahal")
                            .counter("Solomahal", 1)
                            .force(LIGHT, 3);
            var scene =
                    (covered ? position.undercover("Leia Organa") : position)
                            .turn(DARK, Phase.CONTROL);
            // nobody drains at the site of a spy, so the drain is elsewhere
            scene.drainAt(MOS_EISLEY);

            assertThat(scene.isOffered("react with Leia Organa")).isEqualTo(!covered);
        }
    }
}
