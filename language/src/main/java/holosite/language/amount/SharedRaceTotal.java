package holosite.language.amount;

import holosite.language.prose.Prose;

/** The highest race total that both players have; does not exist where they share none. */
public record SharedRaceTotal() implements Amount {

    @Override
    public String say(Prose p) {
        return p.say("the race total you both have", "le total de course commun");
    }
}
