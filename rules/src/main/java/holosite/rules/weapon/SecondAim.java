package holosite.rules.weapon;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Table;
import java.util.Arrays;

/**
 * A weapon that can be fired at two cards at once has been aimed at one: its player may add another
 * of its type that the same way of firing names, and chooses who fires at both.
 */
public record SecondAim(
        Side player, int weapon, int target, int other, Permission permission, double perDraw)
        implements QuestionStep.ForCards {

    /** Before the second target is chosen. */
    static SecondAim begin(
            Side player, int weapon, int target, Permission permission, double perDraw) {
        return new SecondAim(player, weapon, target, Table.NOBODY, permission, perDraw);
    }

    @Override
    public void run(GameState game) {
        if (other == Table.NOBODY) {
            var prompt = new CardPrompt.FireAlsoAt(weapon, target);
            choose(game, player, prompt, others(game), 0, 1);
        } else {
            var prompt = new CardPrompt.FiredBy(weapon, target);
            chooseOne(game, player, prompt, firers(game, other));
        }
    }

    private int[] others(GameState game) {
        int shot = Targets.shotAt(game, weapon, target, permission);
        CardType type = game.table().definition(target).type();
        return Arrays.stream(Targets.legal(game, weapon, permission))
                .filter(card -> card != target)
                .filter(card -> game.table().definition(card).is(type))
                .filter(card -> Targets.shotAt(game, weapon, card, permission) == shot)
                .filter(card -> firers(game, card).length > 0)
                .toArray();
    }

    /** Who can fire at both cards. */
    private int[] firers(GameState game, int second) {
        int[] able = Aim.firers(game, weapon, second, permission);
        return Arrays.stream(Aim.firers(game, weapon, target, permission))
                .filter(firer -> Arrays.stream(able).anyMatch(card -> card == firer))
                .toArray();
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        if (other != Table.NOBODY) {
            fire(game, chosen[0]);
        } else if (chosen.length == 0) {
            game.push(new Aim(player, weapon, target, permission, perDraw, false));
        } else {
            game.push(new SecondAim(player, weapon, target, chosen[0], permission, perDraw));
        }
    }

    private void fire(GameState game, int firer) {
        int shot = Aim.pay(game, player, weapon, firer, target, permission);
        game.push(
                new SharedShot(
                        player,
                        weapon,
                        firer,
                        shot,
                        target,
                        game.newId(),
                        other,
                        game.newId(),
                        perDraw,
                        Double.NaN,
                        Shooting.Stage.AIMED));
    }
}
