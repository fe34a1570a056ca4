package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards are stacked on a card, where they only lie. */
public record StackOn(Filter cards, Ref host, boolean faceDown) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("stack", "empiler"),
                p.all(cards),
                faceDown ? p.say("face down", "à l'envers") : "",
                p.say("on ", "sur ") + p.ref(host).text());
    }
}
