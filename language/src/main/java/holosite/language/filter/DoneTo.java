package holosite.language.filter;

import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** Cards for which something that such a card did still lasts, wherever that card is now. */
public record DoneTo(Filter by) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return effect(p);
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return Verb.BE.clause(p, subject, holds) + " " + effect(p);
                    }
                });
    }

    private String effect(Prose p) {
        return p.say("under the effect of ", "sous l'effet de ") + p.one(by);
    }
}
