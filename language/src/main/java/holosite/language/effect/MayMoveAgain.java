package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards may make a regular move now. */
public record MayMoveAgain(Filter cards, boolean free) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        String move =
                Prose.words(
                        p.say("make a regular move", "effectuer un déplacement régulier"),
                        free ? p.say("for free", "gratuitement") : "");
        return Statement.change(
                Verb.MAY.about(p, them, true).with(move),
                p.say("let %s %s", "permettre à %s de %s", them.text(), move));
    }
}
