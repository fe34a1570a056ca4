package holosite.language.condition;

import holosite.language.amount.Amount;
import holosite.language.card.Compare;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/**
 * One total is lower, or higher, than another, where destinies that could not be drawn count
 * against their player: a total that does not exist is lower than any other. Two that do not exist
 * do not compare.
 */
public record TotalsCompare(Amount left, Compare compare, Amount right) implements Condition {
    public TotalsCompare {
        Refuse.when(
                compare != Compare.LESS && compare != Compare.MORE,
                "one total is lower or higher than the other");
    }

    @Override
    public String say(Prose p, boolean holds) {
        return new Compares(left, compare, right).say(p, holds);
    }
}
