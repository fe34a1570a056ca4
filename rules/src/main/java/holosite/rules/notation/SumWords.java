package holosite.rules.notation;

import static holosite.rules.notation.ExpectationForms.plain;

import holosite.rules.modifier.Breakdown;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a number is made up of, in a few words behind one that was not expected. */
final class SumWords {
    private SumWords() {}

    /** Nothing where the number stands by itself. */
    static String behind(Optional<Breakdown> sum) {
        return sum.filter(made -> made.items().size() > 1)
                .map(
                        made ->
                                made.items().stream()
                                        .map(SumWords::item)
                                        .collect(Collectors.joining(", ", ": ", "")))
                .orElse("");
    }

    private static String item(Breakdown.Item item) {
        String number = plain(item.amount());
        String how =
                switch (item.op()) {
                    case ADD -> item.amount() < 0 ? number : "+" + number;
                    case TIMES -> "×" + number;
                    case AT_MOST -> "at most " + number;
                    case AT_LEAST -> "at least " + number;
                    case FREE -> "free";
                    case BASE, SET -> number;
                };
        return switch (item.kind()) {
            case PRINTED -> number + " printed";
            case RULE -> number + " by the rules";
            case FORCE_ICONS -> number + " for Force icons";
            case CARD, TEXT, TOLL -> how + " " + item.card();
        };
    }
}
