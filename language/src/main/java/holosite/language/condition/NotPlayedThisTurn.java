package holosite.language.condition;

import holosite.language.filter.Ref;
import holosite.language.prose.Prose;

/** No card with the title of this one has been played or deployed this turn. */
public record NotPlayedThisTurn(Ref card) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        String title = p.ref(card).text();
        return holds
                ? p.say(
                        "no card with the title of %s was played this turn",
                        "aucune carte du titre de %s n'a été jouée ce tour", title)
                : p.say(
                        "a card with the title of %s was played this turn",
                        "une carte du titre de %s a été jouée ce tour", title);
    }
}
