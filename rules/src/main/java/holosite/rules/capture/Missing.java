package holosite.rules.capture;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.action.ResponseWindow;
import holosite.rules.log.CardEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * A missing character is somewhere at its site and takes no part in the game, nor do the cards on
 * it. A captive who goes missing is free of his escort; the captive of an escort who goes missing
 * is released.
 */
public final class Missing {
    private Missing() {}

    public static void goMissing(GameState game, int[] cards) {
        var table = game.table();
        for (int i = cards.length - 1; i >= 0; i--) {
            int card = cards[i];
            int site = Whereabouts.location(table, card);
            if (site == Table.NOBODY
                    || table.has(card, Flag.MISSING)
                    || !table.definition(card).is(CardType.CHARACTER)
                    || !table.definition(site).is(Subtype.SITE)) {
                continue;
            }
            if (table.host(card) != site || table.role(card) != Role.AT) {
                table.toBottom(card, Table.on(site), Role.AT);
            }
            table.clear(card, Flag.IN_BATTLE | Flag.CAPTIVE | Flag.FROZEN);
            table.set(card, Flag.MISSING);
            Logging.becomes(game, CardEntry.Change.MISSING, card);
            ResponseWindow.open(
                    game, Happening.of(Event.WENT_MISSING, table.owner(card)).to(card).at(site));
        }
    }

    /** A missing character is found; a spy who was under cover still is. */
    public static void found(GameState game, int card) {
        game.table().clear(card, Flag.MISSING);
        Logging.becomes(game, CardEntry.Change.FOUND, card);
    }

    /** The characters of a player that are missing at a site. */
    static int[] at(GameState game, Side player, int site) {
        int[] cards = game.table().cards(Table.on(site));
        int count = 0;
        for (int card : cards) {
            if (game.table().has(card, Flag.MISSING) && game.table().owner(card) == player) {
                cards[count++] = card;
            }
        }
        return Arrays.copyOf(cards, count);
    }
}
