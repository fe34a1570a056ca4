package holosite.language.filter;

import holosite.language.card.Who;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** Locations a player occupies, or controls. */
public record Held(Who who, Hold hold) implements Filter {

    /** The two ways to hold a location. */
    public enum Hold {
        OCCUPIED(Verb.of("occupy", "occuper")),
        CONTROLLED(Verb.of("control", "contrôler"));

        private final Verb verb;

        Hold(Verb verb) {
            this.verb = verb;
        }

        Verb verb() {
            return verb;
        }
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.fallback(Noun.LOCATION);
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return p.say("", "que ") + hold.verb().clause(p, p.player(who), true);
                    }

                    @Override
                    public String afterNot(Prose p, Agreement noun) {
                        return p.say("", "que ") + hold.verb().clause(p, p.player(who), false);
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return hold.verb().clause(p, p.player(who), holds) + " " + subject.text();
                    }
                });
    }
}
