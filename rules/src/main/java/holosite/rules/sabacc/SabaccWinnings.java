package holosite.rules.sabacc;

import holosite.language.card.Side;
import holosite.rules.capture.Stealing;
import holosite.rules.decision.CardPrompt;
import holosite.rules.log.CardEntry;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import java.util.Arrays;

/**
 * What is won at sabacc: a card of the stakes out of the losing hand goes to the winner's Used Pile
 * and is his from now on; if there is none, a card of that hand is lost. Everything else goes to
 * the Used Piles of its owners.
 */
public record SabaccWinnings(int card, Side winner, int left) implements QuestionStep.ForCards {

    @Override
    public void run(GameState game) {
        int[] prizes = prizes(game);
        if (left == 0 || prizes.length == 0) {
            clear(game);
        } else {
            boolean staked = isStake(game, prizes[0]);
            chooseOne(game, winner, new CardPrompt.SabaccWinnings(card, staked), prizes);
        }
    }

    /** The stakes in the losing hand, or else all of it. */
    private int[] prizes(GameState game) {
        int[] hand = game.table().cards(Table.zone(winner.opposite(), Zone.SABACC_HAND));
        int[] stakes = Arrays.stream(hand).filter(one -> isStake(game, one)).toArray();
        return stakes.length > 0 ? stakes : hand;
    }

    private boolean isStake(GameState game, int prize) {
        var rules = CardTexts.of(game, card).sabacc().orElseThrow();
        return rules.stakes().fits(game, Context.of(card, winner), prize);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        win(game, chosen[0]);
    }

    private void win(GameState game, int prize) {
        if (isStake(game, prize)) {
            Stealing.win(game, prize, winner, Zone.USED_PILE);
        } else {
            game.table().toTop(prize, Table.zone(winner.opposite(), Zone.LOST_PILE), Role.NONE);
            Logging.leaves(game, CardEntry.Way.LOST, winner.opposite(), prize);
        }
        game.push(new SabaccWinnings(card, winner, left - 1));
    }

    private static void clear(GameState game) {
        for (Side player : Side.BOTH) {
            for (int one : game.table().cards(Table.zone(player, Zone.SABACC_HAND))) {
                game.table().toTop(one, Table.zone(player, Zone.USED_PILE), Role.NONE);
            }
        }
    }
}
