package holosite.rules.move;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Parsecs;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;

/**
 * Hyperspeed: a piloted starship with a nav computer or an astromech goes from system to system, as
 * many parsecs as its hyperspeed at most. Even between systems of one parsec it needs a hyperspeed
 * of 1.
 */
final class Hyperspeed {
    private Hyperspeed() {}

    static Refusal refusal(GameState game, int ship, int to) {
        if (!Piloting.piloted(game, ship)) {
            return Refusal.UNPILOTED;
        }
        double hyperspeed = Figures.of(game, Figure.HYPERSPEED, ship, to);
        if (!(hyperspeed >= 1)) {
            return Refusal.NO_HYPERSPEED;
        }
        double distance =
                Math.abs(Parsecs.parsec(game, game.table().host(ship)) - Parsecs.parsec(game, to));
        if (!(distance <= hyperspeed)) {
            return Refusal.TOO_MANY_PARSECS;
        }
        return navigates(game, ship) ? Refusal.NONE : Refusal.NO_NAV_COMPUTER;
    }

    /** A nav computer of its own, or somebody aboard who works as one, in any seat. */
    private static boolean navigates(GameState game, int ship) {
        var table = game.table();
        var standing = Standing.of(game);
        if (standing.hasIcon(game, ship, Icon.NAV_COMPUTER)) {
            return true;
        }
        for (int on = table.top(Table.on(ship)); on != Table.NOBODY; on = table.next(on)) {
            Role seat = table.role(on);
            if (seat.aboard()
                    && seat != Role.CARGO
                    && standing.isActive(on)
                    && (standing.hasTrait(game, on, Trait.ASTROMECH_DROID)
                            || standing.hasIcon(game, on, Icon.NAV_COMPUTER))) {
                return true;
            }
        }
        return false;
    }
}
