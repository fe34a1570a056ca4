package holosite.app.terminal;

import holosite.rules.decision.AnswerCode;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * A question with its choices numbered from 1. Cards of one title in hand are one choice: it does
 * not matter which of them is meant, unless several are chosen at once.
 */
final class Menu {

    /** One line of the menu and the choice it stands for. */
    private record Line(String label, int choice) {}

    private final TerminalWords words;
    private final Question question;
    private final String prompt;
    private final List<Line> lines = new ArrayList<>();

    Menu(TerminalWords words, View view, Question question) {
        this.words = words;
        this.question = question;
        String many = words.narrator().howMany(question);
        prompt = words.narrator().ask(view, question) + (many.isEmpty() ? "" : " " + many);
        List<String> labels = words.narrator().choices(view, question);
        boolean one = question.kind() != Question.Kind.CARDS || question.most() == 1;
        var seen = new HashSet<String>();
        for (int i = 0; i < labels.size(); i++) {
            boolean inHand =
                    i < question.choices().size()
                            && question.choices().get(i).card().where() == Question.Place.HAND;
            if (!one || !inHand || seen.add(labels.get(i))) {
                lines.add(new Line(labels.get(i), i));
            }
        }
    }

    String prompt() {
        return prompt;
    }

    /** The choices, each with its number, none wider than the screen. */
    List<String> lines(int width) {
        var text = new ArrayList<String>();
        for (int i = 0; i < lines.size(); i++) {
            text.addAll(Screen.wrap("%4d  %s".formatted(i + 1, lines.get(i).label), width, 6));
        }
        if (none().isPresent()) {
            text.add(
                    "   0  "
                            + (question.kind() == Question.Kind.CARDS
                                    ? words.say("None", "Aucune")
                                    : words.say("Pass", "Passer")));
        }
        return text;
    }

    /** The answer that does nothing, if it is allowed. */
    Optional<AnswerCode> none() {
        if (question.mayPass()) {
            return Optional.of(AnswerCode.PASS);
        }
        return question.kind() == Question.Kind.CARDS && question.least() == 0
                ? Optional.of(new AnswerCode.Cards())
                : Optional.empty();
    }

    /** The answer these numbers make, if they make one that is offered. */
    Optional<AnswerCode> answer(List<Integer> numbers) {
        if (question.kind() == Question.Kind.NUMBER) {
            int number = numbers.getFirst();
            return numbers.size() == 1 && number >= question.least() && number <= question.most()
                    ? Optional.of(new AnswerCode.Number(number))
                    : Optional.empty();
        }
        var chosen = new ArrayList<Integer>();
        for (int number : numbers) {
            if (number < 1 || number > lines.size()) {
                return Optional.empty();
            }
            chosen.add(lines.get(number - 1).choice);
        }
        if (question.kind() != Question.Kind.CARDS) {
            return chosen.size() == 1
                    ? Optional.of(AnswerCode.choice(chosen.getFirst()))
                    : Optional.empty();
        }
        boolean wanted = chosen.size() >= question.least() && chosen.size() <= question.most();
        return wanted && new HashSet<>(chosen).size() == chosen.size()
                ? Optional.of(
                        new AnswerCode.Cards(chosen.stream().mapToInt(Integer::intValue).toArray()))
                : Optional.empty();
    }

    /** What to type here. */
    String mustAnswer() {
        String range =
                switch (question.kind()) {
                    case NUMBER ->
                            words.say(
                                    "Type a number from %d to %d",
                                    "Tapez un nombre de %d à %d",
                                    question.least(),
                                    question.most());
                    case CARDS ->
                            question.most() == 1
                                    ? oneOf()
                                    : words.say(
                                            "Type %d to %d different numbers from 1 to %d, with"
                                                    + " blanks between",
                                            "Tapez de %d à %d nombres différents de 1 à %d,"
                                                    + " séparés par des espaces",
                                            question.least(),
                                            question.most(),
                                            lines.size());
                    case ACT, OPTION -> oneOf();
                };
        return range
                + (none().isPresent() ? words.say(", or pass", ", ou passer") : "")
                + words.say("; help lists the commands.", " ; aide donne les commandes.");
    }

    private String oneOf() {
        return words.say("Type a number from 1 to %d", "Tapez un nombre de 1 à %d", lines.size());
    }
}
