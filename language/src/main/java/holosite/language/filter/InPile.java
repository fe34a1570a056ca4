package holosite.language.filter;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;

/** Cards in a pile, a deck or a hand. */
public record InPile(Who whose, Pile pile) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return p.say("in ", "se trouvant dans ") + p.of(whose, pile.noun());
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        String is =
                                holds
                                        ? p.say(" is in ", " se trouve dans ")
                                        : p.say(" is not in ", " ne se trouve pas dans ");
                        return subject.text() + is + p.of(whose, pile.noun());
                    }
                });
    }
}
