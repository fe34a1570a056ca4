package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.Optional;

/**
 * Cards are restored to normal: not hit, not crashed, and with nothing left that was done to them.
 * Where the text names cards, only what such cards have done is undone.
 */
public record RestoreIt(Filter cards, Optional<Filter> doneBy) implements Effect {

    public RestoreIt(Filter cards) {
        this(cards, Optional.empty());
    }

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        String what =
                doneBy.map(by -> p.say(" from what %s did", " de ce que %s a fait", p.one(by)))
                        .orElse("");
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(
                                p.say(
                                                "restored to normal",
                                                Adjective.agree("rétabli*", them.agreement()))
                                        + what),
                p.say("restore %s to normal", "rétablir %s", them.text()) + what);
    }
}
