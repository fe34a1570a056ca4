package holosite.rules.force;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.effect.Retrieve;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.CardPrompt;
import holosite.rules.log.ForceEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;

/**
 * Retrieving Force: cards of the Lost Pile, shown, go onto the Used Pile. It is one action, however
 * many cards; from an empty Lost Pile nothing is retrieved.
 */
public final class Retrieval {
    private Retrieval() {}

    /** Retrieves from among these cards of the Lost Pile, listed from the top. */
    public static void retrieve(
            GameState game,
            Side player,
            double amount,
            int[] fitting,
            Retrieve.How how,
            Zone to,
            int source) {
        if (Rulings.forbids(game, Deed.RETRIEVE, player, source, Table.NOBODY)) {
            return;
        }
        int force = (int) Figures.ofPlayer(game, Figure.RETRIEVAL, player, amount, source);
        if (force <= 0) {
            return;
        }
        if (how == Retrieve.How.TOP || how == Retrieve.How.RANDOM) {
            attempt(game, player, force, fitting, how, to, source);
        } else if (fitting.length > 0) {
            game.push(new Search(player, force, new Cards(fitting), how, to, source));
        }
    }

    private static void attempt(
            GameState game,
            Side player,
            int force,
            int[] cards,
            Retrieve.How how,
            Zone to,
            int source) {
        int id = game.newId();
        game.push(new Carry(player, force, new Cards(cards), how, to, source, id));
        ResponseWindow.open(
                game,
                Happening.of(Event.FORCE_TO_BE_RETRIEVED, player).by(source).amount(force).id(id));
    }

    /**
     * Cards of a kind are looked for before anything else: whoever finds none retrieves nothing,
     * and nobody answers that.
     */
    public record Search(
            Side player, int force, Cards fitting, Retrieve.How how, Zone to, int source)
            implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] cards = fitting.numbers();
            int count = Math.min(force, cards.length);
            if (how == Retrieve.How.TOPMOST_FITTING) {
                chosen(game, Arrays.copyOf(cards, count));
            } else {
                int least = how == Retrieve.How.CHOSEN_UP_TO ? 1 : count;
                choose(game, player, new CardPrompt.Retrieve(), cards, least, count);
            }
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            int amount = how == Retrieve.How.CHOSEN_UP_TO ? chosen.length : force;
            attempt(game, player, amount, chosen, Retrieve.How.TOP, to, source);
        }
    }

    /** Carries it out, unless canceled: of these cards, the first ones or at random. */
    public record Carry(
            Side player, int force, Cards fitting, Retrieve.How how, Zone to, int source, int id)
            implements Step {

        @Override
        public void run(GameState game) {
            int[] cards = fitting.numbers();
            if (game.isCanceled(id) || cards.length == 0) {
                return;
            }
            int count = Math.min(force, cards.length);
            if (how != Retrieve.How.RANDOM) {
                take(game, Arrays.copyOf(cards, count));
                return;
            }
            int[] left = cards.clone();
            var picked = new int[count];
            for (int i = 0; i < count; i++) {
                int at = game.chance(left.length - i);
                picked[i] = left[at];
                left[at] = left[left.length - i - 1];
            }
            take(game, picked);
        }

        private void take(GameState game, int[] cards) {
            var table = game.table();
            game.push(new Done(player, cards.length, source));
            for (int card : cards) {
                table.toTop(card, Table.zone(table.owner(card), to), Role.NONE);
                Logging.line(game, ForceEntry.Retrieves::new, player, card);
            }
        }
    }

    /** Afterwards. */
    public record Done(Side player, int force, int source) implements Step {
        @Override
        public void run(GameState game) {
            ResponseWindow.open(
                    game, Happening.of(Event.FORCE_RETRIEVED, player).by(source).amount(force));
        }
    }
}
