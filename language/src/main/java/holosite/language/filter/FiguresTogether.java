package holosite.language.filter;

import holosite.language.amount.Amount;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.check.Refuse;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/**
 * Cards with two figures whose sum compares in this way; a figure that a card lacks counts as 0.
 */
public record FiguresTogether(Figure first, Figure second, Compare compare, Amount amount)
        implements Filter {

    public FiguresTogether {
        Refuse.when(
                first.of() != Figure.Of.CARD || second.of() != Figure.Of.CARD,
                "%s and %s are not both figures of a card",
                first,
                second);
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return p.say("with ", "avec ") + bound(p);
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return Verb.HAVE.clause(p, subject, holds) + " " + bound(p);
                    }
                });
    }

    private String bound(Prose p) {
        return p.say(first.noun())
                + " + "
                + p.say(second.noun())
                + " "
                + compare.sign()
                + " "
                + amount.say(p);
    }
}
