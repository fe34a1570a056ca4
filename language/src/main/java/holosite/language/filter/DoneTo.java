package holosite.language.filter;

import holosite.language.card.Figure;
import holosite.language.check.Refuse;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import java.util.List;

/**
 * Cards with one of these figures still changed by what such a card did, wherever that card is now.
 */
public record DoneTo(Filter by, List<Figure> figures) implements Filter {
    public DoneTo {
        figures = Refuse.empty(figures, "a change is one of figures");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return p.say("with ", "avec ") + changed(p);
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return Verb.HAVE.clause(p, subject, holds) + " " + changed(p);
                    }
                });
    }

    private String changed(Prose p) {
        return p.say(
                "%s changed by %s",
                "%s changés par %s",
                p.or(
                        figures.stream()
                                .map(f -> p.french() ? p.a(f.noun()) : p.say(f.noun()))
                                .toList()),
                p.one(by));
    }
}
