package holosite.language.filter;

import holosite.language.prose.Adjective;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;

/**
 * Cards on which that card could be deployed now, wherever it is: its text leads there, whatever it
 * costs and however many cards of its title are on the table. The card it is on is none of them.
 */
public record WhereItCouldDeploy(Ref card) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        Mention it = p.ref(card);
                        return p.say(
                                "where %s could be deployed",
                                "où %s pourrait être "
                                        + Adjective.agree("déployé*", it.agreement()),
                                it.text());
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return p.say(
                                "%s " + (holds ? "could" : "could not") + " be deployed to %s",
                                (holds ? "%s pourrait" : "%s ne pourrait pas")
                                        + " être déployé sur %s",
                                p.ref(card).text(),
                                subject.text());
                    }
                });
    }
}
