package holosite.language.filter;

import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;

/**
 * Cards that an Interrupt being played, or a Utinni Effect, could target instead of one that it
 * targets: of the same side, unless they are locations, and chosen by the text of that card.
 */
public record TargetInstead(Ref by, Ref old) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return p.say(
                                "that %s could target instead of %s, on the same side of the Force",
                                "que %s pourrait viser au lieu de %s, du même côté de la Force",
                                p.ref(by).text(),
                                p.ref(old).text());
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return p.say(
                                "%s "
                                        + (holds ? "could" : "could not")
                                        + " target %s instead of %s, on the same side of the Force",
                                (holds ? "%s pourrait viser %s" : "%s ne pourrait pas viser %s")
                                        + " au lieu de %s, du même côté de la Force",
                                p.ref(by).text(),
                                subject.text(),
                                p.ref(old).text());
                    }
                });
    }
}
