package holosite.rules.notation;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what is played in a scenario, line by line: answers, what is skipped, expectations. */
final class PlayReader {
    private static final Pattern SKIP_PHASE =
            Pattern.compile("(?i)(?:to|until(?: it is)?) the (\\w+) phase of (dark|light)");
    private static final Pattern SKIP_UNTIL_QUESTION =
            Pattern.compile("(?i)until the question is (.+)");
    private static final Pattern SKIP_UNTIL_ASKED =
            Pattern.compile("(?i)until (dark|light) is asked(?:\\s+(.+))?");
    private static final Pattern IF_ASKED =
            Pattern.compile("(?i)(dark|light)\\s*,?\\s+if asked(?:\\s+([^:]+?))?\\s*:\\s*(.+)");
    private static final Pattern IF_SOMEBODY_IS_ASKED =
            Pattern.compile("(?i)if\\s+(dark|light)\\s+is asked(?:\\s+([^:]+?))?\\s*:\\s*(.+)");

    private final List<String> notes = new ArrayList<>();
    private Optional<IndentedLines> responsesSkipped = Optional.empty();

    /** What is likely not meant so, each with its line; playing adds to it. */
    List<String> notes() {
        return notes;
    }

    Consumer<Scene> move(IndentedLines line) {
        int blank = line.text().indexOf(' ');
        String verb = blank < 0 ? line.text() : line.text().substring(0, blank);
        String rest = blank < 0 ? "" : line.text().substring(blank + 1).strip();
        if (verb.equalsIgnoreCase("expect")) {
            warnOfSkippedResponses(line, rest);
            return Expectation.read(line, rest);
        }
        responsesSkipped = Optional.empty();
        for (Side side : Side.values()) {
            Optional<String> words = line.after(side.name());
            if (words.isPresent()) {
                if (words.get().isEmpty()) {
                    throw line.wrong(
                            "say what is answered: '" + side.word() + ": pass', for example.");
                }
                return scene -> scene.answer(side, words.get());
            }
        }
        for (Pattern pattern : List.of(IF_ASKED, IF_SOMEBODY_IS_ASKED)) {
            Matcher matcher = pattern.matcher(line.text());
            if (matcher.matches()) {
                return ifAsked(line, matcher);
            }
        }
        return switch (verb.toLowerCase(Locale.ROOT)) {
            case "skip" -> skip(line, rest);
            case "stack" -> stack(line, rest);
            default ->
                    throw line.wrong(
                            "begin with 'Dark: ', 'Light: ', 'Dark, if asked: ', 'expect ',"
                                    + " 'skip ' or 'stack ', not '"
                                    + verb
                                    + "'.");
        };
    }

    /** Where all have passed their responses, none is offered any more. */
    private void warnOfSkippedResponses(IndentedLines line, String words) {
        if (responsesSkipped.isPresent()
                && words.toLowerCase(Locale.ROOT).startsWith("not offered ")) {
            notes.add(
                    "line "
                            + line.number()
                            + ": after 'skip the responses' (line "
                            + responsesSkipped.get().number()
                            + ") no response is offered any more, whatever the rules say. Expect"
                            + " what is not offered as a response before skipping.");
        }
    }

    /** {@code Dark, if asked: yes}: an answer for a question that may not come. */
    private static Consumer<Scene> ifAsked(IndentedLines line, Matcher matcher) {
        Side side = Side.valueOf(matcher.group(1).toUpperCase(Locale.ROOT));
        Optional<Prompt.Key> question =
                Optional.ofNullable(matcher.group(2)).map(words -> QuestionNames.read(line, words));
        String answer = matcher.group(3);
        return scene -> {
            if (!scene.isOver()
                    && scene.whoDecides() == side
                    && question.map(key -> scene.prompt() == key).orElse(true)
                    && scene.isOffered(answer)) {
                scene.answer(answer);
            }
        };
    }

    /** {@code stack Dark 3, 5}: these destinies come next. */
    private static Consumer<Scene> stack(IndentedLines line, String words) {
        for (Side side : Side.values()) {
            if (words.toLowerCase(Locale.ROOT)
                    .startsWith(side.name().toLowerCase(Locale.ROOT) + " ")) {
                int[] numbers =
                        WrittenNumber.numbers(line, words.substring(side.name().length()).strip());
                return scene -> scene.nextDestiny(side, numbers);
            }
        }
        throw line.wrong("write whose destinies come next: 'stack Dark 3, 5'.");
    }

    private Consumer<Scene> skip(IndentedLines line, String words) {
        Matcher phase = SKIP_PHASE.matcher(words);
        if (phase.matches()) {
            Phase to = WrittenPhase.of(line, phase.group(1));
            Side side = Side.valueOf(phase.group(2).toUpperCase(Locale.ROOT));
            return scene -> scene.passUntil(side, to);
        }
        Matcher asked = SKIP_UNTIL_ASKED.matcher(words);
        if (asked.matches()) {
            return skipUntilAsked(line, asked);
        }
        Matcher question = SKIP_UNTIL_QUESTION.matcher(words);
        if (question.matches()) {
            Prompt.Key key = QuestionNames.read(line, question.group(1));
            return scene -> scene.passUntil(key);
        }
        if (words.toLowerCase(Locale.ROOT).startsWith("until ")) {
            String wanted = words.substring("until ".length()).strip();
            return scene -> skipUntil(line, scene, wanted);
        }
        return switch (words.toLowerCase(Locale.ROOT)) {
            case "one", "" -> Scene::answerDefault;
            case "the responses" -> {
                responsesSkipped = Optional.of(line);
                yield Scene::passResponses;
            }
            case "the weapons segment" -> Scene::passWeapons;
            case "the battle" -> Scene::finishBattle;
            case "the turn" -> Scene::endTurn;
            default ->
                    throw line.wrong(
                            "what can be skipped: 'skip until WORDS', 'skip until Dark is asked',"
                                    + " 'skip to the move phase of Dark', 'skip the responses',"
                                    + " 'skip the weapons segment', 'skip the battle', 'skip the"
                                    + " turn', 'skip one'.");
        };
    }

    private static Consumer<Scene> skipUntilAsked(IndentedLines line, Matcher asked) {
        Side side = Side.valueOf(asked.group(1).toUpperCase(Locale.ROOT));
        if (asked.group(2) == null) {
            return scene -> scene.passUntil(side);
        }
        Prompt.Key question = QuestionNames.read(line, asked.group(2));
        return scene -> scene.passUntil(side, question);
    }

    /** What is offered only in a later turn may not be what was meant. */
    private void skipUntil(IndentedLines line, Scene scene, String wanted) {
        int turn = scene.game().turn().number();
        scene.passUntil(wanted);
        if (scene.game().turn().number() != turn) {
            notes.add(
                    "line "
                            + line.number()
                            + ": '"
                            + wanted
                            + "' was not offered in turn "
                            + turn
                            + ", only in turn "
                            + scene.game().turn().number()
                            + ".");
        }
    }
}
