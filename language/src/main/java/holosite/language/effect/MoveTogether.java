package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards make their regular move together, to one place where each of them could go by itself, and
 * use no Force for it.
 */
public record MoveTogether(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        String together =
                p.say(
                        "make a regular move together for free",
                        "effectuer ensemble un déplacement régulier gratuit");
        return Statement.change(
                Verb.of("make", "effectuer")
                        .about(p, them, true)
                        .with(
                                p.say(
                                        "a regular move together for free",
                                        "ensemble un déplacement régulier gratuit")),
                p.say("have %s %s", "faire %2$s %1$s", them.text(), together));
    }
}
