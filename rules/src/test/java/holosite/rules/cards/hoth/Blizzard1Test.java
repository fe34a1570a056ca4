package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Blizzard 1, and what it shares with the other walkers. */
class Blizzard1Test {
    private static final Card STEROIDS =
            Kinds.effect("Plain Hurry", DARK, "0_1")
                    .destiny(3)
                    .says(
                            Abilities.deploysOnTable(),
                            Abilities.always(Modifiers.add(Figure.LANDSPEED, 2, Filters.VEHICLE)));

    @ParameterizedTest
    @CsvSource({"Blizzard 1, 1", "Blizzard 2, 1", "Blizzard Walker, 1", "Blizzard Scout 1, 5"})
    void landspeedOfAWalkerIsNeverMoreThanOne(String vehicle, double landspeed) {
        var scene =
                tableWith(STEROIDS)
                        .at(PLAINS, vehicle)
                        .beside(DARK, "Plain Hurry")
                        .turn(DARK, Phase.MOVE);
        assertThat(scene.landspeed(vehicle)).isEqualTo(landspeed);
    }

    @ParameterizedTest
    @CsvSource({
        "Blizzard 1, Target The Main Generator, 1",
        "Blizzard 2, Target The Main Generator, 0",
        "Blizzard 1, Commence Primary Ignition, 0"
    })
    void itsCannonAddsToTheTotalAgainstTheGenerator(String walker, String event, double added) {
        var scene =
                table().at(PLAINS, "Blizzard 1", "Blizzard 2")
                        .pilot("Blizzard 1", "AT-AT Driver")
                        .on(walker, "AT-AT Cannon")
                        .hand(DARK, event)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.figure(Figure.EPIC_EVENT_TOTAL, "AT-AT Cannon", event)).isEqualTo(added);
    }
}
