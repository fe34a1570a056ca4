package holosite.language.amount;

import holosite.language.prose.Prose;

/** The number kept on the speaking card; 0 before anything is noted there. */
public record KeptNumber() implements Amount {

    @Override
    public String say(Prose p) {
        return p.say("the number noted on this card", "le nombre noté sur cette carte");
    }
}
