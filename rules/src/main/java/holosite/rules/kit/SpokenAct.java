package holosite.rules.kit;

import holosite.rules.decision.Act;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** An act as somebody put it, and what is wrong with the words where they can mean none. */
final class SpokenAct {
    /** Stands for the name of any card. */
    private static final String CARD = "\u0000";

    /** What people say behind a card, though the next question asks for it. */
    private static final List<String> TURNS =
            List.of(" to ", " at ", " on ", " onto ", " aboard ", " into ", " against ", " from ");

    private SpokenAct() {}

    /**
     * Why these words could never be offered: they begin like no act, or go on behind the card with
     * what the next question asks for.
     */
    static Optional<String> slip(String words, Names names) {
        if (!ChoiceWords.isAct(words)) {
            return Optional.of("'" + words + "' is how no act is put");
        }
        Optional<String> slip = Optional.empty();
        for (Act.Kind kind : Act.Kind.values()) {
            String frame = ChoiceWords.verb(kind, CARD);
            int place = frame.indexOf(CARD);
            String before = place < 0 ? frame : frame.substring(0, place);
            if (!words.toLowerCase(Locale.ROOT).startsWith(before.toLowerCase(Locale.ROOT))) {
                continue;
            }
            String name = place < 0 ? "" : named(words.substring(place));
            if (name.isEmpty() || names.known(name)) {
                return Optional.empty();
            }
            slip = slip.or(() -> answered(name, names));
        }
        return slip;
    }

    /** The card in the words behind a verb. */
    private static String named(String words) {
        return words.replaceFirst("(?i), text \\d+$", "")
                .replaceFirst("(?i)^with ", "")
                .replaceFirst("(?i) as a react$", "")
                .replaceFirst("(?i) with (?:a pilot|.+)$", "")
                .strip();
    }

    /** What is said behind a card of the game, and where to say it. */
    private static Optional<String> answered(String name, Names names) {
        for (String turn : TURNS) {
            int end = name.toLowerCase(Locale.ROOT).lastIndexOf(turn);
            if (end > 0 && names.known(name.substring(0, end))) {
                return Optional.of(
                        "'"
                                + name.substring(end + turn.length())
                                + "' answers the question that follows: write it in a line of its"
                                + " own, behind 'if asked', since nobody is asked who has no"
                                + " choice");
            }
        }
        return Optional.empty();
    }
}
