package holosite.rules.battle;

import static holosite.language.card.Side.DARK;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Filters.HERE;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Battle destiny that takes more ability than usual: A Jedi's Strength raises it to 6. */
class RaisedRequirementTest {
    private static final String TEST = "A Jedi's Strength";
    private static final Card BANNER =
            Kinds.effect("Plain Banner", DARK, "900_4")
                    .destiny(1)
                    .says(
                            deploysOn(Filters.SITE),
                            Abilities.always(Modifiers.yours(Figure.BATTLE_DESTINIES, 1, HERE)));

    private static Scene battle(boolean raised, String... dark) {
        var table = tableWith(BANNER).at(CANTINA, "Luke Skywalker").at(CANTINA, dark);
        table.on(CANTINA, "Plain Banner").force(DARK, 3);
        if (raised) {
            table.on("Luke Skywalker", TEST)
                    .aimed(TEST, "Luke Skywalker")
                    .mark(TEST, Flag.COMPLETED);
        }
        return table.turn(DARK, Phase.BATTLE).battleAt(CANTINA).passResponses();
    }

    @Test
    @Ruling("raised-requirement-of-ability")
    void whoDoesNotMeetItHasNoAddedDrawsEither() {
        // ability 3 + 1: the usual draw and the one that is added
        String[] four = {"Grand Moff Tarkin", "Stormtrooper"};
        assertThat(battleDestinies(battle(false, four), DARK)).isEqualTo(2);
        assertThat(battleDestinies(battle(true, four), DARK)).isZero();
        assertThat(battleDestinies(battle(true, "Darth Vader"), DARK)).isEqualTo(2);
    }

    @Test
    @Ruling("raised-requirement-of-ability")
    void theDrawOfOneWhoIsUnableToOtherwiseStays() {
        String droid = "Security Battle Droid";
        String[] four = {"Grand Moff Tarkin", "Stormtrooper", droid, droid};
        // able to otherwise: the usual draw and the one that is added, and not the droids'
        assertThat(battleDestinies(battle(false, four), DARK)).isEqualTo(2);
        assertThat(battleDestinies(battle(true, four), DARK)).isEqualTo(1);
    }
}
