package holosite.language.effect;

import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A Podrace begins, run as the speaking card says; there is one in a game. */
public record BeginPodrace() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("initiate", "initier"), p.say("a Podrace", "une course de modules"));
    }
}
