package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Sites collapse: everybody and everything there is lost, and text and icons no longer count. */
public record Collapse(Filter sites) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(sites, Determiner.ALL);
        return Statement.change(
                Verb.of("collapse", "se effondrer").about(p, them, true),
                p.say("make %s collapse", "faire s'effondrer %s", them.text()));
    }
}
