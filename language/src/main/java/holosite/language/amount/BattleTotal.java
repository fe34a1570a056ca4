package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.prose.Prose;

/** A player's total in the battle going on. */
public record BattleTotal(Who whose, Figure figure) implements Amount {

    public BattleTotal {
        if (figure.of() != Figure.Of.PLACE) {
            throw new IllegalArgumentException(figure + " is no total of a battle");
        }
        if (whose == Who.EITHER) {
            throw new IllegalArgumentException("A total of a battle is that of one player");
        }
    }

    @Override
    public String say(Prose p) {
        return p.of(whose, figure.noun());
    }
}
