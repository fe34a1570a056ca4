package holosite.language.amount;

import holosite.language.check.Refuse;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;

/** The distance between the systems of two cards. */
public record ParsecsBetween(Ref from, Ref to) implements Amount {
    public ParsecsBetween {
        Refuse.when(from.equals(to), "a card is no distance from itself");
    }

    @Override
    public String say(Prose p) {
        return p.say(
                "the number of parsecs between %s and %s",
                "le nombre de parsecs entre %s et %s", p.ref(from).text(), p.ref(to).text());
    }
}
