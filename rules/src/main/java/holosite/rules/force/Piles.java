package holosite.rules.force;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.card.ProgramId;
import holosite.rules.decision.CardPrompt;
import holosite.rules.log.PileEntry;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import java.util.Arrays;

/** Looking through piles and hands, taking from them, shuffling them. */
public final class Piles {
    private Piles() {}

    /** The cards of a pile that match, from the top. */
    public static int[] fitting(
            GameState game, Context context, CardTest test, Side player, Zone pile) {
        var table = game.table();
        int[] cards = table.cards(Table.zone(player, pile));
        int kept = 0;
        for (int card : cards) {
            if (table.role(card) != Role.INSERTED && test.fits(game, context, card)) {
                cards[kept++] = card;
            }
        }
        return Arrays.copyOf(cards, kept);
    }

    /** Whether another card of the same title lies in the same pile as this one. */
    public static boolean hasAnother(Table table, int card, Zone pile) {
        for (int other = table.top(table.owner(card), pile);
                other != Table.NOBODY;
                other = table.next(other)) {
            if (other != card && table.definition(other).sameTitle(table.definition(card))) {
                return true;
            }
        }
        return false;
    }

    public static int[] top(GameState game, Side player, Zone pile, int count) {
        int[] cards = game.table().cards(Table.zone(player, pile));
        return Arrays.copyOf(cards, Math.min(Math.max(count, 0), cards.length));
    }

    public static int[] random(GameState game, Side player, Zone pile, int count) {
        return random(game, game.table().cards(Table.zone(player, pile)), count);
    }

    /** So many of these cards, picked at random. */
    public static int[] random(GameState game, int[] from, int count) {
        int[] cards = from.clone();
        int picked = Math.min(Math.max(count, 0), cards.length);
        for (int i = 0; i < picked; i++) {
            int at = i + game.chance(cards.length - i);
            int swapped = cards[i];
            cards[i] = cards[at];
            cards[at] = swapped;
        }
        return Arrays.copyOf(cards, picked);
    }

    /** Shuffles the cards of a holder. */
    public static void mix(GameState game, int holder) {
        int[] cards = game.table().cards(holder);
        for (int i = cards.length - 1; i > 0; i--) {
            int j = game.chance(i + 1);
            int swapped = cards[i];
            cards[i] = cards[j];
            cards[j] = swapped;
        }
        game.table().reorder(holder, cards);
    }

    public static void shuffle(GameState game, Side player, Zone pile) {
        mix(game, Table.zone(player, pile));
        if (game.keepsLog()) {
            game.log(new PileEntry.Shuffles(player, pile.pile()));
        }
    }

    /**
     * A player sees the top cards of a pile, or cards of a hand at random; or both players see
     * them. Returns what was seen.
     */
    public static int[] look(
            GameState game, Side viewer, Side whose, Zone pile, double count, boolean toBoth) {
        int most = Double.isNaN(count) ? Integer.MAX_VALUE : (int) count;
        int[] seen =
                pile == Zone.HAND ? random(game, whose, pile, most) : top(game, whose, pile, most);
        for (int card : seen) {
            shown(game, viewer, card, whose, pile, toBoth);
        }
        return seen;
    }

    /** Both players see the bottom card of a pile. Returns it, if there is one. */
    public static int[] revealBottom(GameState game, Side viewer, Side whose, Zone pile) {
        int card = game.table().bottom(Table.zone(whose, pile));
        if (card == Table.NOBODY) {
            return new int[0];
        }
        shown(game, viewer, card, whose, pile, true);
        return new int[] {card};
    }

    private static void shown(
            GameState game, Side viewer, int card, Side whose, Zone pile, boolean toBoth) {
        if (game.keepsLog()) {
            game.log(
                    toBoth
                            ? new PileEntry.Reveals(viewer, game.name(card), whose, pile.pile())
                            : new PileEntry.LooksAt(viewer, game.name(card), whose, pile.pile()));
        }
    }

    /** A player's whole pile, empty or not, goes in its order onto another of his. */
    public static void place(GameState game, Side player, Zone pile, Zone onto) {
        int[] cards = game.table().cards(Table.zone(player, pile));
        for (int i = cards.length - 1; i >= 0; i--) {
            game.table().toTop(cards[i], Table.zone(player, onto), Role.NONE);
        }
        if (game.keepsLog()) {
            game.log(new PileEntry.PilePlaced(player, pile.pile(), onto.pile()));
        }
        if (onto == Zone.USED_PILE && cards.length > 0) {
            ResponseWindow.open(game, Happening.of(Event.PLACED_IN_USED_PILE, player).to(cards[0]));
        }
    }

    /**
     * A player has looked through a pile by a text without finding what it names; both players are
     * informed. He does not do so again this turn by the same text, on whatever copy of its card.
     * Hands are not searched like that.
     */
    public static void foundNothing(
            GameState game, Side seeker, ProgramId text, Side whose, Zone pile) {
        if (pile != Zone.HAND && !game.uses().hasFailed(seeker, text, whose, pile)) {
            Uses.note(game, new Use.FailedSearch(seeker, text, whose, pile));
        }
        if (game.keepsLog()) {
            game.log(new PileEntry.FindsNothing(seeker, whose, pile.pile()));
        }
    }

    /** A player takes matching cards from a pile to another pile of their owner, by a text. */
    public static void take(
            GameState game,
            ProgramId text,
            Side taker,
            Side whose,
            Zone from,
            int[] fitting,
            int least,
            int most,
            Zone to,
            boolean reshuffle,
            int source) {
        if (fitting.length == 0) {
            foundNothing(game, taker, text, whose, from);
        }
        game.push(
                new Take(
                        taker,
                        whose,
                        from,
                        new Cards(fitting),
                        Math.min(least, fitting.length),
                        Math.min(most, fitting.length),
                        to,
                        reshuffle,
                        source));
    }

    /** The search itself: what matches is offered, what is taken is shown. */
    public record Take(
            Side taker,
            Side whose,
            Zone from,
            Cards fitting,
            int least,
            int most,
            Zone to,
            boolean reshuffle,
            int source)
            implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            if (most <= 0) {
                taken(game, new int[0]);
            } else {
                ask(game, taker, new CardPrompt.Search(source), fitting, least, most);
            }
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            taken(game, chosen);
        }

        private void taken(GameState game, int[] cards) {
            var table = game.table();
            for (int card : cards) {
                table.toTop(card, Table.zone(table.owner(card), to), Role.NONE);
                Logging.pile(game, PileEntry.Takes::new, taker, card, to.pile());
            }
            if (reshuffle) {
                shuffle(game, whose, from);
            }
        }
    }
}
