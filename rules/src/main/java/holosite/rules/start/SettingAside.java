package holosite.rules.start;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.force.Piles;
import holosite.rules.leaving.Stacking;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Cards;
import holosite.rules.table.Flag;
import holosite.rules.table.KnownBy;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import holosite.rules.text.Frame;

/**
 * A card from outside the deck, laid face down under an Objective as the game is set up. It is not
 * in play; only its owner knows it, until it goes out of play with the Objective.
 */
public final class SettingAside {
    private SettingAside() {}

    public static void begin(GameState game, Frame frame, CardTest which) {
        Side player = frame.player();
        int[] found =
                StartingCards.different(
                        game, Piles.fitting(game, frame.context(), which, player, Zone.OUTSIDE));
        if (found.length == 0) {
            SettingUp.fail(game, frame);
        } else {
            game.push(new Choose(player, frame.source(), new Cards(found)));
        }
    }

    /** Which of the cards outside the deck. */
    public record Choose(Side player, int source, Cards cards) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            chooseOne(game, player, new CardPrompt.StartingCard(source), cards.numbers());
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            lay(game, chosen[0]);
        }

        private void lay(GameState game, int card) {
            var table = game.table();
            table.toBottom(card, Table.on(source), Role.STACKED);
            table.set(card, Flag.FACE_DOWN);
            Stacking.goesLater(table, card, Zone.OUT_OF_PLAY);
            Logging.stacked(game, player, card, source, KnownBy.only(player));
        }
    }
}
