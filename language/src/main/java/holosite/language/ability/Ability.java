package holosite.language.ability;

import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/** One thing a card says. */
public sealed interface Ability
        permits CanLast,
                Deploys,
                DeploysOnly,
                TakenAlong,
                Offers,
                Requires,
                Fires,
                Starts,
                HoldsCards,
                AsDestiny,
                Wanders,
                Habitat,
                CanceledBy,
                ConvertedBy,
                StandsInFor,
                Replaces,
                Agendas,
                ParsecChart,
                Ferocity,
                Parasite,
                Detaches,
                Maintenance {

    /** What it says, in a sentence or several. */
    Passage say(Prose p);
}
