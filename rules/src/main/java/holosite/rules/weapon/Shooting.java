package holosite.rules.weapon;

import holosite.language.ability.Event;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.destiny.Firing;
import holosite.rules.log.WeaponEntry;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Receiver;
import holosite.rules.text.Text;
import holosite.rules.text.Threats;

/**
 * A shot, from the aim to its end. It is aimed and players can respond; weapon destiny is drawn and
 * totaled; the shot is fired and players can respond; the total is compared, and a success does
 * what the weapon says. If it is canceled at any moment it has no effect, but it was fired.
 */
public record Shooting(
        Side player,
        int weapon,
        int firer,
        int target,
        int shot,
        double perDraw,
        double total,
        Stage stage,
        int id,
        boolean inVolley)
        implements Receiver, Firing {

    /** How far the shot has come. */
    public enum Stage {
        AIMED,
        TARGETED,
        DRAW,
        TOTAL,
        RESULT,
        OVER
    }

    private static final int DESTINY = 0;

    private Shooting at(Stage next) {
        return new Shooting(
                player, weapon, firer, target, shot, perDraw, total, next, id, inVolley);
    }

    private Shooting total(double number) {
        return new Shooting(
                player, weapon, firer, target, shot, perDraw, number, stage, id, inVolley);
    }

    /** The same shot at another card, in the way of firing that applies to it. */
    Shooting aimedAt(GameState game, int card) {
        int serving = Targets.shotAt(game, weapon, card, Permission.TEXT_FOR_FREE);
        return new Shooting(
                player,
                weapon,
                firer,
                card,
                serving < 0 ? shot : serving,
                perDraw,
                total,
                stage,
                id,
                inVolley);
    }

    @Override
    public void run(GameState game) {
        if (stage != Stage.AIMED && stage != Stage.OVER && !goesOn(game)) {
            LastingTexts.endAction(game, id);
            return;
        }
        switch (stage) {
            case AIMED -> {
                Logging.line(game, WeaponEntry.Aims::new, player, weapon, target);
                game.push(at(Stage.TARGETED));
                ResponseWindow.open(
                        game, Weapons.happening(game, Event.WEAPON_AIMED, weapon, target, id));
            }
            case TARGETED -> {
                game.push(at(Stage.DRAW));
                if (Threats.threatens(shot(game).said())) {
                    ResponseWindow.open(
                            game, Weapons.happening(game, Event.TARGETED, weapon, target, id));
                }
            }
            case DRAW -> draw(game);
            case TOTAL -> makeTotal(game);
            case RESULT -> compare(game);
            case OVER -> LastingTexts.endAction(game, id);
        }
    }

    /** A shot has no effect if it is canceled, or if the weapon or its target is gone meanwhile. */
    private boolean goesOn(GameState game) {
        return !game.isCanceled(id)
                && Standing.of(game).isActive(weapon)
                && Standing.of(game).isActive(target);
    }

    private Text.WeaponFire shot(GameState game) {
        return Weapons.shots(game, weapon).get(shot);
    }

    private void draw(GameState game) {
        if (inVolley) {
            game.give(weapon, firer, target, shot, id);
            return;
        }
        int draws = shot(game).said().draws();
        if (draws == 0) {
            game.push(at(Stage.TOTAL).total(0));
        } else {
            game.push(at(Stage.TOTAL));
            DestinyDraws.draw(game, player, draws, DestinyKind.WEAPON, DESTINY, weapon, target);
        }
    }

    @Override
    public Shooting received(int slot, double number) {
        return total(number);
    }

    @Override
    public Shooting received(int slot, int... cards) {
        return this;
    }

    private void makeTotal(GameState game) {
        if (Double.isNaN(total)) {
            game.push(at(Stage.OVER));
            ShotEnd.noTotal(game, player, weapon, target);
            ResponseWindow.open(
                    game, Weapons.happening(game, Event.WEAPON_DESTINY_FAILED, weapon, target, id));
            return;
        }
        // waits on the stack already, so that texts about who fires find it
        Shooting next = at(Stage.RESULT);
        game.push(next);
        var context = Weapons.context(game, weapon, firer, target, total, id);
        double sum = Firepower.total(game, weapon, shot(game), context, total, FigureListener.NONE);
        game.replace(next, next.total(sum));
        ResponseWindow.open(
                game, Weapons.happening(game, Event.WEAPON_FIRED, weapon, target, id).amount(sum));
    }

    private void compare(GameState game) {
        game.push(at(Stage.OVER));
        Text.WeaponFire fired = shot(game);
        var context = Weapons.context(game, weapon, firer, target, total, id);
        double against = fired.against().of(game, context);
        Compare compare = fired.said().compare();
        if (!compare.holds(total, against)) {
            ShotEnd.fallsShort(game, player, weapon, target, total, compare, against);
            return;
        }
        Logging.number(game, WeaponEntry.Hits::new, player, weapon, target, total);
        ShotEnd.success(game, player, fired, context, firer, total);
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
    public double addedPerDraw(int which) {
        return perDraw;
    }
}
