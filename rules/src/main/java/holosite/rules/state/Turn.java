package holosite.rules.state;

import holosite.language.card.Phase;
import holosite.language.card.Side;

/**
 * Whose turn it is and how far it has come. {@code generation} is the Force still to be activated
 * in it.
 */
public record Turn(int number, Side player, Phase phase, int generation, Part part) {

    /** What is going on around the phases. */
    public enum Part {
        BEFORE_THE_GAME,
        START_OF_TURN,
        IN_PHASE,
        END_OF_TURN
    }

    public static final Turn BEFORE_THE_GAME =
            new Turn(0, Side.DARK, Phase.ACTIVATE, 0, Part.BEFORE_THE_GAME);

    public Turn in(Phase next) {
        return new Turn(number, player, next, generation, Part.IN_PHASE);
    }

    public Turn part(Part next) {
        return new Turn(number, player, phase, generation, next);
    }

    public Turn generation(int force) {
        return new Turn(number, player, phase, force, part);
    }

    /** Before the first turn: nobody activates, uses or loses Force yet. */
    public boolean settingUp() {
        return part == Part.BEFORE_THE_GAME;
    }
}
