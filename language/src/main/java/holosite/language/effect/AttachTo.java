package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards are placed on another card. */
public record AttachTo(Filter cards, Ref host) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(Verb.PLACE, p.all(cards), p.say("on ", "sur ") + p.ref(host).text());
    }
}
