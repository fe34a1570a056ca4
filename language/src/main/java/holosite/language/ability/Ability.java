package holosite.language.ability;

import holosite.language.prose.Prose;

/** One thing a card says. */
public sealed interface Ability
        permits Standing,
                Deploys,
                DeploysOnly,
                TakenAlong,
                Acts,
                Triggers,
                StateTriggers,
                Fires,
                Starts,
                HoldsCards,
                AsDestiny,
                Wanders,
                Habitat,
                Agendas,
                Ferocity,
                Parasite,
                Detaches {

    /** What it says, as a sentence without its capital and full stop, or several. */
    String say(Prose p);
}
