package holosite.rules.deploy;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.action.Asking;
import holosite.rules.action.Happening;
import holosite.rules.catalog.CardTest;
import holosite.rules.catalog.Context;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.force.ForceUse;
import holosite.rules.persona.Uniqueness;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import java.util.Arrays;

/** Playing a card that lies on or under another one, as if it came from hand. */
public final class PlayingFromUnder {
    private PlayingFromUnder() {}

    /** The cards there that could be played now. */
    public static int[] playable(Game game, Context context, CardTest which) {
        var table = game.table();
        return Arrays.stream(table.cards(Table.on(context.it())))
                .filter(card -> table.role(card) == Role.STACKED)
                .filter(card -> table.owner(card) == context.player())
                .filter(card -> which.fits(game, context, card))
                .filter(card -> Uniqueness.mayDeploy(game, card))
                .filter(card -> hasPlace(game, context.player(), card))
                .toArray();
    }

    private static boolean hasPlace(Game game, int player, int card) {
        int force = ForceUse.available(game, player);
        return Deployment.targets(game, player, card, Happening.NOTHING, Table.NOBODY, force).length
                > 0;
    }

    public static void begin(Game game, Context context, CardTest which) {
        int[] cards = playable(game, context, which);
        if (cards.length > 0) {
            game.push(new Choose(context.player(), context.it(), new Cards(cards)));
        }
    }

    /** Which of them. */
    public record Choose(int player, int host, Cards cards) implements Asking {

        @Override
        public void run(Game game) {
            if (cards.count() == 1) {
                Deploy.begin(game, player, cards.numbers()[0], Happening.NOTHING);
            } else {
                game.ask(
                        this,
                        new Decision.ChooseCards(
                                Side.values()[player],
                                Prompt.of(Prompt.Key.PLAY_FROM_UNDER, host),
                                cards.numbers(),
                                1,
                                1));
            }
        }

        @Override
        public void answered(Game game, Answer answer) {
            Deploy.begin(
                    game,
                    player,
                    ((Answer.Cards) answer).among(cards.numbers())[0],
                    Happening.NOTHING);
        }
    }
}
