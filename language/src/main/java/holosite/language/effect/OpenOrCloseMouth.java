package holosite.language.effect;

import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** The speaking creature's mouth, open as it comes into play, is closed, or opened again. */
public record OpenOrCloseMouth() implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                new Verb(
                        "open or close",
                        "opens or closes",
                        "ouvrir ou fermer",
                        "ouvrez ou fermez",
                        "ouvre ou ferme",
                        "ouvrent ou ferment"),
                p.say("its mouth", "sa gueule"));
    }
}
