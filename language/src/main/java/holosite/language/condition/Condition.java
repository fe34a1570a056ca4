package holosite.language.condition;

import holosite.language.prose.Clausal;
import java.util.List;

/** Something that is true or not at a moment. */
public sealed interface Condition extends Clausal
        permits Always,
                Is,
                Exists,
                PileHolds,
                Compares,
                TotalsCompare,
                TopCardIs,
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
                NthForceActivated,
                DeployedWithAbility,
                Parity,
                FirstThisGame,
                HasFunction,
                Both,
                AnyOf,
                NotSo {

    @Override
    default List<Condition> parts() {
        return List.of(this);
    }

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
}
