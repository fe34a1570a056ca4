package holosite.rules.weapon;

import holosite.language.card.Side;
import holosite.rules.action.Equipment;
import holosite.rules.decision.CardPrompt;
import holosite.rules.force.ForceUse;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Table;
import holosite.rules.text.Text;

/**
 * Beginning a shot: what it is aimed at and who fires it are chosen, the Force is used, and the
 * weapon counts as used from now on whatever becomes of the shot.
 */
public record Aim(
        Side player,
        int weapon,
        int target,
        Permission permission,
        double perDraw,
        boolean inVolley)
        implements QuestionStep.ForCards {

    @Override
    public void run(GameState game) {
        if (target == Table.NOBODY) {
            chooseTarget(game);
        } else if (WeaponRules.refusal(game, weapon, target, permission).none()) {
            chooseFirer(game);
        }
    }

    private void chooseTarget(GameState game) {
        if (WeaponRules.refusal(game, weapon, Table.NOBODY, permission).none()) {
            int[] targets = Targets.legal(game, weapon, permission);
            chooseOne(game, player, new CardPrompt.FireTarget(weapon), targets);
        }
    }

    private Aim at(int chosen) {
        return new Aim(player, weapon, chosen, permission, perDraw, inVolley);
    }

    private void chooseFirer(GameState game) {
        int[] firers = firers(game, weapon, target, permission);
        chooseOne(game, player, new CardPrompt.FiredBy(weapon, target), firers);
    }

    /** Who can fire the weapon at this card. */
    static int[] firers(GameState game, int weapon, int target, Permission permission) {
        int shot = Targets.shotAt(game, weapon, target, permission);
        int[] able =
                Firers.able(
                        game, weapon, Weapons.shots(game, weapon).get(shot), target, permission);
        return Fire.OnlyBy.of(game, weapon, able);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        if (target == Table.NOBODY) {
            game.push(
                    severalAt(game, chosen[0])
                            ? SecondAim.begin(player, weapon, chosen[0], permission, perDraw)
                            : at(chosen[0]));
        } else {
            fire(game, chosen[0]);
        }
    }

    /** Whether the way of firing at this card allows for one more; not where weapons add up. */
    private boolean severalAt(GameState game, int card) {
        int shot = Targets.shotAt(game, weapon, card, permission);
        return !inVolley && Weapons.shots(game, weapon).get(shot).said().targets() > 1;
    }

    /** Pays for the shot, which counts as fired; in which of the weapon's ways it is fired. */
    static int pay(
            GameState game, Side player, int weapon, int firer, int target, Permission permission) {
        int index = Targets.shotAt(game, weapon, target, permission);
        Text.WeaponFire shot = Weapons.shots(game, weapon).get(index);
        var context = Weapons.context(game, weapon, firer, target, Double.NaN, 0);
        ForceUse.use(game, player, Firepower.price(game, weapon, shot, context, permission));
        Equipment.used(game, firer, weapon);
        if (permission.countsInBattle()) {
            Weapons.firedInBattle(game, weapon);
        }
        return index;
    }

    private void fire(GameState game, int firer) {
        int index = pay(game, player, weapon, firer, target, permission);
        game.push(
                new Shooting(
                        player,
                        weapon,
                        firer,
                        target,
                        index,
                        perDraw,
                        Double.NaN,
                        Shooting.Stage.AIMED,
                        game.newId(),
                        inVolley));
    }
}
