package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Lessons as text: {@code lesson:} with an id, its title and what it is about, a position, and
 * parts with steps. What is said is said in English and French ({@code title:}, {@code title fr:}).
 * Under {@code play:} a step has lines of a scenario: an answer of the learner is waited for,
 * everything else the table plays.
 */
public final class LessonNotation {
    private static final int LONGEST_HEADING = 5;
    private static final int LONGEST_TEXT = 35;
    private static final int LONGEST_TODO = 12;
    private static final int LONGEST_CALLOUT = 9;
    private static final List<String> HEAD = List.of("title", "about");
    private static final List<String> FIELDS = List.of("text", "do", "call", "lit", "look", "link");
    private static final Pattern OR = Pattern.compile("\\s+\\|\\s+");

    private final CardPool pool;
    private final PositionReader position;
    private final PlayReader play = new PlayReader();
    private final Map<String, Said> head = new HashMap<>();
    private final List<Lesson.Part> parts = new ArrayList<>();
    private final List<Lesson.Step> steps = new ArrayList<>();
    private final List<LessonCourse.Line> lines = new ArrayList<>();
    private Optional<OpenStep> step = Optional.empty();
    private Optional<Said> part = Optional.empty();
    private String id = "";
    private Side learner = Side.LIGHT;
    private int minutes;
    private boolean playing;

    /** A step that is being read. */
    private static final class OpenStep {
        private final Said heading;
        private final Map<String, Said> said = new HashMap<>();
        private Optional<LessonTarget> lit = Optional.empty();
        private Optional<LessonTarget> look = Optional.empty();
        private String link = "";

        private OpenStep(Said heading) {
            this.heading = heading;
        }

        private Words words(String what, int most) {
            Said one = said.get(what);
            return one == null ? Words.NONE : one.words(what, most);
        }
    }

    private LessonNotation(CardPool pool) {
        this.pool = pool;
        position = new PositionReader(pool);
    }

    /**
     * Reads a lesson and plays it out.
     *
     * @throws MalformedText naming the line that cannot be understood, or cannot be played
     */
    public static Lesson read(String text, CardPool pool) {
        return new LessonNotation(pool).lesson(IndentedLines.lines(text));
    }

    private Lesson lesson(List<IndentedLines> text) {
        for (IndentedLines line : text) {
            if (line.indent() == 0) {
                playing = false;
                atTop(line);
            } else if (step.isEmpty() && part.isEmpty()) {
                position.take(line);
            } else if (step.isEmpty()) {
                throw line.wrong("begin a step with 'step:' and its heading.");
            } else {
                inStep(line, step.get());
            }
        }
        endStep();
        int last = text.isEmpty() ? 1 : text.getLast().number();
        if (id.isEmpty() || steps.isEmpty()) {
            throw new MalformedText(
                    last, "a lesson has 'lesson:' with its id, and at least one part and step.");
        }
        return new Lesson(
                id,
                minutes,
                learner,
                head("title", LONGEST_HEADING, last),
                head("about", LONGEST_TEXT, last),
                parts,
                steps,
                LessonCourse.of(position.scene(), learner, lines, steps.size()));
    }

    private Words head(String key, int most, int last) {
        Said said = head.get(key);
        if (said == null) {
            throw new MalformedText(last, "a lesson has '" + key + ":'; it is missing.");
        }
        return said.words(key, most);
    }

    // ---- what stands at the beginning of a line

    private void atTop(IndentedLines line) {
        Optional<String> name = line.after("lesson");
        if (name.isPresent()) {
            if (!name.get().matches("[a-z][a-z-]{1,38}")) {
                throw line.wrong("the id of a lesson is made of small letters and dashes.");
            }
            id = name.get();
            return;
        }
        Optional<String> time = line.after("minutes");
        if (time.isPresent()) {
            minutes = (int) WrittenNumber.number(line, time.get());
            return;
        }
        Optional<String> side = line.after("learner");
        if (side.isPresent()) {
            learner = line.side("learner", side.get());
            return;
        }
        for (String key : HEAD) {
            if (Said.takes(line, key, head)) {
                return;
            }
        }
        if (!begins(line) && !(parts.isEmpty() && part.isEmpty() && position.take(line))) {
            throw line.wrong(
                    "a lesson has 'lesson:', 'minutes:', 'learner:', 'title:', 'about:', a"
                            + " position, and then 'part:' and 'step:', not '"
                            + line.text()
                            + "'.");
        }
    }

