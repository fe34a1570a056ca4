package holosite.rules.turn;

import holosite.language.ability.Event;
import holosite.language.ability.Limit;
import holosite.language.card.Duration;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.action.PhaseLoop;
import holosite.rules.action.ResponseWindow;
import holosite.rules.force.Generation;
import holosite.rules.force.Recirculation;
import holosite.rules.log.GameEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.state.Turn;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A turn: its start, the six phases in order, both Used Piles re-circulated, its end; then the
 * other player's turn. {@code stage} counts the parts.
 */
public record TakeTurn(Side player, int stage) implements Step {
    private static final List<Phase> PHASES = List.of(Phase.values());
    private static final int START = 0;
    private static final int GENERATE = 1;
    private static final int FIRST_PHASE = 2;
    private static final int RECIRCULATE = FIRST_PHASE + 2 * PHASES.size();
    private static final int END = RECIRCULATE + 1;
    private static final int OVER = END + 1;
    private static final List<TakeTurn> DARK = all(Side.DARK);
    private static final List<TakeTurn> LIGHT = all(Side.LIGHT);

    private static List<TakeTurn> all(Side player) {
        return IntStream.rangeClosed(START, OVER)
                .mapToObj(stage -> new TakeTurn(player, stage))
                .toList();
    }

    public static TakeTurn of(Side player) {
        return at(player, START);
    }

    /** Every turn goes through the same parts: each exists once. */
    private static TakeTurn at(Side player, int stage) {
        return (player == Side.DARK ? DARK : LIGHT).get(stage);
    }

    /** A turn taken up as one of its phases begins. */
    public static TakeTurn from(Side player, Phase phase) {
        return at(
                player,
                phase == Phase.ACTIVATE ? GENERATE : FIRST_PHASE + 2 * PHASES.indexOf(phase));
    }

    private TakeTurn next() {
        return at(player, stage + 1);
    }

    @Override
    public void run(GameState game) {
        if (stage == START) {
            game.turn(
                    new Turn(
                            game.turn().number() + 1,
                            player,
                            Phase.ACTIVATE,
                            0,
                            Turn.Part.START_OF_TURN));
            Logging.count(game, GameEntry.TurnBegins::new, player, game.turn().number());
            LastingTexts.expire(game, Duration.UNTIL_START_OF_YOUR_NEXT_TURN, game.turn().number());
            LastingTexts.turnBegins(game);
            game.push(next());
            ResponseWindow.open(game, Event.TURN_STARTS, player);
        } else if (stage == GENERATE) {
            game.turn(game.turn().generation(Generation.total(game, player)));
            game.push(next());
        } else if (stage < RECIRCULATE) {
            phase(game, PHASES.get((stage - FIRST_PHASE) / 2), (stage - FIRST_PHASE) % 2 == 0);
        } else if (stage == RECIRCULATE) {
            Recirculation.recirculate(game, player);
            Recirculation.recirculate(game, player.opposite());
            game.push(next());
        } else if (stage == END) {
            game.turn(game.turn().part(Turn.Part.END_OF_TURN));
            game.push(next());
            ResponseWindow.open(game, Event.TURN_ENDS, player);
        } else if (stage == OVER) {
            endTurn(game);
            game.push(of(player.opposite()));
        }
    }

    private void phase(GameState game, Phase phase, boolean begins) {
        if (begins) {
            game.turn(game.turn().in(phase));
            // what a text does as soon as something is true may wait for a phase
            game.table().changed();
            LastingTexts.phaseBegins(game);
            if (game.keepsLog()) {
                game.log(new GameEntry.PhaseBegins(player, phase));
            }
            game.push(next());
            PhaseRules.end(game, player, phase);
            game.push(PhaseLoop.of(player));
            PhaseRules.begin(game, player, phase);
            ResponseWindow.open(game, Event.PHASE_STARTS, player);
        } else {
            game.push(next());
            Uses.forget(game, Limit.Per.PHASE);
            LastingTexts.expire(game, Duration.THIS_PHASE, game.turn().number());
            if (phase == Phase.CONTROL) {
                LastingTexts.expire(game, Duration.NEXT_CONTROL_PHASE, game.turn().number());
            }
            ResponseWindow.open(game, Event.PHASE_ENDS, player);
        }
    }

    private static void endTurn(GameState game) {
        int number = game.turn().number();
        LastingTexts.expire(game, Duration.THIS_TURN, number);
        LastingTexts.expire(game, Duration.UNTIL_END_OF_YOUR_NEXT_TURN, number);
        LastingTexts.expire(game, Duration.UNTIL_END_OF_OPPONENTS_NEXT_TURN, number);
        LastingTexts.expire(game, Duration.OPPONENTS_NEXT_BATTLE_PHASE, number);
        LastingTexts.expire(game, Duration.OPPONENTS_NEXT_TURN, number);
        LastingTexts.expire(game, Duration.FIRST_IN_OPPONENTS_NEXT_TURN, number);
        Uses.forget(game, Limit.Per.TURN);
        Uses.forgetPlayed(game);
        game.forgetCanceled();
        game.table().clearAll(Flag.OF_A_TURN);
    }
}
