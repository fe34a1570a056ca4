package holosite.language.filter;

import holosite.language.amount.Amount;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/**
 * Locations where a player's figure compares in this way: where your total power is more than 10,
 * say.
 */
public record FiguredAt(Who whose, Figure figure, Compare compare, Amount amount)
        implements Filter {

    public FiguredAt {
        Refuse.when(
                figure.of() != Figure.Of.PLACE, "%s is no figure of a player at a place", figure);
        Refuse.when(whose == Who.EITHER, "A figure at a place is that of one player");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.fallback(Noun.LOCATION);
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return Prose.words(p.say("where", "où"), compared(p, "", true));
                    }

                    @Override
                    public String afterNot(Prose p, Agreement noun) {
                        return Prose.words(p.say("where", "où"), compared(p, "", false));
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return compared(p, p.say("at ", "à ") + subject.text(), holds);
                    }
                });
    }

    private String compared(Prose p, String where, boolean holds) {
        Mention theirs =
                Mention.third(
                        Prose.words(p.of(whose, figure.noun()), where), figure.noun().agreement());
        return Prose.words(Verb.BE.clause(p, theirs, holds), compare.sign(), amount.say(p));
    }
}
