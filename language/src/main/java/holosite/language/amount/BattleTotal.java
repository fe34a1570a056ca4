package holosite.language.amount;

import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/** A player's total in the battle going on. */
public record BattleTotal(Who whose, Figure figure) implements Amount {

    public BattleTotal {
        Refuse.when(figure.of() != Figure.Of.PLACE, "%s is no total of a battle", figure);
        Refuse.when(whose == Who.EITHER, "A total of a battle is that of one player");
    }

    @Override
    public String say(Prose p) {
        return p.of(whose, figure.noun());
    }
}
