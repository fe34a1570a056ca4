package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player wins the Podrace, which is over; the other has lost it. */
public record WinPodrace(Who who) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                who, Verb.of("win", "gagner"), p.say("the Podrace", "la course de modules"));
    }
}
