package holosite.language.condition;

import holosite.language.card.DestinyKind;
import holosite.language.prose.Prose;

/** The destiny responded to is of this kind. */
public record DrawnFor(DestinyKind kind) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        return holds
                ? p.say("it is ", "c'est ") + p.a(kind.noun())
                : p.say("it is not ", "ce n'est pas ") + p.a(kind.noun());
    }
}
