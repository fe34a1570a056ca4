package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Ref;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Characters are captured. */
public record Capture(Filter cards, Ref escort) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        String by =
                escort == Known.CAUSE && !p.antecedents().knows(Known.CAUSE)
                        ? ""
                        : p.say("by ", "par ") + p.ref(escort).text();
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(p.say("captured", Adjective.agree("capturé*", them.agreement())))
                        .with(by),
                p.say("have %s captured", "faire capturer %s", them.text()),
                by);
    }
}
