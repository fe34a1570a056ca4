package holosite.rules.start;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.deploy.Deploy;
import holosite.rules.deploy.PileDeployment;
import holosite.rules.force.Piles;
import holosite.rules.log.CardEntry;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import holosite.rules.text.Frame;
import java.util.Arrays;

/**
 * Deploying from the deck as the game is set up: for free, but by all other rules. Every card that
 * is neither on the table nor in hand counts as Reserve Deck. A location that is there already is
 * converted; if that is forbidden, its owner's copy goes out of play and counts as deployed.
 */
public final class StartDeployment {
    private StartDeployment() {}

    /** Deploys one such card; goes into the slot of the frame that waits. */
    public static void deploy(
            GameState game,
            Frame frame,
            Side player,
            CardTest which,
            CardTest where,
            int slot,
            boolean must) {
        Context context = frame.context();
        var offer =
                PileDeployment.open(
                        game,
                        player,
                        notInserted(
                                game,
                                Piles.fitting(game, context, which, player, Zone.RESERVE_DECK)),
                        context,
                        where,
                        0,
                        true);
        int[] cards = StartingCards.different(game, offer.cards().numbers());
        if (cards.length > 0) {
            game.push(new Choose(offer.terms(), new Cards(cards), frame.source(), slot, must));
        } else if (must && !alreadyThere(game, context, which, player, slot)) {
            SettingUp.fail(game, frame);
        }
    }

    /** An insert card goes into a Reserve Deck in a deploy phase; nothing begins on the table. */
    private static int[] notInserted(GameState game, int[] cards) {
        return Arrays.stream(cards)
                .filter(card -> !game.table().definition(card).isInsert())
                .toArray();
    }

    private static boolean alreadyThere(
            GameState game, Context context, CardTest which, Side player, int slot) {
        var table = game.table();
        for (int own : Piles.fitting(game, context, which, player, Zone.RESERVE_DECK)) {
            for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
                if (table.definition(own).isLocation()
                        && table.definition(own).isUnique()
                        && table.definition(at).sameTitle(table.definition(own))) {
                    table.toTop(own, Table.zone(player, Zone.OUT_OF_PLAY), Role.NONE);
                    Logging.leaves(game, CardEntry.Way.OUT_OF_PLAY, player, own);
                    game.give(slot, new int[] {at});
                    return true;
                }
            }
        }
        return false;
    }

    /** Which of the cards found; none if the player may decline. */
    public record Choose(Deploy.Terms terms, Cards cards, int source, int slot, boolean must)
            implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            choose(
                    game,
                    terms.player(),
                    new CardPrompt.StartingCard(source),
                    cards.numbers(),
                    must ? 1 : 0,
                    1);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            for (int card : chosen) {
                deploy(game, card);
            }
        }

        private void deploy(GameState game, int card) {
            game.give(slot, new int[] {card});
            Deploy.begin(game, card, terms);
        }
    }
}
