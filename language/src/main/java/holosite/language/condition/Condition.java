package holosite.language.condition;

import holosite.language.prose.Prose;
import java.util.List;

/** Something that is true or not at a moment. */
public sealed interface Condition
        permits Always,
                Is,
                Exists,
                InPile,
                Compares,
                TurnOf,
                InPhase,
                BattleGoingOn,
                BattleWonBy,
                LocationOfStart,
                StartedAtBattleground,
                DrawnFor,
                PlaceBlownAway,
                WonAtSabacc,
                SenateMajority,
                PodraceGoingOn,
                WonPodrace,
                QuietTurn,
                Parity,
                FirstThisGame,
                Both,
                AnyOf,
                NotSo {

    default Condition and(Condition other) {
        return this instanceof Always
                ? other
                : other instanceof Always ? this : new Both(List.of(this, other));
    }

    default Condition or(Condition other) {
        return new AnyOf(List.of(this, other));
    }

    default Condition not() {
        return new NotSo(this);
    }

    /** The clause that can follow "while" or "if", as it holds or as it does not. */
    String say(Prose p, boolean holds);
}
