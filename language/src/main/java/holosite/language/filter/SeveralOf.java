package holosite.language.filter;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;

/** Cards of which a player has two or more, by their titles, in a pile or hand; all of them. */
public record SeveralOf(Who whose, Pile pile) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return p.say("that lie twice or more in ", "en plusieurs exemplaires dans ")
                                + p.of(whose, pile.noun());
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        String is =
                                holds
                                        ? p.say(
                                                " lies twice or more in ",
                                                " est en plusieurs exemplaires dans ")
                                        : p.say(
                                                " does not lie twice or more in ",
                                                " n'est pas en plusieurs exemplaires dans ");
                        return subject.text() + is + p.of(whose, pile.noun());
                    }
                });
    }
}
