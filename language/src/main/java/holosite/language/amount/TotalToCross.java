package holosite.language.amount;

import holosite.language.filter.Ref;
import holosite.language.prose.Prose;

/**
 * The total of an attempt to cross a character over to the other side of the Force: this number,
 * with what texts add to such attempts or subtract from them.
 */
public record TotalToCross(Amount total, Ref card) implements Amount {

    @Override
    public String say(Prose p) {
        return total.say(p)
                + p.say(
                        " (as an attempt to cross %s over)",
                        " (pour tenter de faire passer %s de l'autre côté de la Force)",
                        p.ref(card).text());
    }
}
