package holosite.language.amount;

import holosite.language.check.Refuse;
import holosite.language.condition.Condition;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import java.util.ArrayList;
import java.util.List;

/** A number that varies: the last case that is true replaces the others ("2, or 3 if …"). */
public record Cases(Amount otherwise, List<Case> cases) implements Amount {

    /** Another number and the condition under which it replaces the first. */
    public record Case(Condition when, Amount amount) {
        public Case {
            Refuse.when(when.always(), "a case that always holds leaves no other");
        }
    }

    public Cases {
        cases = Refuse.empty(cases, "a number that depends on a case needs one");
    }

    @Override
    public String say(Prose p) {
        Quantity told = quantity(p, false);
        return told.isExplained() ? words(p) : told.plain().words();
    }

    private String words(Prose p) {
        var others =
                cases.stream()
                        .map(c -> c.amount().say(p) + " " + p.given(c.when()).words())
                        .toList();
        return otherwise.say(p) + " (" + String.join(", ", others) + ")";
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        if (otherwise instanceof Fixed(double zero) && zero == 0) {
            return onlyIf(p, signed);
        }
        Quantity plain = otherwise.quantity(p, signed);
        if (plain.isExplained()) {
            return Quantity.unknown(p, words(p));
        }
        var others = new ArrayList<String>();
        for (Case c : cases) {
            others.add(
                    worded(c.amount().quantity(p, signed), plain, signed)
                            + " "
                            + p.given(c.when()).words());
        }
        return plain.with("(" + String.join(", ", others) + ")");
    }

    /** Nothing at all unless a case holds: "+1 (only if the target is a droid)". */
    private Quantity onlyIf(Prose p, boolean signed) {
        Quantity first = cases.getFirst().amount().quantity(p, signed);
        var others = new ArrayList<String>();
        others.add(p.say("only ", "seulement ") + p.given(cases.getFirst().when()).words());
        for (Case c : cases.subList(1, cases.size())) {
            others.add(
                    worded(c.amount().quantity(p, signed), first, signed)
                            + " "
                            + p.given(c.when()).words());
        }
        return first.with("(" + String.join(", ", others) + ")");
    }

    /** A case with the same sign as the rest is printed without it. */
    private static String worded(Quantity its, Quantity plain, boolean signed) {
        Phrase words =
                signed
                        ? its.signed()
                        : its.negative() == plain.negative()
                                ? its.phrase(its.number())
                                : its.plain();
        return words.spoken();
    }
}
