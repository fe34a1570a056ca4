package holosite.language.filter;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.check.Refuse;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** Cards whose figure compares in this way; a card without that figure never does. */
public record Figured(Figure figure, Compare compare, Amount amount) implements Filter {

    public Figured {
        Refuse.when(figure.of() != Figure.Of.CARD, "%s is no figure of a card", figure);
    }

    @Override
    public void say(NounPhrase phrase) {
        Complement words =
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return present()
                                ? p.say("with " + figure.noun().en(), "avec " + p.a(figure.noun()))
                                : p.say("of ", "de ") + bound(p);
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return Verb.HAVE.clause(p, subject, holds)
                                + " "
                                + p.say(
                                        "",
                                        holds
                                                ? figure.noun().agreement().feminine()
                                                        ? "une "
                                                        : "un "
                                                : "de ")
                                + bound(p);
                    }
                };
        if (amount instanceof Fixed) {
            phrase.measure(words);
        } else {
            phrase.complement(words);
        }
    }

    /** A figure is never below zero: this asks only whether the card has it at all. */
    private boolean present() {
        return compare == Compare.AT_LEAST && amount.equals(Amount.of(0));
    }

    private String bound(Prose p) {
        if (present()) {
            return p.say(figure.noun());
        }
        return p.say(figure.noun()) + " " + compare.sign() + " " + amount.say(p);
    }
}
