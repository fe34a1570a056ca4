package holosite.rules.notation;

import holosite.rules.decision.Prompt;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The questions the rules ask, by the words a scenario has for them: {@code captive fate}. */
final class QuestionNames {
    private QuestionNames() {}

    static String words(Prompt.Key key) {
        return key.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static List<String> all() {
        return Arrays.stream(Prompt.Key.values()).map(QuestionNames::words).toList();
    }

    static Prompt.Key read(IndentedLines line, String words) {
        return find(words)
                .orElseThrow(
                        () ->
                                line.wrong(
                                        "there is no question '"
                                                + words
                                                + "'; it is one of: "
                                                + String.join(", ", all())
                                                + "."));
    }

    private static Optional<Prompt.Key> find(String words) {
        String wanted = words.strip().replace('-', ' ').replace('_', ' ');
        return Arrays.stream(Prompt.Key.values())
                .filter(key -> words(key).equalsIgnoreCase(wanted))
                .findFirst();
    }
}
