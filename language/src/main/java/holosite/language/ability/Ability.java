package holosite.language.ability;

/** One thing a card says. */
public sealed interface Ability
        permits Modifies,
                Forbids,
                Allows,
                Toll,
                ImmuneToAttrition,
                ImmuneTo,
                Gives,
                CancelsText,
                Cancels,
                Deploys,
                DeploysOnly,
                TakenAlong,
                Acts,
                Triggers,
                StateTriggers,
                Fires,
                Starts,
                AsDestiny,
                Wanders {}
