package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A card that was aimed at one card is aimed at another instead of {@code old}: a weapon being
 * fired, an Interrupt being played, a Utinni Effect being deployed or on the table. Where several
 * cards were targeted together, all of them are replaced, and the player of this text chooses the
 * others too.
 */
public record Retarget(Ref what, Ref old, Filter to) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("retarget", "rediriger"),
                p.say(
                        "%s from %s to %s",
                        "%s de %s sur %s",
                        p.ref(what).text(),
                        p.ref(old).text(),
                        p.mention(to, Determiner.A).text()));
    }
}
