package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.PileSize;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.Optional;

/**
 * A player looks at the top cards of a pile, or at that many random cards of a hand; or both
 * players see them. The cards seen can be referred to by a name.
 */
public record LookAt(
        Who viewer, Who whose, Pile pile, Amount count, boolean toBoth, Optional<String> name)
        implements Effect {
    public LookAt {
        Amount.refuseBelow(1, count, "at least 1 card is looked at");
    }

    public LookAt(Who viewer, Who whose, Pile pile, Amount count, boolean toBoth) {
        this(viewer, whose, pile, count, toBoth, Optional.empty());
    }

    public LookAt as(String seen) {
        return new LookAt(viewer, whose, pile, count, toBoth, Optional.of(seen));
    }

    @Override
    public Statement say(Prose p) {
        Verb look = toBoth ? Verb.of("reveal", "révéler") : Verb.of("look at", "regarder");
        String pileText = p.of(whose, pile.noun());
        Quantity many = count.quantity(p, false);
        boolean whole = count.equals(new PileSize(whose, pile));
        name.ifPresent(seen -> p.antecedents().chosen(seen, Noun.CARD, whole || !many.one()));
        if (whole) {
            return Statement.by(viewer, look, pileText);
        }
        if (pile == Pile.HAND) {
            String some =
                    many.isOne()
                            ? p.say("1 random card of ", "1 carte au hasard de ")
                            : p.say(
                                    "%s random cards of ",
                                    "%s cartes au hasard de ", many.number());
            return Statement.by(viewer, look, many.behind().after(some + pileText));
        }
        String top =
                many.isOne()
                        ? p.say("the top card of ", "la première carte de ")
                        : many.number().equals("1")
                                ? p.say("1 card from the top of ", "1 carte du dessus de ")
                                : p.say(
                                        "the top %s cards of ",
                                        "les %s premières cartes de ", many.number());
        return Statement.by(viewer, look, many.behind().after(top + pileText));
    }
}
