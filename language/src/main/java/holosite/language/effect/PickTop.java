package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** The top cards of a pile get a name without being moved or shown. */
public record PickTop(String name, Who whose, Pile from, Amount count) implements Effect {
    public PickTop {
        Refuse.blank(name, "picked cards need a name");
        Amount.refuseBelow(1, count, "at least 1 card is picked");
    }

    @Override
    public Statement say(Prose p) {
        Quantity many = count.quantity(p, false);
        p.antecedents().chosen(name, Noun.CARD, !many.one());
        String top =
                many.number().equals("1")
                        ? p.say("the top card of", "la première carte de")
                        : p.say("the top %s cards of", "les %s premières cartes de", many.number());
        return Statement.by(
                Verb.of("pick", "désigner"), many.behind().after(top, p.of(whose, from.noun())));
    }
}
