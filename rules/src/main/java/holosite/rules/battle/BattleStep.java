package holosite.rules.battle;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.weapon.Hits;

/** The segments of a battle, one after the other. A canceled battle goes straight to its end. */
public record BattleStep(int id, Part part) implements Step {

    /** What comes next. */
    public enum Part {
        WEAPONS,
        AFTER_WEAPONS,
        DRAWS,
        TOTALS,
        DAMAGE,
        SETTLING,
        ENDING,
        /** Whoever was hit and not forfeited is lost, still as a result of the battle. */
        END,
        OVER
    }

    private BattleStep to(Part next) {
        return new BattleStep(id, next);
    }

    @Override
    public void run(GameState game) {
        Side initiator = game.battle().initiator();
        int place = game.battle().location();
        if (game.isCanceled(id) && part != Part.END && part != Part.OVER) {
            game.push(to(Part.END));
            if (part.compareTo(Part.DAMAGE) < 0) {
                decided(game);
            }
            return;
        }
        switch (part) {
            case WEAPONS -> {
                game.battle(game.battle().in(Battle.Segment.WEAPONS));
                game.next(new WeaponsSegment(id, 0, initiator), to(Part.AFTER_WEAPONS));
            }
            case AFTER_WEAPONS -> {
                game.push(to(Part.DRAWS));
                ResponseWindow.open(
                        game, Happening.of(Event.WEAPONS_SEGMENT_ENDED, initiator).at(place));
            }
            case DRAWS -> {
                game.battle(game.battle().in(Battle.Segment.POWER));
                game.next(new BattleDraws(id, 0), to(Part.TOTALS));
            }
            case TOTALS -> {
                game.push(to(Part.DAMAGE));
                PowerSegment.total(game);
            }
            case DAMAGE -> {
                game.battle(game.battle().in(Battle.Segment.DAMAGE));
                game.push(to(Part.SETTLING));
                decided(game);
            }
            case SETTLING -> {
                DamageSegment.settleImmunity(game);
                game.next(new DamageSegment(id, 0, initiator), to(Part.ENDING));
            }
            case ENDING -> {
                game.battle(game.battle().in(Battle.Segment.ENDING));
                game.push(to(Part.END));
                ResponseWindow.open(game, Happening.of(Event.BATTLE_ENDING, initiator).at(place));
            }
            case END -> {
                game.push(to(Part.OVER));
                Hits.loseThoseInBattle(game);
            }
            case OVER -> BattleEnd.end(game);
        }
    }

    private static void decided(GameState game) {
        ResponseWindow.open(
                game,
                Happening.of(Event.BATTLE_DECIDED, game.battle().initiator())
                        .at(game.battle().location()));
    }
}
