package holosite.language.filter;

import holosite.language.card.Agenda;
import holosite.language.card.CardType;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** Characters whose game text names this agenda. */
public record WithAgenda(Agenda agenda) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.fallback(CardType.CHARACTER.noun());
        phrase.complement(new AgendaPhrase(agenda));
    }

    private record AgendaPhrase(Agenda agenda) implements Complement {

        private String words(Prose p) {
            return p.say(
                    "a " + p.say(agenda.noun()) + " agenda",
                    "un programme de " + p.say(agenda.noun()));
        }

        @Override
        public String after(Prose p, Agreement noun) {
            return p.say("with ", "avec ") + words(p);
        }

        @Override
        public String clause(Prose p, Mention subject, boolean holds) {
            return Verb.HAVE.clause(p, subject, holds) + " " + words(p);
        }
    }
}
