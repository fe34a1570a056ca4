package holosite.rules.start;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Who;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Players;
import java.util.Arrays;

/** The starting cards in a deck, and what they leave behind. */
public final class StartingCards {
    private StartingCards() {}

    static boolean isStartingEffect(Definition definition) {
        return definition.is(Subtype.STARTING_EFFECT);
    }

    static boolean isStartingInterrupt(Definition definition) {
        return definition.is(CardType.INTERRUPT) && definition.startsGame();
    }

    /** The Objective in a player's deck, or nobody. */
    static int objective(GameState game, Side player) {
        var table = game.table();
        for (int card = table.top(player, Zone.RESERVE_DECK);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (table.definition(card).is(CardType.OBJECTIVE)) {
                return card;
            }
        }
        return Table.NOBODY;
    }

    /** One of these cards for each that is different. */
    static int[] different(GameState game, int[] cards) {
        return Arrays.stream(cards)
                .filter(
                        card ->
                                Arrays.stream(cards)
                                                .filter(other -> same(game, card, other))
                                                .findFirst()
                                                .orElse(card)
                                        == card)
                .toArray();
    }

    static boolean same(GameState game, int card, int other) {
        var table = game.table();
        return table.definition(card).card().id().equals(table.definition(other).card().id());
    }

    /** The Dark Side takes the first turn unless its starting location gives that up. */
    static Side first(GameState game) {
        return Rulings.forbids(game, Deed.TAKE_FIRST_TURN, Side.DARK, Table.NOBODY, Table.NOBODY)
                ? Side.LIGHT
                : Side.DARK;
    }

    /**
     * Whether a player deployed a battleground at the start, whatever it was converted to since.
     */
    public static boolean deployedBattleground(GameState game, Who who, Context context) {
        var table = game.table();
        for (int card = 0; card < table.count(); card++) {
            if (table.has(card, Flag.STARTED_AS_BATTLEGROUND)
                    && (table.laidOut(card) || table.role(card) == Role.COVERED)
                    && Players.means(who, context, table.owner(card))) {
                return true;
            }
        }
        return false;
    }
}
