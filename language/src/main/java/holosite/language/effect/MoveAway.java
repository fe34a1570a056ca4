package holosite.language.effect;

import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.Optional;

/**
 * Cards move away from where they are, each as it is able; those that cannot may be lost. It can be
 * a react.
 */
public record MoveAway(
        Filter cards, boolean free, boolean orLost, boolean asReact, Optional<Filter> to)
        implements Effect {

    public MoveAway {
        Refuse.when(
                to.isPresent() && (!free || orLost || asReact),
                "cards move away to a place for free, if they can, and not as a react");
    }

    public MoveAway(Filter cards, boolean free, boolean orLost, boolean asReact) {
        this(cards, free, orLost, asReact, Optional.empty());
    }

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.by(
                Verb.of("move", "éloigner"),
                them.text(),
                p.say("away", ""),
                to.map(place -> p.say("to ", "vers ") + p.mention(place, Determiner.A).text())
                        .orElse(""),
                free ? p.say("for free", "gratuitement") : "",
                asReact ? p.say("as a react", "en réaction") : "",
                orLost
                        ? p.say(
                                "; what cannot move is lost",
                                " ; ce qui ne peut pas bouger est perdu")
                        : "");
    }
}
