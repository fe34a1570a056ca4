package holosite.rules.deploy;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.force.ForceUse;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTest;
import holosite.rules.uniqueness.UniquenessRules;
import java.util.Arrays;

/** Playing a card that lies on or under another one, as if it came from hand. */
public final class PlayingFromUnder {
    private PlayingFromUnder() {}

    /** The cards there that could be played now. */
    public static int[] playable(GameState game, Context context, CardTest which) {
        Table table = game.table();
        return Arrays.stream(table.cards(Table.on(context.it())))
                .filter(card -> isPlayable(game, context, which, card))
                .toArray();
    }

    /** Whether there are any; it is asked often, and one is enough. */
    public static boolean anyPlayable(GameState game, Context context, CardTest which) {
        Table table = game.table();
        for (int card = table.top(Table.on(context.it()));
                card != Table.NOBODY;
                card = table.next(card)) {
            if (isPlayable(game, context, which, card)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPlayable(GameState game, Context context, CardTest which, int card) {
        return game.table().role(card) == Role.STACKED
                && game.table().owner(card) == context.player()
                && which.fits(game, context, card)
                && UniquenessRules.mayDeploy(game, card)
                && hasPlace(game, context.player(), card);
    }

    private static boolean hasPlace(GameState game, Side player, int card) {
        int force = ForceUse.available(game, player);
        return Deployment.anywhere(game, player, card, force, target -> true);
    }

    public static void begin(GameState game, Context context, CardTest which) {
        int[] cards = playable(game, context, which);
        if (cards.length > 0) {
            game.push(new Choose(context.player(), context.it(), new Cards(cards)));
        }
    }

    /** Which of them. */
    public record Choose(Side player, int host, Cards cards) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            chooseOne(game, player, new CardPrompt.PlayFromUnder(host), cards.numbers());
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            Deploy.begin(game, player, chosen[0], Occasion.NONE);
        }
    }
}
