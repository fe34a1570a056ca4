package holosite.server.table;

import holosite.rules.decision.Answer;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Answers as short text: {@code pass}, {@code 3}, {@code [0,2]}, {@code =4}. */
final class AnswerText {
    private AnswerText() {}

    static String write(Answer answer) {
        return switch (answer) {
            case Answer.Pass p -> "pass";
            case Answer.Choice choice -> Integer.toString(choice.index());
            case Answer.Number number -> "=" + number.value();
            case Answer.Cards cards ->
                    Arrays.stream(cards.indices())
                            .mapToObj(Integer::toString)
                            .collect(Collectors.joining(",", "[", "]"));
        };
    }

    /**
     * Reads an answer.
     *
     * @throws NumberFormatException if the text is not an answer
     */
    static Answer read(String text) {
        if (text.equals("pass")) {
            return Answer.PASS;
        }
        if (text.startsWith("=")) {
            return new Answer.Number(Integer.parseInt(text.substring(1)));
        }
        if (text.equals("[]")) {
            return new Answer.Cards();
        }
        if (text.startsWith("[") && text.endsWith("]")) {
            return new Answer.Cards(
                    Arrays.stream(text.substring(1, text.length() - 1).split(","))
                            .mapToInt(Integer::parseInt)
                            .toArray());
        }
        return new Answer.Choice(Integer.parseInt(text));
    }
}
