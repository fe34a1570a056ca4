package holosite.bots.sim;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Presence;
import holosite.rules.table.Table;
import holosite.rules.text.Text;
import java.util.SplittableRandom;

/**
 * What a game has cached (who is where, which conditions of texts in force hold) equals what a fork
 * works out, which has no cache.
 */
final class CachesAreTrue implements Invariant {
    private static final Deed[] DEEDS = Deed.values();

    @Override
    public void check(Game game, SplittableRandom chance) {
        Game anew = game.fork();
        presence(game, anew);
        conditions(game, anew);
    }

    private static void presence(Game game, Game anew) {
        Table table = game.state().table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            for (Side player : Side.BOTH) {
                InvariantBroken.unless(
                        Presence.occupies(game.state(), player, at)
                                        == Presence.occupies(anew.state(), player, at)
                                && Presence.totalAbility(game.state(), player, at)
                                        == Presence.totalAbility(anew.state(), player, at),
                        "who is at " + table.definition(at) + " is not remembered truly");
            }
        }
    }

    private static void conditions(Game game, Game anew) {
        Standing known = Standing.of(game.state());
        Standing found = Standing.of(anew.state());
        boolean alike =
                known.stateTriggers() == found.stateTriggers()
                        && known.cancels() == found.cancels()
                        && known.anyToCancel(game.state()) == found.anyToCancel(anew.state());
        for (int i = 0; alike && i < known.stateTriggers(); i++) {
            alike =
                    known.stateTriggerHolds(game.state(), i)
                            == found.stateTriggerHolds(anew.state(), i);
        }
        for (int i = 0; alike && i < known.cancels(); i++) {
            alike = known.cancelHolds(game.state(), i) == found.cancelHolds(anew.state(), i);
        }
        for (Deed deed : DEEDS) {
            alike &= rulings(game, anew, Text.Ruling.Kind.FORBIDS, deed, known.forbids(deed));
            alike &= rulings(game, anew, Text.Ruling.Kind.ALLOWS, deed, known.allows(deed));
            alike &= rulings(game, anew, Text.Ruling.Kind.TOLL, deed, known.tolls(deed));
        }
        InvariantBroken.unless(alike, "which conditions hold is not remembered truly");
    }

    private static boolean rulings(
            Game game, Game anew, Text.Ruling.Kind kind, Deed deed, int count) {
        for (int i = 0; i < count; i++) {
            if (Standing.of(game.state()).rulingHolds(game.state(), kind, deed, i)
                    != Standing.of(anew.state()).rulingHolds(anew.state(), kind, deed, i)) {
                return false;
            }
        }
        return true;
    }
}
