package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.Optional;

/** A player loses Force, of his own choice or first from one pile. */
public record LoseForce(Who who, Amount amount, Optional<Pile> from) implements Effect {
    public LoseForce {
        Amount.refuseBelow(1, amount, "at least 1 Force is lost");
    }

    @Override
    public Statement say(Prose p) {
        String source = from.map(pile -> p.say("from ", "de ") + p.of(who, pile.noun())).orElse("");
        return Statement.by(
                who, Verb.LOSE, amount.quantity(p, false).of(p, Noun.FORCE).with(source));
    }
}
