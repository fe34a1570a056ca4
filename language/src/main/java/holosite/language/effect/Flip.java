package holosite.language.effect;

import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A card with two faces is turned over; the text of the other face applies from then on. */
public record Flip(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        boolean self = cards instanceof Being(Known known) && known == Known.IT;
        return Statement.by(
                Verb.of("flip", "retourner"), self ? p.self(true).text() : p.all(cards));
    }
}
