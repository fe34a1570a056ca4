package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Spies cross to the opponent's side as undercover spies. */
public record GoUndercover(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Verb cross =
                new Verb(
                        "go Undercover",
                        "goes Undercover",
                        "passer en clandestinité",
                        "passez en clandestinité",
                        "passe en clandestinité",
                        "passent en clandestinité");
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                cross.about(p, them, true),
                p.say("make %s go Undercover", "faire passer %s en clandestinité", them.text()));
    }
}
