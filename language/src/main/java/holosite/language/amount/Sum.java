package holosite.language.amount;

import java.util.List;

/** Numbers added up. */
public record Sum(List<Amount> amounts) implements Amount {

    public Sum {
        amounts = List.copyOf(amounts);
    }
}
