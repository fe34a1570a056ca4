package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.move.Seats;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.text.Text;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A squadron without a deploy cost of its own forms out of fighters of its player at one location:
 * they go to the Used Pile with what remains aboard. Characters it has seats for, and weapons and
 * devices that could deploy on it, may pass to it first. Where a text lets it deploy, nothing is
 * replaced.
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
            int[] takers =
                    IntStream.of(aboard(game, player, chosen))
                            .filter(on -> fits(game, on))
                            .toArray();
            if (takers.length > 0) {
                game.push(new Keeping(player, card, place, new Cards(chosen), new Cards(takers)));
            } else {
                leave(game, player, chosen);
            }
        }

        private boolean fits(GameState game, int on) {
            return game.table().definition(on).is(CardType.CHARACTER)
                    ? Seats.canBoard(game, on, card)
                    : goesOn(game, on, card);
        }
    }

    private static boolean goesOn(GameState game, int on, int squadron) {
        Context context = Context.of(on, game.table().owner(on)).on(on, squadron);
        for (DeployWay way : CardTexts.of(game, on).text().ways()) {
            if (way.leadsTo(game, context, squadron)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The player's characters, vehicles, weapons and devices on and aboard these, innermost first.
     */
    private static int[] aboard(GameState game, Side player, int[] fighters) {
        var found = new ArrayList<Integer>();
        for (int fighter : fighters) {
            collect(game.table(), player, fighter, found);
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void collect(Table table, Side player, int host, List<Integer> found) {
        for (int on : table.cards(Table.on(host))) {
            CardType type = table.definition(on).type();
            boolean equipment = type == CardType.WEAPON || type == CardType.DEVICE;
            if (table.owner(on) == player
                    && (table.role(on).aboard() || (table.role(on) == Role.ON && equipment))) {
                collect(table, player, on, found);
                found.add(on);
            }
        }
    }

    private static void leave(GameState game, Side player, int[] fighters) {
        Leaving.put(
                game,
                IntStream.concat(
                                IntStream.of(aboard(game, player, fighters)),
                                IntStream.of(fighters))
                        .toArray(),
                Zone.USED_PILE,
                true);
    }

    /** Who and what passes from the fighters that are replaced to the squadron. */
    public record Keeping(Side player, int card, int place, Cards fighters, Cards takers)
            implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] found = takers.numbers().clone();
            choose(game, player, new CardPrompt.MoveWho(place, card), found, 0, found.length);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            var table = game.table();
            for (int taken : chosen) {
                boolean sits = table.definition(taken).is(CardType.CHARACTER);
                Role role = sits ? Seats.seatFor(game, taken, card) : Role.ON;
                if (role != Role.NONE) {
                    table.toBottom(taken, Table.on(card), role);
                    Logging.line(game, PlayEntry.Transfers::new, player, taken, card);
                }
            }
            leave(game, player, fighters.numbers().clone());
        }
    }
}
