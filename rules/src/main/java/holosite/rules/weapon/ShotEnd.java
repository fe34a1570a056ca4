package holosite.rules.weapon;

import holosite.language.card.Compare;
import holosite.language.card.Side;
import holosite.rules.log.WeaponEntry;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.Frame;
import holosite.rules.text.Text;
import java.util.Optional;

/** What comes of a shot for a card it was fired at. */
final class ShotEnd {
    private ShotEnd() {}

    /** The weapon does to the card what its success says. */
    static void success(
            GameState game,
            Side player,
            Text.WeaponFire fired,
            Context context,
            int firer,
            double total) {
        var program = fired.success();
        int weapon = context.it();
        game.push(
                Frame.begin(program, weapon, player, context.event(), game.newId())
                        .withCards(program.cardSlot("target"), context.affected())
                        .withCards(program.cardSlot("weapon"), weapon)
                        .withCards(program.cardSlot("firer"), firer)
                        .withNumber(program.numberSlot("destiny"), total));
    }

    /** The total was not enough. */
    static void fallsShort(
            GameState game,
            Side player,
            int weapon,
            int card,
            double total,
            Compare compare,
            double against) {
        if (game.keepsLog()) {
            game.log(
                    new WeaponEntry.FallsShort(
                            player, game.name(weapon), game.name(card), total, compare, against));
        }
    }

    /** There is no total: no destiny was drawn. */
    static void noTotal(GameState game, Side player, int weapon, int card) {
        if (game.keepsLog()) {
            game.log(
                    new WeaponEntry.Misses(
                            player, game.name(weapon), game.name(card), Optional.empty()));
        }
    }
}
