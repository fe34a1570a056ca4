package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.Optional;

/** Cards are stolen, to be carried by another card where they need a carrier. */
public record Steal(Filter cards, Who by, Optional<Ref> carrier) implements Effect {

    /** Steals weapons or devices for somebody who carries them from now on. */
    public Steal(Filter cards, Who by, Ref carrier) {
        this(cards, by, Optional.of(carrier));
    }

    /** Steals what stands by itself. */
    public Steal(Filter cards, Who by) {
        this(cards, by, Optional.empty());
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                by,
                Verb.of("steal", "voler"),
                p.all(cards),
                carrier.map(
                                who ->
                                        p.say(
                                                "(to be carried by %s)",
                                                "(à faire porter par %s)", p.ref(who).text()))
                        .orElse(""));
    }
}
