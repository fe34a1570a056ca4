package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Layout;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import java.util.stream.IntStream;

/**
 * A bombing run: where a text allows it, a piloted bomber makes its regular move from a system to a
 * related site without landing, through all clouds between. There it uses its power and weapons,
 * and nobody gets off. At the end of its player's battle phase it makes its regular move back to
 * the system for free, whatever has become of that text; if it cannot, it is lost.
 */
public final class BombingRun {
    private BombingRun() {}

    /** Whether a text lets this card make a bombing run to this site. */
    static boolean isOpen(GameState game, int card, int site) {
        return Standing.of(game).allows(Deed.MAKE_BOMBING_RUN) > 0
                && Rulings.allows(
                        game, Deed.MAKE_BOMBING_RUN, game.table().owner(card), card, site);
    }

    /** Whether a card is aboard a ship that is on a bombing run. */
    static boolean isAboard(Table table, int card) {
        return table.role(card).aboard() && table.has(table.host(card), Flag.BOMBING_RUN);
    }

    /** What prevents the way from the system to the site, or back. */
    static Refusal refusal(GameState game, int card, int to) {
        var table = game.table();
        int from = table.host(card);
        boolean down = table.definition(to).is(Subtype.SITE);
        int system = down ? from : to;
        int site = down ? to : from;
        if (!table.definition(system).is(Subtype.SYSTEM) || !Layout.related(game, system, site)) {
            return Refusal.NO_WAY;
        }
        if (!Piloting.piloted(game, card)) {
            return Refusal.UNPILOTED;
        }
        return MoveRules.shielded(game, table.owner(card), site)
                ? Refusal.ENERGY_SHIELD
                : Refusal.NONE;
    }

    /** Comes down to a site, or goes back up to the system. */
    static void go(GameState game, int card, int to) {
        if (game.table().definition(to).is(Subtype.SITE)) {
            Moving.go(game, card, to, MoveEntry.BombingRun::new);
            game.table().set(card, Flag.BOMBING_RUN);
        } else {
            Moving.go(game, card, to, MoveEntry.Returns::new);
        }
    }

    /** At the end of a player's battle phase all of his bombers return. */
    public record End(Side player) implements Step {
        private static final End DARK = new End(Side.DARK);
        private static final End LIGHT = new End(Side.LIGHT);

        public static End of(Side player) {
            return player == Side.DARK ? DARK : LIGHT;
        }

        @Override
        public void run(GameState game) {
            var table = game.table();
            if (table.anyMayHave(Flag.BOMBING_RUN)) {
                int[] bombers =
                        IntStream.range(0, table.count())
                                .filter(
                                        card ->
                                                table.has(card, Flag.BOMBING_RUN)
                                                        && table.owner(card) == player)
                                .toArray();
                game.next(bombers, Return::new);
            }
        }
    }

    /** A bomber returns to the system if it can; otherwise it is lost. */
    public record Return(int card) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            if (!table.has(card, Flag.BOMBING_RUN) || table.role(card) != Role.AT) {
                return;
            }
            int system = Layout.systemCard(game, game.systemAt(table.host(card)));
            if (system != Table.NOBODY
                    && MoveRules.against(game, card, system, RegularMove.BOMBING_RUN, true)
                            .none()) {
                Moving.regular(game, card, system, RegularMove.BOMBING_RUN, true);
            } else {
                Leaving.lose(game, new int[] {card});
            }
        }
    }
}
