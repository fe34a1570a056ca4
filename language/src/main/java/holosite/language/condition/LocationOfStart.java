package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.filter.Known;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/** The speaking location was this player's starting location. */
public record LocationOfStart(Who who) implements Condition {

    @Override
    public boolean settled() {
        return true;
    }

    @Override
    public String say(Prose p, boolean holds) {
        String start = p.of(who, Noun.f("starting location", "localisation de départ"));
        return p.ref(Known.HERE).text()
                + (holds ? p.say(" was ", " était ") : p.say(" was not ", " n'était pas "))
                + start;
    }
}
