package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * One of these devices is used now, where it is, as if the moment that its own text names had come;
 * all else its text asks for must hold and be paid.
 */
public record UseDevice(Filter device) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention it = p.mention(device, Determiner.ALL);
        return Statement.by(
                Verb.USE, it.text(), p.say("as its text says", "comme le dit son texte"));
    }
}
