package holosite.language.amount;

import holosite.language.filter.Ref;
import holosite.language.prose.Prose;

/** What texts add to the total of an Epic Event, for the card that is used for it. */
public record AddedToTotal(Ref card, Ref event) implements Amount {

    @Override
    public String say(Prose p) {
        return p.say("what cards add to the total", "ce que des cartes ajoutent au total");
    }
}