    /** Whether a part or a step begins, or its title in French. */
    private boolean begins(IndentedLines line) {
        Optional<String> title = line.after("part");
        if (title.isPresent()) {
            endStep();
            var said = new Said(line);
            said.add(title.get(), false);
            part = Optional.of(said);
            return true;
        }
        Optional<String> french = line.after("part" + Said.FRENCH);
        if (french.isPresent() && part.isPresent()) {
            part.get().add(french.get(), true);
            return true;
        }
        Optional<String> heading = line.after("step");
        if (heading.isPresent()) {
            endStep();
            part.ifPresent(said -> parts.add(new Lesson.Part(said.words("part", 6), steps.size())));
            part = Optional.empty();
            if (parts.isEmpty()) {
                throw line.wrong("a step belongs to a part: begin one with 'part:' and its title.");
            }
            var said = new Said(line);
            said.add(heading.get(), false);
            step = Optional.of(new OpenStep(said));
            return true;
        }
        Optional<String> headingFr = line.after("step" + Said.FRENCH);
        if (headingFr.isPresent() && step.isPresent()) {
            step.get().heading.add(headingFr.get(), true);
            return true;
        }
        return false;
    }

    // ---- a step

    private void inStep(IndentedLines line, OpenStep open) {
        if (line.after("play").filter(String::isEmpty).isPresent()) {
            playing = true;
            return;
        }
        if (playing) {
            lines.add(played(line));
            return;
        }
        for (String key : List.of("text", "do", "call")) {
            if (Said.takes(line, key, open.said)) {
                return;
            }
        }
        Optional<String> lit = line.after("lit");
        Optional<String> look = line.after("look");
        Optional<String> link = line.after("link");
        if (lit.isPresent()) {
            open.lit = Optional.of(LessonTarget.read(line, lit.get(), pool));
        } else if (look.isPresent()) {
            open.look = Optional.of(LessonTarget.read(line, look.get(), pool));
        } else if (link.isPresent()) {
            open.link = link.get();
        } else {
            throw line.wrong(
                    "a step has '"
                            + String.join(":', '", FIELDS)
                            + ":' and 'play:', not '"
                            + line.text()
                            + "'.");
        }
    }

    private LessonCourse.Line played(IndentedLines line) {
        if (line.text().toLowerCase(Locale.ROOT).startsWith("stack ")) {
            throw line.wrong(
                    "nothing but answers leads through a lesson: lay the cards out under 'reserve:'.");
        }
        Optional<String> own = line.after(learner.name());
        List<String> awaited = own.map(words -> List.of(OR.split(words))).orElse(List.of());
        return new LessonCourse.Line(steps.size(), line, awaited, play.move(line));
    }

    private void endStep() {
        if (step.isEmpty()) {
            return;
        }
        OpenStep open = step.get();
        step = Optional.empty();
        playing = false;
        if (!open.said.containsKey("text")) {
            throw open.heading.line().wrong("a step has 'text:'; it is missing.");
        }
        boolean waits =
                lines.stream().anyMatch(l -> l.step() == steps.size() && !l.awaited().isEmpty());
        if (waits != open.said.containsKey("do")) {
            throw open.heading
                    .line()
                    .wrong(
                            waits
                                    ? "say with 'do:' what the learner is to do."
                                    : "'do:' needs an answer of the learner under 'play:', '"
                                            + learner.word().toLowerCase(Locale.ROOT)
                                            + ": …'.");
        }
        steps.add(
                new Lesson.Step(
                        parts.size() - 1,
                        open.heading.words("step", LONGEST_HEADING),
                        open.words("text", LONGEST_TEXT),
                        open.words("do", LONGEST_TODO),
                        open.words("call", LONGEST_CALLOUT),
                        open.lit,
                        open.look,
                        open.link));
    }
}
