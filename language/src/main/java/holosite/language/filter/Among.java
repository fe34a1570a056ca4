package holosite.language.filter;

import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;

/** Some of the cards known by a name: those that were revealed, drawn or chosen under it. */
public record Among(Chosen cards) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return p.say("among ", "parmi ") + p.ref(cards).text();
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return subject.text()
                                + (holds
                                        ? p.say(" is ", " est ")
                                        : p.say(" is not ", " n'est pas "))
                                + after(p, Agreement.MASCULINE);
                    }
                });
    }
}
