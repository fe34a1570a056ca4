package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.force.LifeForce;
import holosite.rules.presence.Presence;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import java.util.List;

/**
 * What a puzzle asks of its solver: aims, and until when.
 *
 * @param turn the number of the last turn there is; the goal is decided when it ends
 */
public record PuzzleGoal(Side solver, By by, int turn, List<Aim> aims) {

    public PuzzleGoal {
        aims = List.copyOf(aims);
    }

    /** Until when, counted from the turn the puzzle begins in. */
    public enum By {
        THIS_TURN,
        NEXT_TURN
    }

    /** How a game stands with regard to the goal. */
    public enum Standing {
        OPEN,
        SOLVED,
        FAILED
    }

    /** When an aim has to be so. */
    public enum When {
        /** At some moment: then it is enough. */
        ONCE,
        /** When the time is up. */
        AT_THE_END,
        /** All the time, until the end. */
        ALWAYS
    }

    /** One of the things asked for. The cards are named by their numbers in the puzzle's game. */
    public sealed interface Aim {

        /** Whether it is so. */
        boolean holds(GameState game, Side solver);

        default When when() {
            return When.ONCE;
        }
    }

    /** The solver wins the game. */
    public record Win() implements Aim {
        @Override
        public boolean holds(GameState game, Side solver) {
            return game.outcome().filter(outcome -> outcome.winner() == solver).isPresent();
        }
    }

    /**
     * The opponent loses this much Life Force.
     *
     * @param left what he has then at most
     */
    public record Take(int force, int left) implements Aim {
        @Override
        public boolean holds(GameState game, Side solver) {
            return LifeForce.of(game, solver.opposite()) <= left;
        }
    }

    /** A card of the opponent leaves the table. */
    public record Remove(int card) implements Aim {
        @Override
        public boolean holds(GameState game, Side solver) {
            return !isOnTable(game, card);
        }
    }

    /** An Objective flips. */
    public record Flip(int card) implements Aim {
        @Override
        public boolean holds(GameState game, Side solver) {
            return game.table().has(card, Flag.FLIPPED);
        }
    }

    /** A captive is put into a prison. */
    public record Imprison(int card) implements Aim {
        @Override
        public boolean holds(GameState game, Side solver) {
            return game.table().role(card) == Role.IMPRISONED;
        }
    }

    /** The solver controls a place when the time is up. */
    public record Control(int place) implements Aim {
        @Override
        public boolean holds(GameState game, Side solver) {
            return Presence.controls(game, solver, place);
        }

        @Override
        public When when() {
            return When.AT_THE_END;
        }
    }

    /** A card is on the table when the time is up, and is no captive. */
    public record Keep(int card) implements Aim {
        @Override
        public boolean holds(GameState game, Side solver) {
            return isOnTable(game, card) && !game.table().has(card, Flag.CAPTIVE);
        }

        @Override
        public When when() {
            return When.AT_THE_END;
        }
    }

    /**
     * The solver loses no more Life Force than this.
     *
     * @param left what he has at least
     */
    public record Spare(int force, int left) implements Aim {
        @Override
        public boolean holds(GameState game, Side solver) {
            return LifeForce.of(game, solver) >= left;
        }

        @Override
        public When when() {
            return When.ALWAYS;
        }
    }

    /** The game is not lost. */
    public record Survive() implements Aim {
        @Override
        public boolean holds(GameState game, Side solver) {
            return game.outcome().filter(outcome -> outcome.winner() != solver).isEmpty();
        }

        @Override
        public When when() {
            return When.ALWAYS;
        }
    }

    private static boolean isOnTable(GameState game, int card) {
        return game.table().inPlay(card) && game.table().role(card).onTable();
    }

    /** How this game stands. Whoever wins it has reached every goal. */
    public Standing standing(Game game) {
        GameState state = game.state();
        if (state.isOver()) {
            return new Win().holds(state, solver) ? Standing.SOLVED : Standing.FAILED;
        }
        boolean all = true;
        boolean waits = false;
        for (int i = 0; i < aims.size(); i++) {
            Aim aim = aims.get(i);
            boolean holds = aim.holds(state, solver);
            if (!holds && aim.when() == When.ALWAYS) {
                return Standing.FAILED;
            }
            all &= holds;
            waits |= aim.when() != When.ONCE;
        }
        if (all && !waits) {
            return Standing.SOLVED;
        }
        if (state.turn().number() <= turn) {
            return Standing.OPEN;
        }
        return all ? Standing.SOLVED : Standing.FAILED;
    }
}
