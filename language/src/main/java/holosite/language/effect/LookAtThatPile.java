package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** You look at the top cards of the pile that was shuffled just now. */
public record LookAtThatPile(Amount count) implements Effect {
    public LookAtThatPile {
        Amount.refuseBelow(1, count, "at least 1 card is looked at");
    }

    @Override
    public Statement say(Prose p) {
        var many = count.quantity(p, false);
        return Statement.by(
                Verb.of("look at", "regarder"),
                many.behind()
                        .after(
                                many.number().equals("1")
                                        ? p.say(
                                                "1 card from the top of that pile",
                                                "1 carte du dessus de cette pile")
                                        : p.say(
                                                "the top %s cards of that pile",
                                                "les %s premières cartes de cette pile",
                                                many.number())));
    }
}
