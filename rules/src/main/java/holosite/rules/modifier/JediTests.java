package holosite.rules.modifier;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;

/** Which Jedi Tests a character is taking or has completed. */
public final class JediTests {
    private JediTests() {}

    /** Whether a character has a test that is not completed yet. */
    public static boolean isBefore(GameState game, int card) {
        return tests(game, card, false) > 0;
    }

    /** The highest test a character has completed; 0 for none. */
    public static int highest(GameState game, int card) {
        return tests(game, card, true);
    }

    private static int tests(GameState game, int card, boolean completed) {
        var table = game.table();
        var standing = Standing.of(game);
        int highest = 0;
        for (int i = 0; i < standing.cardsInPlay() && standing.anyTests(); i++) {
            int test = standing.cardInPlay(i);
            if (table.definition(test).is(CardType.JEDI_TEST)
                    && table.aim(test) == card
                    && table.has(test, Flag.COMPLETED) == completed) {
                highest = Math.max(highest, number(table, test));
            }
        }
        return highest;
    }

    public static int number(Table table, int test) {
        return (int) table.definition(test).figure(Figure.TEST_NUMBER);
    }

    /** The ability of a character becomes the number of the highest test he has completed. */
    static double trained(GameState game, int card, double printed) {
        return game.table().definition(card).is(CardType.CHARACTER)
                ? Math.max(printed, highest(game, card))
                : printed;
    }
}
