package holosite.rules.battle;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.action.Alternation;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.LifeForce;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Participation;
import holosite.rules.state.Battle;
import holosite.rules.state.BattleSide;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.List;

/**
 * The damage segment: hit cards are forfeited, attrition and battle damage satisfied. A forfeited
 * card counts its forfeit against both at once; battle damage can also be paid with Force. Who
 * takes part can be forfeited, and what a text lets be forfeited from such a card if one likes.
 * Players take turns, the one who began the battle first; nobody passes while he owes what he can
 * pay.
 */
public record DamageSegment(int id, int passes, Side player) implements Alternation.OfAction {

    /**
     * Immunity is determined once, against the whole attrition, never against what is left of it.
     */
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

    /** A card inside an immune ship is as safe as the ship. */
    private static boolean immune(GameState game, int card, double attrition) {
        if (attrition < Immunities.attrition(game, card)
                || Immunities.toExactly(game, card, attrition)) {
            return true;
        }
        int vessel = Whereabouts.vessel(game.table(), card);
        return vessel != Table.NOBODY
                && Whereabouts.encloses(game.table().definition(vessel))
                && immune(game, vessel, attrition);
    }

    @Override
    public List<Act> acts(GameState game, Side asked) {
        var acts = new ArrayList<Act>();
        Battle battle = game.battle();
        boolean owes = battle.of(asked).attritionLeft() > 0 || battle.of(asked).damageLeft() > 0;
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (owes
                    ? Participation.forfeitable(game, asked, card)
                            || Participation.forfeitableByText(game, asked, card)
                    : game.table().has(card, Flag.HIT)
                            && Participation.forfeitable(game, asked, card)) {
                acts.add(new Act.Forfeit(card));
            }
        }
        if (owes) {
            listFromHand(game, asked, acts);
        }
        if (battle.of(asked).damageLeft() > 0
                && LifeForce.of(game, asked) + game.table().size(asked, Zone.HAND) > 0) {
            acts.add(new Act.LoseForce());
        }
        game.book().inDamageSegment(game, asked, acts);
        return acts;
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
            if (Participation.forfeitable(game, player, card)
                    && (game.table().has(card, Flag.HIT)
                            || (battle.of(player).attritionLeft() > 0
                                    && !game.table().has(card, Flag.SAFE_FROM_ATTRITION)))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public DamageSegment at(int passed, Side next) {
        return new DamageSegment(id, passed, next);
    }

    @Override
    public ActPrompt prompt(GameState game) {
        return new ActPrompt.DamageSegment(game.battle().location());
    }

    @Override
    public boolean stopsFor(GameState game, Side asked) {
        return false;
    }

    @Override
    public boolean mayPass(GameState game, Side asked) {
        return !mustGoOn(game, asked);
    }

    /** Characters, starships and vehicles in hand, if a text lets them be forfeited from there. */
    private static void listFromHand(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        if (Standing.of(game).allows(Deed.FORFEIT_FROM_HAND) == 0) {
            return;
        }
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (!Double.isNaN(Figures.of(game, Figure.FORFEIT, card))
                    && Rulings.allows(
                            game, Deed.FORFEIT_FROM_HAND, player, card, game.battle().location())) {
                acts.add(new Act.Forfeit(card));
            }
        }
    }

    /** Loses one Force for one battle damage. */
    public static void loseForce(GameState game, Side player) {
        Battle battle = game.battle();
        BattleSide owing = battle.of(player);
        double left = Math.max(0, owing.damageLeft() - 1);
        game.battle(battle.with(player, owing.owing(owing.attritionLeft(), left)));
        ResponseWindow.open(
                game, Happening.of(Event.LOST_TO_BATTLE, player).by(battle.location()).amount(1));
        ForceLoss.pay(game, player, 1, battle.location());
    }

    /** A player's battle damage grows or shrinks while it is being satisfied. */
    public static void changeDamage(GameState game, Side player, double by) {
        Battle battle = game.battle();
        if (battle.segment() == Battle.Segment.DAMAGE) {
            BattleSide owing = battle.of(player);
            double left = Math.max(0, owing.damageLeft() + by);
            game.battle(battle.with(player, owing.owing(owing.attritionLeft(), left)));
        }
    }

    /** The rest of a player's battle damage is canceled. */
    public static void cancelDamage(GameState game, Side player) {
        Battle battle = game.battle();
        if (battle.isGoingOn()) {
            BattleSide owing = battle.of(player);
            game.battle(battle.with(player, owing.owing(owing.attritionLeft(), 0)));
        }
    }

    /** Nothing is left of the attrition against a player. */
    public static void cancelAttrition(GameState game, Side player) {
        Battle battle = game.battle();
        if (battle.isGoingOn()) {
            BattleSide owing = battle.of(player);
            game.battle(battle.with(player, owing.owing(0, owing.damageLeft())));
        }
    }

    /**
     * Forfeits cards by a text: for attrition and battle damage where a battle is at that point.
     */
    public static void forfeit(GameState game, int[] cards) {
        for (int card : cards) {
            if (game.battle().segment() == Battle.Segment.DAMAGE
                    && Participation.takesPart(game, card)) {
                forfeit(game, game.table().owner(card), card);
            } else if (game.table().inPlay(card)) {
                Leaving.forfeit(game, card);
            }
        }
    }

    /** Forfeits a card for attrition and battle damage. */
    public static void forfeit(GameState game, Side player, int card) {
        Battle battle = game.battle();
        BattleSide owing = battle.of(player);
        double forfeit = Figures.of(game, Figure.FORFEIT, card);
        double needed = Math.min(forfeit, Math.max(owing.attritionLeft(), owing.damageLeft()));
        game.battle(
                battle.with(
                        player,
                        owing.owing(
                                Math.max(0, owing.attritionLeft() - forfeit),
                                Math.max(0, owing.damageLeft() - forfeit))));
        if (game.table().in(card, Zone.HAND)) {
            // no text takes it anywhere but to the Lost Pile
            Leaving.lose(game, new int[] {card});
            return;
        }
        if (Rulings.forbids(game, Deed.LEAVE_WHEN_FORFEITED, player, card, battle.location())) {
            // a hit card has been forfeited, as it must be
            game.table().clear(card, Flag.HIT);
            ResponseWindow.open(
                    game,
                    Happening.of(Event.FORFEITED_IN_PART, player)
                            .to(card)
                            .at(battle.location())
                            .amount(needed));
            return;
        }
        if (game.table().role(card) == Role.ON
                && game.table().definition(card).is(CardType.WEAPON)) {
            game.table().set(game.table().host(card), Flag.FORFEITED_WEAPON);
        }
        Leaving.forfeit(game, card);
    }
}
