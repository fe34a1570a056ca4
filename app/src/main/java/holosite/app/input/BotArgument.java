package holosite.app.input;

import holosite.bots.kind.BotKind;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A bot named on the command line. */
public final class BotArgument {
    private BotArgument() {}

    public static BotKind named(String word) {
        return BotKind.named(word.strip())
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "Unknown bot '%s'. The bots are: %s."
                                                .formatted(word.strip(), names())));
    }

    private static String names() {
        return Arrays.stream(BotKind.values())
                .map(BotKind::toString)
                .collect(Collectors.joining(", "));
    }
}
