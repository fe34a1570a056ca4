package holosite.language.amount;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import java.util.List;
import java.util.stream.Collectors;

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
        return amounts.stream()
                .map(a -> a.term(p))
                .collect(Collectors.joining(wordy ? " plus " : " + "));
    }
}
