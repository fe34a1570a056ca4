package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards move away from where they are, each as it is able; those that cannot may be lost. It can be
 * a react.
 */
public record MoveAway(Filter cards, boolean free, boolean orLost, boolean asReact)
        implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.by(
                Verb.of("move", "éloigner"),
                them.text(),
                p.say("away", ""),
                free ? p.say("for free", "gratuitement") : "",
                asReact ? p.say("as a react", "en réaction") : "",
                orLost
                        ? p.say(
                                "; what cannot move is lost",
                                " ; ce qui ne peut pas bouger est perdu")
                        : "");
    }
}
