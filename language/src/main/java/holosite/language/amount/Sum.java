package holosite.language.amount;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import java.util.List;

/** Numbers added up. */
public record Sum(List<Amount> amounts) implements Amount {

    public Sum {
        amounts = Refuse.fewer(2, amounts, "a sum has two numbers or more");
    }

    @Override
    public boolean additive() {
        return true;
    }

    @Override
    public String say(Prose p) {
        boolean wordy = amounts.stream().anyMatch(a -> a instanceof Count || a instanceof Product);
        var sum = new StringBuilder();
        for (Amount amount : amounts) {
            String term = amount.term(p);
            boolean less = !wordy && !sum.isEmpty() && term.startsWith("-");
            sum.append(sum.isEmpty() ? "" : wordy ? " plus " : less ? " - " : " + ")
                    .append(less ? term.substring(1) : term);
        }
        return sum.toString();
    }
}
