package holosite.rules.training;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.ContestEntry;
import holosite.rules.log.ForceEntry;
import holosite.rules.log.PileEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Cards;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;

/**
 * A Jedi Test completed: it goes onto its apprentice, who needs no mentor until the next one; then
 * a card in hand may be exchanged for a Jedi Test of the Lost Pile. A test whose apprentice leaves
 * the table is lost, and so is one that is not completed when its mentor leaves; a completed one
 * that a text suspends waits for him to return, in whatever version.
 */
public final class TestCompletion {
    private TestCompletion() {}

    public static void complete(GameState game, int test) {
        var table = game.table();
        int apprentice = table.aim(test);
        if (!table.inPlay(test) || apprentice == Table.NOBODY) {
            return;
        }
        table.set(test, Flag.COMPLETED);
        table.setAim(apprentice, Table.NOBODY);
        table.setCounter(test, 0);
        if (!table.in(test, Zone.SIDE_OF_TABLE)) {
            table.toBottom(test, Table.on(apprentice), Role.ON);
        }
        Logging.line(game, ContestEntry.TestCompleted::new, table.owner(test), test, apprentice);
        game.push(new TestExchange(table.owner(test), test, Table.NOBODY));
    }

    /** Loses a test that has nobody left to take it. */
    public static boolean check(GameState game) {
        var standing = Standing.of(game);
        if (!standing.anyTests()) {
            return false;
        }
        var table = game.table();
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int test = standing.cardInPlay(i);
            int apprentice = table.aim(test);
            if (!table.definition(test).is(CardType.JEDI_TEST) || apprentice == Table.NOBODY) {
                continue;
            }
            if (!table.inPlay(apprentice) && table.has(test, Flag.COMPLETED)) {
                int again = returned(game, apprentice);
                if (again != Table.NOBODY) {
                    table.setAim(test, again);
                    return true;
                }
                if (!standing.isActive(test)) {
                    continue;
                }
            }
            int mentor = table.aim(apprentice);
            boolean alone =
                    !table.inPlay(apprentice) || (mentor != Table.NOBODY && !table.inPlay(mentor));
            if (alone) {
                table.setAim(test, Table.NOBODY);
                table.setAim(apprentice, Table.NOBODY);
                Leaving.lose(game, new int[] {test});
                return true;
            }
        }
        return false;
    }

    /** A version on the table of the persona whose tests were suspended, or nobody. */
    private static int returned(GameState game, int apprentice) {
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (table.definition(card).is(CardType.CHARACTER)
                    && table.owner(card) == table.owner(apprentice)
                    && table.definition(card).samePersona(table.definition(apprentice))) {
                return card;
            }
        }
        return Table.NOBODY;
    }

    /** A Jedi Test of the Lost Pile for a card in hand: first the one, then the other. */
    public record TestExchange(Side player, int test, int wanted) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] hand = game.table().cards(Table.zone(player, Zone.HAND));
            int[] lost = lostTests(game);
            if (hand.length == 0 || lost.length == 0) {
                return;
            }
            if (wanted == Table.NOBODY) {
                choose(game, player, new CardPrompt.Search(test), lost, 0, 1);
            } else {
                ask(game, player, new CardPrompt.GiveFromHand(test), new Cards(hand), 1, 1);
            }
        }

        private int[] lostTests(GameState game) {
            return Arrays.stream(game.table().cards(Table.zone(player, Zone.LOST_PILE)))
                    .filter(card -> game.table().definition(card).is(CardType.JEDI_TEST))
                    .toArray();
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            if (chosen.length == 0) {
                return;
            }
            if (wanted == Table.NOBODY) {
                game.push(new TestExchange(player, test, chosen[0]));
                return;
            }
            var table = game.table();
            table.toTop(chosen[0], Table.zone(player, Zone.LOST_PILE), Role.NONE);
            Logging.pile(game, ForceEntry.LosesForce::new, player, chosen[0], Zone.HAND.pile());
            table.toTop(wanted, Table.zone(player, Zone.HAND), Role.NONE);
            Logging.pile(game, PileEntry.Takes::new, player, wanted, Zone.HAND.pile());
        }
    }
}
