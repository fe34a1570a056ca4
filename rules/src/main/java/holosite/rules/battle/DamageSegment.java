package holosite.rules.battle;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.LifeForce;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Participation;
import holosite.rules.state.Asking;
import holosite.rules.state.Battle;
import holosite.rules.state.BattleAccount;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;

import java.util.ArrayList;
import java.util.List;

/**
 * The damage segment: hit cards are forfeited, attrition and battle damage satisfied. A forfeited
 * card counts its forfeit against both at once; battle damage can also be paid with Force. Players
 * take turns, the one who began the battle first; nobody passes while he owes what he can pay.
 */
public record DamageSegment(int id, int passes, Side player) implements Asking {

    /** Immunity is settled once: against the whole attrition, never what is left of it. */
    static void settleImmunity(GameState game) {
        var standing = Standing.of(game);
        var safe = new boolean[standing.cardsInPlay()];
        for (int i = 0; i < safe.length; i++) {
            int card = standing.cardInPlay(i);
            safe[i] =
                    game.table().definition(card).isUnit()
                            && Participation.takesPart(game, card)
                            && immune(
                                    game,
                                    card,
                                    game.battle().of(game.table().owner(card)).attrition());
        }
        for (int i = 0; i < safe.length; i++) {
            if (safe[i]) {
                game.table().set(standing.cardInPlay(i), Flag.SAFE_FROM_ATTRITION);
            }
        }
    }

    /** A card behind the hull of an immune ship is as safe as the ship. */
    private static boolean immune(GameState game, int card, double attrition) {
        if (attrition < Immunities.attrition(game, card)) {
            return true;
        }
        int vessel = Whereabouts.vessel(game.table(), card);
        return vessel != Table.NOBODY
                && Whereabouts.encloses(game.table().definition(vessel))
                && immune(game, vessel, attrition);
    }

    private static List<Act> acts(GameState game, Side player) {
        var acts = new ArrayList<Act>();
        Battle battle = game.battle();
        boolean owes = battle.of(player).attritionLeft() > 0 || battle.of(player).damageLeft() > 0;
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (forfeitable(game, player, card) && (owes || game.table().has(card, Flag.HIT))) {
                acts.add(Act.of(Act.Kind.FORFEIT, card));
            }
        }
        if (battle.of(player).damageLeft() > 0
                && LifeForce.of(game, player) + game.table().size(player, Zone.HAND) > 0) {
            acts.add(Act.of(Act.Kind.LOSE_FORCE));
        }
        return acts;
    }

    private static boolean forfeitable(GameState game, Side player, int card) {
        return game.table().owner(card) == player
                && Participation.takesPart(game, card)
                && !Double.isNaN(Figures.of(game, Figure.FORFEIT, card))
                && !Rulings.forbids(game, Deed.FORFEIT, player, card, game.battle().location());
    }

    /** Still owes something he can and must pay. */
    private static boolean mustGoOn(GameState game, Side player) {
        Battle battle = game.battle();
        if (battle.of(player).damageLeft() > 0) {
            return true;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (forfeitable(game, player, card)
                    && (game.table().has(card, Flag.HIT)
                            || (battle.of(player).attritionLeft() > 0
                                    && !game.table().has(card, Flag.SAFE_FROM_ATTRITION)))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void run(GameState game) {
        if (game.isCanceled(id)) {
            return;
        }
        Side asked = player;
        for (int pass = passes; pass < 2; pass++) {
            List<Act> acts = acts(game, asked);
            if (!acts.isEmpty()) {
                boolean must = mustGoOn(game, asked);
                var next = new DamageSegment(id, pass, asked);
                if (must && acts.size() == 1) {
                    next.pay(game, acts.getFirst());
                } else {
                    game.ask(
                            next,
                            new Decision.ChooseAct(
                                    asked,
                                    new Prompt(
                                            Prompt.Key.DAMAGE_SEGMENT,
                                            game.battle().location(),
                                            -1,
                                            asked.ordinal()),
                                    acts,
                                    !must));
                }
                return;
            }
            asked = asked.opposite();
        }
    }

    @Override
    public void answered(GameState game, Answer answer) {
        if (answer instanceof Answer.Choice choice) {
            pay(game, game.chosen(choice));
        } else {
            game.push(new DamageSegment(id, passes + 1, player.opposite()));
        }
    }

    private void pay(GameState game, Act act) {
        game.push(new DamageSegment(id, 0, player.opposite()));
        game.book().perform(game, player, act, Happening.NOTHING);
    }

    /** Forfeits a card, or loses one Force for one battle damage. */
    public static void satisfy(GameState game, Side player, Act act) {
        Battle battle = game.battle();
        double attrition = battle.of(player).attritionLeft();
        double damage = battle.of(player).damageLeft();
        if (act.kind() == Act.Kind.LOSE_FORCE) {
            BattleAccount now = battle.of(player).owing(attrition, Math.max(0, damage - 1));
            game.battle(battle.with(player, now));
            ForceLoss.pay(game, player, 1, battle.location());
        } else {
            double forfeit = Figures.of(game, Figure.FORFEIT, act.card());
            BattleAccount now =
                    battle.of(player)
                            .owing(Math.max(0, attrition - forfeit), Math.max(0, damage - forfeit));
            game.battle(battle.with(player, now));
            Leaving.forfeit(game, act.card());
        }
    }
}
