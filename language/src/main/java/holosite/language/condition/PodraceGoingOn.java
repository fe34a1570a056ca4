package holosite.language.condition;

import holosite.language.prose.Prose;

/** The Podrace begun with the speaking card is going on. */
public record PodraceGoingOn() implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        return holds
                ? p.say("a Podrace is going on", "une course de modules est en cours")
                : p.say("no Podrace is going on", "aucune course de modules n'est en cours");
    }
}
