package holosite.language.effect;

import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** The pile that was shuffled just now is shuffled again. */
public record ShuffleThatPile() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("shuffle", "mélanger"), p.say("that pile again", "de nouveau cette pile"));
    }
}
