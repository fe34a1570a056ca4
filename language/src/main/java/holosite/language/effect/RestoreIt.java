package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards are restored to normal: not hit, not crashed, and with nothing left that was done to them.
 */
public record RestoreIt(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(
                                p.say(
                                        "restored to normal",
                                        Adjective.agree("rétabli*", them.agreement()))),
                p.say("restore %s to normal", "rétablir %s", them.text()));
    }
}
