package holosite.rules.weapon;

import holosite.language.ability.Event;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.destiny.Firing;
import holosite.rules.log.WeaponEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Receiver;
import holosite.rules.text.Text;
import holosite.rules.text.Threats;
import java.util.Arrays;

/**
 * One shot at two cards, from the aim to its end, in the stages of any shot. Each of the two is
 * aimed at as an action of its own, to which players can respond: if one is canceled, or its card
 * is gone, the shot goes on at the other. The total must beat all numbers together that are left;
 * then the weapon does the same to each.
 */
public record SharedShot(
        Side player,
        int weapon,
        int firer,
        int shot,
        int target,
        int id,
        int other,
        int otherId,
        double perDraw,
        double total,
        Shooting.Stage stage)
        implements Receiver, Firing {

    private static final int DESTINY = 0;

    private SharedShot at(Shooting.Stage next) {
        return new SharedShot(
                player, weapon, firer, shot, target, id, other, otherId, perDraw, total, next);
    }

    private SharedShot total(double number) {
        return new SharedShot(
                player, weapon, firer, shot, target, id, other, otherId, perDraw, number, stage);
    }

    /** Whether one of its aims is this action. */
    boolean isAction(int action) {
        return id == action || otherId == action;
    }

    /** The same shot where this aim is at another card. */
    SharedShot aimedAt(int action, int card) {
        return new SharedShot(
                player,
                weapon,
                firer,
                shot,
                id == action ? card : target,
                id,
                otherId == action ? card : other,
                otherId,
                perDraw,
                total,
                stage);
    }

    @Override
    public void run(GameState game) {
        boolean ends =
                stage == Shooting.Stage.OVER
                        || stage != Shooting.Stage.AIMED && left(game).length == 0;
        if (ends) {
            LastingTexts.endAction(game, id);
            LastingTexts.endAction(game, otherId);
            return;
        }
        switch (stage) {
            case AIMED -> {
                Logging.line(game, WeaponEntry.Aims::new, player, weapon, target);
                Logging.line(game, WeaponEntry.Aims::new, player, weapon, other);
                game.push(at(Shooting.Stage.TARGETED));
                tell(game, Event.WEAPON_AIMED, Double.NaN);
            }
            case TARGETED -> {
                game.push(at(Shooting.Stage.DRAW));
                if (Threats.threatens(shot(game).said())) {
                    tell(game, Event.TARGETED, Double.NaN);
                }
            }
            case DRAW -> draw(game);
            case TOTAL -> makeTotal(game);
            case RESULT -> compare(game);
            case OVER -> throw new IllegalStateException("this shot is over");
        }
    }

    /** What is still aimed at: a canceled aim and a card that is gone do not count. */
    private int[] left(GameState game) {
        if (!Standing.of(game).isActive(weapon)) {
            return new int[0];
        }
        return Arrays.stream(new int[] {target, other})
                .filter(card -> !game.isCanceled(idAt(card)))
                .filter(card -> Standing.of(game).isActive(card))
                .distinct()
                .toArray();
    }

    private int idAt(int card) {
        return card == target ? id : otherId;
    }

    private Text.WeaponFire shot(GameState game) {
        return Weapons.shots(game, weapon).get(shot);
    }

    /** Players can respond for each of the cards aimed at, the first one first. */
    private void tell(GameState game, Event event, double amount) {
        int[] cards = left(game);
        for (int i = cards.length - 1; i >= 0; i--) {
            var happening = Weapons.happening(game, event, weapon, cards[i], idAt(cards[i]));
            ResponseWindow.open(game, Double.isNaN(amount) ? happening : happening.amount(amount));
        }
    }

    private void draw(GameState game) {
        int draws = shot(game).said().draws();
        if (draws == 0) {
            game.push(at(Shooting.Stage.TOTAL).total(0));
        } else {
            game.push(at(Shooting.Stage.TOTAL));
            int first = left(game)[0];
            DestinyDraws.draw(game, player, draws, DestinyKind.WEAPON, DESTINY, weapon, first);
        }
    }

    @Override
    public SharedShot received(int slot, double number) {
        return total(number);
    }

    @Override
    public SharedShot received(int slot, int... cards) {
        return this;
    }

    private void makeTotal(GameState game) {
        if (Double.isNaN(total)) {
            game.push(at(Shooting.Stage.OVER));
            for (int card : left(game)) {
                ShotEnd.noTotal(game, player, weapon, card);
            }
            tell(game, Event.WEAPON_DESTINY_FAILED, Double.NaN);
            return;
        }
        // waits on the stack already, so that texts about who fires find it
        SharedShot next = at(Shooting.Stage.RESULT);
        game.push(next);
        double sum = Firepower.sharedTotal(game, weapon, player, total, left(game));
        game.replace(next, next.total(sum));
        tell(game, Event.WEAPON_FIRED, sum);
    }

    private void compare(GameState game) {
        game.push(at(Shooting.Stage.OVER));
        Text.WeaponFire fired = shot(game);
        int[] cards = left(game);
        double against = 0;
        for (int card : cards) {
            var context = Weapons.context(game, weapon, firer, card, total, idAt(card));
            against += fired.against().of(game, context);
        }
        Compare compare = fired.said().compare();
        if (!compare.holds(total, against)) {
            for (int card : cards) {
                ShotEnd.fallsShort(game, player, weapon, card, total, compare, against);
            }
            return;
        }
        for (int card : cards) {
            Logging.number(game, WeaponEntry.Hits::new, player, weapon, card, total);
        }
        for (int i = cards.length - 1; i >= 0; i--) {
            var context = Weapons.context(game, weapon, firer, cards[i], total, idAt(cards[i]));
            ShotEnd.success(game, player, fired, context, firer, total);
        }
    }

    // ---- for texts that ask

    @Override
    public boolean fires(int which) {
        return which == weapon;
    }

    @Override
    public int firer(int which) {
        return firer;
    }

    @Override
    public int target(int which) {
        return target;
    }

    @Override
    public boolean isFiredAt(int which, int card) {
        return card == target || card == other;
    }

    @Override
    public double addedPerDraw(int which) {
        return perDraw;
    }
}
