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
import java.util.Optional;

/**
 * Characters are captured. Where the text names who seizes them, one of those does if he can,
 * whether or not he is a warrior.
 */
public record Capture(Filter cards, Ref escort, Optional<Filter> seizers) implements Effect {

    public Capture(Filter cards, Ref escort) {
        this(cards, escort, Optional.empty());
    }

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        String by =
                escort == Known.CAUSE && !p.antecedents().knows(Known.CAUSE)
                        ? ""
                        : p.say("by ", "par ") + p.ref(escort).text();
        String seized =
                seizers.map(
                                who ->
                                        p.say(
                                                "(seized by %s if possible, even if not a warrior)",
                                                "(par %s si possible, même sans être guerrier)",
                                                p.one(who)))
                        .orElse("");
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(p.say("captured", Adjective.agree("capturé*", them.agreement())))
                        .with(by)
                        .with(seized),
                p.say("have %s captured", "faire capturer %s", them.text()),
                by,
                seized);
    }
}
