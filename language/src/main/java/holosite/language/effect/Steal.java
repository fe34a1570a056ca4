package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards are stolen, to be carried by another card where they need a carrier. */
public record Steal(Filter cards, Who by, Ref carrier) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                by,
                Verb.of("steal", "voler"),
                p.all(cards),
                p.say("(to be carried by %s)", "(à faire porter par %s)", p.ref(carrier).text()));
    }
}
