package holosite.rules.place;

import holosite.language.ability.Deed;
import holosite.language.ability.Deploys;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Cards that lie between two adjacent sites: on the one, and aimed at the other. Where a site has
 * come between those two since, the card lies between the first and its new neighbor.
 */
public final class BetweenSites {
    private BetweenSites() {}

    /**
     * The site on the other side of a card from the one it lies on; nobody if it lies between none.
     */
    public static int other(GameState game, int card) {
        var table = game.table();
        int toward = table.aim(card);
        int site = table.host(card);
        if (toward == Table.NOBODY
                || table.role(card) != Role.ON
                || !table.laidOut(site)
                || !table.laidOut(toward)
                || !table.definition(site).is(Subtype.SITE)
                || !deploysBetween(game, card)) {
            return Table.NOBODY;
        }
        for (boolean right : new boolean[] {true, false}) {
            int next = Layout.neighbour(game, site, right);
            if (next != Table.NOBODY && Layout.sameDirection(game, site, toward, next)) {
                return next;
            }
        }
        return Table.NOBODY;
    }

    private static boolean deploysBetween(GameState game, int card) {
        return game.table().definition(card).card().text().stream()
                .anyMatch(
                        ability ->
                                ability instanceof Deploys way
                                        && way.where() instanceof Deploys.Between);
    }

    /** Whether something between two neighboring sites keeps a card from walking past it. */
    public static boolean closed(GameState game, int card, int from, int to) {
        return Standing.of(game).forbids(Deed.PASS) > 0
                && (closedOn(game, card, from, to) || closedOn(game, card, to, from));
    }

    private static boolean closedOn(GameState game, int card, int site, int next) {
        var table = game.table();
        Side player = table.owner(card);
        for (int on = table.top(Table.on(site)); on != Table.NOBODY; on = table.next(on)) {
            if (table.aim(on) != Table.NOBODY
                    && Rulings.forbids(game, Deed.PASS, player, card, on)
                    && other(game, on) == next) {
                return true;
            }
        }
        return false;
    }
}
