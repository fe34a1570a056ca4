package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.prose.Prose;

/** A player's total in the battle going on. */
public record BattleTotal(Who whose, Figure figure) implements Amount {

    @Override
    public String say(Prose p) {
        return p.of(whose, figure.noun());
    }
}
