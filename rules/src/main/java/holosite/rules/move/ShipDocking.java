package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.decision.CardPrompt;
import holosite.rules.force.ForceUse;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.OpenBays;
import holosite.rules.place.Places;
import holosite.rules.place.ShipSites;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import java.util.Arrays;

/**
 * Ship-docking: for 1 Force a piloted starship that can dock meets another of its player's
 * starships at the same system or sector; characters go from bridge to bridge, cargo from hold to
 * hold, if there is room. Those who change over have not moved. Both ships must be able to move.
 */
public record ShipDocking(Side player, int ship) implements QuestionStep.ForCards {

    /** Whether there is anybody to change over; the ship can be a bay of it that is open for it. */
    static boolean offered(GameState game, int ship) {
        var table = game.table();
        int hull = hull(game, ship);
        if (hull == Table.NOBODY
                || !table.definition(hull).has(Trait.SHIP_DOCKING)
                || !afloat(game, hull)
                || ForceUse.available(game, table.owner(hull)) < price(table, ship)
                || !Piloting.piloted(game, hull)) {
            return false;
        }
        for (int other = table.top(Table.on(table.host(hull)));
                other != Table.NOBODY;
                other = table.next(other)) {
            if (docks(game, ship, other)) {
                return true;
            }
        }
        return false;
    }

    private static int hull(GameState game, int ship) {
        return game.table().laidOut(ship) ? ShipSites.ship(game, ship) : ship;
    }

    /** A bay takes part in it for free. */
    private static int price(Table table, int ship) {
        return table.laidOut(ship) ? 0 : 1;
    }

    private static boolean docks(GameState game, int ship, int other) {
        int hull = hull(game, ship);
        return other != hull
                && game.table().owner(other) == game.table().owner(hull)
                && game.table().definition(other).is(CardType.STARSHIP)
                && afloat(game, other)
                && anyoneCrosses(game, ship, other);
    }

    private static boolean afloat(GameState game, int ship) {
        var table = game.table();
        return table.role(ship) == Role.AT
                && !table.definition(table.host(ship)).is(Subtype.SITE)
                && !table.has(ship, Flag.INACTIVE)
                && !Rulings.forbids(game, Deed.MOVE, table.owner(ship), ship, table.host(ship));
    }

    private static boolean anyoneCrosses(GameState game, int ship, int other) {
        return anyoneLeaves(game, ship, other) || anyoneLeaves(game, other, ship);
    }

    private static boolean anyoneLeaves(GameState game, int from, int to) {
        var table = game.table();
        for (int card = table.top(Table.on(from)); card != Table.NOBODY; card = table.next(card)) {
            if (crosses(game, card, to)) {
                return true;
            }
        }
        return false;
    }

    private static boolean crosses(GameState game, int card, int to) {
        var table = game.table();
        if (table.role(card) == Role.AT) {
            return OpenBays.open(game, card, table.host(card))
                    && Standing.of(game).isActive(card)
                    && Seats.canBoard(game, card, to);
        }
        return table.role(card).aboard()
                && (table.laidOut(to)
                        ? OpenBays.open(game, card, to) && Places.mayBe(game, card, to)
                        : Seats.canBoard(game, card, to));
    }

    @Override
    public void run(GameState game) {
        int[] others = others(game);
        chooseOne(game, player, new CardPrompt.MoveWhere(ship), others);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        dock(game, chosen[0]);
    }

    private int[] others(GameState game) {
        int[] found = game.table().cards(Table.on(game.table().host(hull(game, ship))));
        int count = 0;
        for (int other : found) {
            if (docks(game, ship, other)) {
                found[count++] = other;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private void dock(GameState game, int other) {
        ForceUse.use(game, player, price(game.table(), ship));
        game.push(new Docked(player, ship, other));
    }

    /** Who changes over, in the order named; one who finds no room left stays. */
    public record Docked(Side player, int ship, int other) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] found = travelers(game);
            choose(game, player, new CardPrompt.MoveWho(ship, other), found, 1, found.length);
        }

        private int[] travelers(GameState game) {
            var table = game.table();
            int[] mine = table.cards(Table.on(ship));
            int[] theirs = table.cards(Table.on(other));
            int[] found = Arrays.copyOf(mine, mine.length + theirs.length);
            System.arraycopy(theirs, 0, found, mine.length, theirs.length);
            int count = 0;
            for (int card : found) {
                if (crosses(game, card, table.host(card) == ship ? other : ship)) {
                    found[count++] = card;
                }
            }
            return Arrays.copyOf(found, count);
        }

        @Override
        public void chosen(GameState game, int[] cards) {
            var table = game.table();
            for (int card : cards) {
                int to = table.host(card) == ship ? other : ship;
                if (crosses(game, card, to)) {
                    table.toBottom(
                            card,
                            Table.on(to),
                            table.laidOut(to) ? Role.AT : Seats.seatFor(game, card, to));
                    Logging.line(game, PlayEntry.Transfers::new, player, card, to);
                }
            }
        }
    }
}
