package holosite.language.ability;

import holosite.language.ability.Modifier.Op;
import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.Figure;
import holosite.language.prose.Adjective;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import java.util.List;

/** By how much a figure changes, in words, apart from whose figure it is. */
record ChangePhrase(Prose p, Figure figure, Op op, Amount amount) {
    /** From this number on, a text says "any number". */
    private static final int ANY = 99;

    /** How many things a card may use or draw: "2 more weapons", "any number of devices". */
    Phrase many(List<Figure> figures) {
        if (amount instanceof Fixed(double n) && n >= ANY) {
            return Phrase.of(
                    p.say("any number of", "autant"),
                    p.and(
                            figures.stream()
                                    .map(f -> p.plural(f.noun()))
                                    .map(things -> p.say("", "de ") + things)
                                    .toList()),
                    p.say("", "que voulu"));
        }
        String more = op == Op.ADD ? p.say("more", "de plus") : "";
        return Phrase.and(
                p,
                figures.stream()
                        .map(f -> amount.quantity(p, false).of(p, f.noun()).with(more))
                        .toList());
    }

    /** After the bare name of a figure: "power +2", "power = 3". */
    Phrase changed() {
        return switch (op) {
            case ADD -> amount.quantity(p, true).signed();
            case SET, BASE -> Phrase.of("=", amount.say(p));
            case TIMES -> Phrase.of("×" + amount.factor(p));
            case AT_MOST -> Phrase.of(p.say("of at most", "d'au plus"), amount.say(p));
            case AT_LEAST -> Phrase.of(p.say("of at least", "d'au moins"), amount.say(p));
            case FREE -> Phrase.NONE;
        };
    }

    /**
     * What a card has: "power +2", "power and maneuver = 3". French says "+2 en puissance", since
     * "une puissance de +2" would be the whole power.
     */
    Phrase had(List<Figure> figures) {
        if (!p.french()) {
            return changed().after(p.and(figures.stream().map(f -> p.say(f.noun())).toList()));
        }
        if (op == Op.ADD) {
            Quantity by = amount.quantity(p, true);
            String names = p.and(figures.stream().map(f -> "en " + p.say(f.noun())).toList());
            return by.phrase((by.negative() ? "-" : "+") + by.number() + " " + names);
        }
        return become().after(p.and(figures.stream().map(f -> p.a(f.noun())).toList()));
    }

    /** After "une puissance": "de 3", "égale à X", "×2". */
    private Phrase become() {
        return switch (op) {
            case SET, BASE ->
                    amount instanceof Fixed
                            ? Phrase.of("de", amount.say(p))
                            : Phrase.of(
                                    Adjective.french("égal", figure.noun().agreement()),
                                    "à",
                                    amount.say(p));
            default -> changed();
        };
    }
}
