package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.prose.Clause;
import holosite.language.prose.Lead;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * While this is true of an attached creature's host, creatures of its title detach from that host
 * one at a time at random; a creature that detached cannot attach again this turn.
 */
public record Detaches(Condition when) implements Ability {

    @Override
    public Passage say(Prose p) {
        Lead lead = p.during(when);
        return Passage.of(
                Clause.of(
                                p.say(
                                        "such creatures detach from the host one at a time at"
                                                + " random and cannot attach again this turn",
                                        "ces créatures se détachent de l'hôte une à une au hasard"
                                                + " et ne peuvent plus s'attacher ce tour"))
                        .led(lead));
    }
}
