package holosite.rules.decision;

import holosite.language.ability.Event;
import holosite.language.card.Phase;
import java.util.EnumMap;
import java.util.Objects;

/** A question that is answered with one of the things a player may do, or by passing. */
public sealed interface ActPrompt extends Prompt {

    /** What a player does in a phase. */
    record PhaseAction(Phase phase) implements ActPrompt {
        private static final EnumMap<Phase, PhaseAction> ALL = new EnumMap<>(Phase.class);

        static {
            for (Phase phase : Phase.values()) {
                ALL.put(phase, new PhaseAction(phase));
            }
        }

        /** One for each phase: most decisions of a game ask this. */
        public static PhaseAction in(Phase phase) {
            return Objects.requireNonNull(ALL.get(phase));
        }
    }

    /**
     * Whether a player responds to something that happens: to this card, at this place, as far as
     * it concerns any.
     */
    record Response(Event event, int card, int place) implements ActPrompt, TwoCards {
        @Override
        public int other() {
            return place;
        }
    }

    /** Which of several cards that act by themselves comes first. */
    record AutomaticOrder() implements ActPrompt {}

    /** What a player does in the weapons segment of a battle at this location. */
    record WeaponsSegment(int card) implements ActPrompt, OneCard {}

    /** What a player forfeits or loses in the damage segment of a battle at this location. */
    record DamageSegment(int card) implements ActPrompt, OneCard {}

    /** What a player does in the weapons segment of an attack on or by this creature. */
    record AttackWeapons(int card, int place) implements ActPrompt, TwoCards {
        @Override
        public int other() {
            return place;
        }
    }
}
