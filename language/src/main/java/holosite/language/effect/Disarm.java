package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Characters are Disarmed: all their weapons are lost. */
public record Disarm(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                Verb.LOSE
                        .about(p, them, true)
                        .with(
                                p.say(
                                        "all weapons",
                                        them.agreement().plural()
                                                ? "toutes leurs armes"
                                                : "toutes ses armes")),
                p.say(
                        "make %s lose all weapons",
                        "faire perdre toutes ses armes à %s", them.text()));
    }
}
