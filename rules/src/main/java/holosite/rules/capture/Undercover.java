package holosite.rules.capture;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.action.ResponseWindow;
import holosite.rules.log.CardEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A spy under cover is on the opponent's side of a site: without presence, out of battles, not a
 * target of weapons, firing none and escorting nobody. When his cover is broken he is an ordinary
 * character at once.
 */
public final class Undercover {
    private Undercover() {}

    public static void goUnder(GameState game, int[] cards) {
        var table = game.table();
        for (int card : cards) {
            int site = Whereabouts.location(table, card);
            if (site == Table.NOBODY
                    || table.has(card, Flag.UNDERCOVER | Flag.CAPTIVE | Flag.MISSING)
                    || !table.definition(card).is(CardType.CHARACTER)
                    || !table.definition(site).is(Subtype.SITE)) {
                continue;
            }
            // he leaves whatever he was aboard
            if (table.host(card) != site) {
                table.toBottom(card, Table.on(site), Role.AT);
            }
            table.clear(card, Flag.IN_BATTLE);
            table.set(card, Flag.UNDERCOVER);
            Logging.becomes(game, CardEntry.Change.UNDERCOVER, card);
        }
    }

    /** Spies give up their cover by themselves. */
    public static void breakCover(GameState game, int[] cards) {
        for (int i = cards.length - 1; i >= 0; i--) {
            breakCover(game, game.table().owner(cards[i]), new int[] {cards[i]}, Table.NOBODY);
        }
    }

    /** A player breaks the cover of spies by means of a card. */
    public static void breakCover(GameState game, Side player, int[] cards, int cause) {
        var table = game.table();
        for (int i = cards.length - 1; i >= 0; i--) {
            int card = cards[i];
            if (!table.has(card, Flag.UNDERCOVER)) {
                continue;
            }
            table.clear(card, Flag.UNDERCOVER);
            JoiningBattle.join(game, card);
            Logging.line(game, CardEntry.CoverBroken::new, player, card, cause);
            ResponseWindow.open(
                    game,
                    Happening.of(Event.COVER_BROKEN, player)
                            .to(card)
                            .by(cause)
                            .at(Whereabouts.location(table, card)));
        }
    }

    /** Whether a player has a spy under cover anywhere. */
    public static boolean anySpy(GameState game, Side player) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (game.table().has(card, Flag.UNDERCOVER) && game.table().owner(card) == player) {
                return true;
            }
        }
        return false;
    }

    /** A character that is no longer a spy has no cover. */
    public static boolean check(GameState game) {
        if (!game.table().anyMayHave(Flag.UNDERCOVER)) {
            return false;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (game.table().has(card, Flag.UNDERCOVER)
                    && !standing.hasTrait(game, card, Trait.SPY)
                    && !standing.hasTrait(game, card, Trait.UNDERCOVER_SPY)) {
                breakCover(game, new int[] {card});
                return true;
            }
        }
        return false;
    }
}
