package holosite.language.filter;

import holosite.language.card.DestinyKind;
import holosite.language.check.Refuse;
import holosite.language.prose.Adjective;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import java.util.List;

/**
 * Cards being drawn as destiny of one of these kinds: for texts that change their destiny number.
 */
public record DrawnAs(List<DestinyKind> kinds) implements Filter {

    /** Whatever they are drawn for. */
    public static final DrawnAs ANY_DESTINY = new DrawnAs(List.of(DestinyKind.values()));

    public DrawnAs {
        kinds = List.copyOf(kinds);
        Refuse.when(kinds.isEmpty(), "a draw is for something");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(new Drawn(kinds));
    }

    private record Drawn(List<DestinyKind> kinds) implements Complement {

        @Override
        public String after(Prose p, Agreement noun) {
            if (kinds.equals(ANY_DESTINY.kinds())) {
                return p.say("drawn as destiny", Adjective.agree("tiré* comme destinée", noun));
            }
            return p.say("drawn for ", Adjective.agree("tiré* pour ", noun))
                    + p.or(kinds.stream().map(k -> p.say(p.say(k.noun()), p.a(k.noun()))).toList());
        }

        @Override
        public boolean plain() {
            return true;
        }

        @Override
        public String clause(Prose p, Mention subject, boolean holds) {
            return Verb.BE.clause(p, subject, holds) + " " + after(p, subject.agreement());
        }
    }
}
