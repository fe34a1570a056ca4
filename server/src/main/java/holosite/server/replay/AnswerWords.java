package holosite.server.replay;

import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.decision.AnswerCode;
import holosite.server.message.QuestionInfo;
import java.util.Arrays;
import java.util.stream.Collectors;

/** What was answered, in the words of the question. */
final class AnswerWords {
    private AnswerWords() {}

    static String of(AnswerCode answer, QuestionInfo question, Language language) {
        return switch (answer) {
            case AnswerCode.Pass p -> question.passLabel();
            case AnswerCode.Number n -> Integer.toString(n.value());
            case AnswerCode.Choice choice -> choice(choice.place(), question);
            case AnswerCode.Cards cards -> cards(cards, question, language);
        };
    }

    private static String cards(AnswerCode.Cards cards, QuestionInfo question, Language language) {
        return cards.places().length == 0
                ? new Prose(language).say("Nothing", "Rien")
                : Arrays.stream(cards.places())
                        .mapToObj(index -> choice(index, question))
                        .collect(Collectors.joining(", "));
    }

    private static String choice(int index, QuestionInfo question) {
        return question.options().isEmpty()
                ? question.choices().get(index).text()
                : question.options().get(index);
    }
}
