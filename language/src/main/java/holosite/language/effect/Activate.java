package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player activates Force. */
public record Activate(Who who, Amount amount, boolean upTo) implements Effect {
    public Activate {
        Amount.refuseBelow(1, amount, "at least 1 Force is activated");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                who,
                Verb.of("activate", "activer"),
                amount.quantity(p, false)
                        .of(p, Noun.FORCE)
                        .after(upTo ? p.say("up to", "jusqu'à") : ""));
    }
}
