package holosite.language.effect;

import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/** One thing that happens as the result of an action. A list of effects happens in order. */
public sealed interface Effect
        permits LoseForce,
                Retrieve,
                Activate,
                UseForce,
                DrawCards,
                Put,
                TakeFrom,
                DeployFrom,
                DrawDestiny,
                Branch,
                ChooseOne,
                May,
                MayPay,
                ForEach,
                Pick,
                PickRandomly,
                ChooseNumber,
                Remember,
                Lasting,
                CancelIt,
                CancelCards,
                ChangeDestiny,
                CancelDestiny,
                SubstituteDestiny,
                Relocate,
                MoveAway,
                HitIt,
                RestoreIt,
                Capture,
                Release,
                Steal,
                Exclude,
                GoMissing,
                BreakCover,
                LookAt,
                Shuffle,
                Recirculate,
                AttachTo,
                AimAt,
                StackOn,
                MayMoveAgain,
                EndBattle,
                Retarget,
                Crash,
                Disarm,
                FireWeapon,
                FireTogether,
                PickTop,
                ReturnToTable,
                GoUndercover,
                MoveTo {

    /** What happens, in words. */
    Statement say(Prose p);
}
