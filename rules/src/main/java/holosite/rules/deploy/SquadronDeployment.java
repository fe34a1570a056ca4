package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * A squadron without a deploy cost of its own forms out of fighters of its player at one location:
 * they go to the Used Pile. Where a text lets it deploy, nothing is replaced.
 */
public final class SquadronDeployment {
    private SquadronDeployment() {}

    /** Whether the card has no deploy cost and no text lets it deploy there. */
    static boolean mustReplace(GameState game, Side player, int card, int place) {
        return Double.isNaN(game.table().definition(card).figure(Figure.DEPLOY_COST))
                && !Rulings.allows(game, Deed.DEPLOY, player, card, place);
    }

    /** Whether there are enough cards that it can replace at the location. */
    static boolean mayReplace(GameState game, Side player, int card, int place) {
        for (Text.Replaced replaced : CardTexts.of(game, card).text().replaced()) {
            if (fighters(game, player, card, place, replaced).length >= replaced.number()) {
                return true;
            }
        }
        return false;
    }

    /** The card has arrived: those it replaces go. */
    static void arrived(GameState game, Side player, int card, int place) {
        if (!CardTexts.of(game, card).text().replaced().isEmpty()
                && mustReplace(game, player, card, place)) {
            game.push(new Replacing(player, card, place));
        }
    }

    private static int[] fighters(
            GameState game, Side player, int card, int place, Text.Replaced replaced) {
        var standing = Standing.of(game);
        var context = Context.of(card, player);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int other = standing.cardInPlay(i);
            if (standing.active(i)
                    && other != card
                    && game.table().owner(other) == player
                    && Whereabouts.present(game.table(), other) == place
                    && replaced.which().fits(game, context, other)) {
                found[count++] = other;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Which of the cards it can replace are replaced. */
    public record Replacing(Side player, int card, int place) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            Text.Replaced replaced = CardTexts.of(game, card).text().replaced().getFirst();
            int[] fighters = fighters(game, player, card, place, replaced);
            int number = Math.min(replaced.number(), fighters.length);
            choose(game, player, new CardPrompt.Pick(card), fighters, number, number);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            Leaving.put(game, chosen, Zone.USED_PILE, true);
        }
    }
}
