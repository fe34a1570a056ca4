package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Puzzles as text: {@code puzzle:} with an id, what people read in English and French, a position,
 * goals, hints, the solution as lines of a scenario, and traps. Reading one plays the solution and
 * the traps; whether they do what they should is for a search to find out.
 */
public final class PuzzleNotation {
    private static final int LONGEST_TITLE = 6;
    private static final int LONGEST_TEXT = 60;
    private static final int LONGEST_HINT = 35;
    private static final int MOST_SKIPPED = 200;
    private static final String KEY = "key ";
    private static final List<String> HEAD = List.of("title", "about", "after");

    private final CardPool pool;
    private final PositionReader position;
    private final Map<String, Said> head = new HashMap<>();
    private final List<IndentedLines> goals = new ArrayList<>();
    private final List<Block> hints = new ArrayList<>();
    private final List<Block> traps = new ArrayList<>();
    private final List<Line> solution = new ArrayList<>();
    private Consumer<IndentedLines> below;
    private String id = "";
    private Optional<Puzzle.Theme> theme = Optional.empty();
    private int level;
    private Side solver = Side.LIGHT;
    private PuzzleGoal.By by = PuzzleGoal.By.THIS_TURN;

    /** A line that is played. */
    private record Line(IndentedLines line, Consumer<Scene> deed, boolean key) {}

    /** A hint or a trap that is being read. */
    private static final class Block {
        private final Said said;
        private final List<Line> play = new ArrayList<>();
        private Optional<LessonTarget> lit = Optional.empty();

        private Block(Said said) {
            this.said = said;
        }
    }

    private PuzzleNotation(CardPool pool) {
        this.pool = pool;
        position = new PositionReader(pool);
        below = position::take;
    }

    /**
     * Reads a puzzle and plays its solution.
     *
     * @throws MalformedText naming the line that cannot be understood, or cannot be played
     */
    public static Puzzle read(String text, CardPool pool) {
        return new PuzzleNotation(pool).puzzle(IndentedLines.lines(text));
    }

    private Puzzle puzzle(List<IndentedLines> text) {
        for (IndentedLines line : text) {
            if (line.indent() == 0) {
                atTop(line);
            } else {
                below.accept(line);
            }
        }
        int last = text.isEmpty() ? 1 : text.getLast().number();
        if (id.isEmpty() || theme.isEmpty() || level == 0 || goals.isEmpty()) {
            throw new MalformedText(
                    last, "a puzzle has 'puzzle:' with its id, 'theme:', 'level:' and 'goal:'.");
        }
        if (solution.isEmpty() || hints.isEmpty()) {
            throw new MalformedText(last, "a puzzle has 'solution:' and at least one 'hint:'.");
        }
        Scene scene = position.scene();
        var start = new PuzzleStart(scene.game());
        PuzzleGoal goal = goal(scene);
        return new Puzzle(
                id,
                theme.get(),
                level,
                head("title", LONGEST_TITLE, last),
                head("about", LONGEST_TEXT, last),
                head("after", LONGEST_TEXT, last),
                goal,
                start,
                hints.stream()
                        .map(one -> new Puzzle.Hint(one.said.words("hint", LONGEST_HINT), one.lit))
                        .toList(),
                solution(start.game(), goal),
                traps.stream().map(trap -> trap(start.game(), trap)).toList());
    }

    private Words head(String key, int most, int last) {
        Said said = head.get(key);
        if (said == null) {
            throw new MalformedText(last, "a puzzle has '" + key + ":'; it is missing.");
        }
        return said.words(key, most);
    }

    // ---- what stands at the beginning of a line

    private void atTop(IndentedLines line) {
        if (named(line) || said(line) || block(line)) {
            return;
        }
        if (!position.take(line)) {
            throw line.wrong(
                    "a puzzle has 'puzzle:', 'theme:', 'level:', 'solver:', 'by:', 'goal:',"
                            + " 'title:', 'about:', 'after:', a position, 'hint:', 'solution:' and"
                            + " 'trap:', not '"
                            + line.text()
                            + "'.");
        }
        below = position::take;
    }

    private boolean named(IndentedLines line) {
        below = PuzzleNotation::misplaced;
        Optional<String> name = line.after("puzzle");
        Optional<String> about = line.after("theme");
        Optional<String> hard = line.after("level");
        Optional<String> who = line.after("solver");
        Optional<String> until = line.after("by");
        if (name.isPresent()) {
            if (!name.get().matches("[a-z][a-z-]{1,38}")) {
                throw line.wrong("the id of a puzzle is made of small letters and dashes.");
            }
            id = name.get();
        } else if (about.isPresent()) {
            theme = Optional.of(oneOf(line, about.get(), Puzzle.Theme.values()));
        } else if (hard.isPresent()) {
            level = (int) WrittenNumber.number(line, hard.get());
            if (level < 1 || level > 3) {
                throw line.wrong("the level is 1 (easy), 2 or 3 (hard).");
            }
        } else if (who.isPresent()) {
            solver = line.side("solver", who.get());
        } else if (until.isPresent()) {
            by = oneOf(line, until.get(), PuzzleGoal.By.values());
        } else if (line.after("goal").isPresent()) {
            goals.add(line);
        } else {
            return false;
        }
        return true;
    }

    private static void misplaced(IndentedLines line) {
        throw line.wrong("this belongs to nothing above it: indent it less.");
    }

    private static <E extends Enum<E>> E oneOf(IndentedLines line, String word, E[] all) {
        var known = new ArrayList<String>();
        for (E one : all) {
            String spelled = one.name().toLowerCase(Locale.ROOT).replace('_', ' ');
            if (spelled.equalsIgnoreCase(word)) {
                return one;
            }
            known.add(spelled);
        }
        throw line.wrong("this is one of: " + String.join(", ", known) + ".");
    }

    private boolean said(IndentedLines line) {
        for (String key : HEAD) {
            if (Said.takes(line, key, head)) {
                return true;
            }
        }
        return french(line, "hint", hints) || french(line, "trap", traps);
    }

    /** The words of the last hint or trap in French. */
    private boolean french(IndentedLines line, String key, List<Block> blocks) {
        Optional<String> words = line.after(key + Said.FRENCH);
        if (words.isEmpty() || blocks.isEmpty()) {
            return false;
        }
        blocks.getLast().said.add(words.get(), true);
        below = under(blocks);
        return true;
    }

    private boolean block(IndentedLines line) {
        if (line.after("solution").filter(String::isEmpty).isPresent()) {
            below = under -> play(under, solution);
            return true;
        }
        Optional<String> hint = line.after("hint");
        Optional<String> trap = line.after("trap");
        if (hint.isEmpty() && trap.isEmpty()) {
            return false;
        }
        var said = new Said(line);
        said.add(hint.or(() -> trap).orElseThrow(), false);
        List<Block> blocks = hint.isPresent() ? hints : traps;
        blocks.add(new Block(said));
        below = under(blocks);
        return true;
    }

    /** Who reads what is indented below the last of these. */
    private Consumer<IndentedLines> under(List<Block> blocks) {
        Block last = blocks.getLast();
        boolean isHint = hints.contains(last);
        return line -> {
            if (isHint) {
                hint(line, last);
            } else {
                play(line, last.play);
            }
        };
    }

    private void hint(IndentedLines line, Block block) {
        String words =
                line.after("lit")
                        .orElseThrow(() -> line.wrong("a hint has 'lit:' and nothing else."));
        block.lit = Optional.of(LessonTarget.read(line, words, pool));
    }

    private static void play(IndentedLines line, List<Line> lines) {
        boolean key = line.text().regionMatches(true, 0, KEY, 0, KEY.length());
        var played =
                key
                        ? new IndentedLines(
                                line.number(), line.indent(), line.text().substring(KEY.length()))
                        : line;
        if (played.text().toLowerCase(Locale.ROOT).startsWith("stack ")) {
            throw line.wrong(
                    "everything is known from the start: lay the cards out under 'reserve:'.");
        }
        lines.add(new Line(played, new PlayReader().move(played), key));
    }

    // ---- what is played

    /** What is written, and then the least that both may answer until the puzzle is decided. */
    private List<Puzzle.Played> solution(Game start, PuzzleGoal goal) {
        Scene scene = Scene.of(start);
        List<Puzzle.Played> played = played(scene, solution);
        int written = played.size();
        while (goal.standing(scene.game()) == PuzzleGoal.Standing.OPEN
                && played.size() < written + MOST_SKIPPED) {
            scene.answerDefault();
            played.add(new Puzzle.Played(scene.given().getLast(), false));
        }
        return played;
    }

    private static List<Puzzle.Played> played(Scene scene, List<Line> lines) {
        var played = new ArrayList<Puzzle.Played>();
        for (Line one : lines) {
            try {
                one.deed().accept(scene);
            } catch (AssertionError | IllegalArgumentException e) {
                throw one.line().wrong(String.valueOf(e.getMessage()));
            }
            List<AnswerCode> given = scene.given();
            for (AnswerCode answer : given.subList(played.size(), given.size())) {
                played.add(new Puzzle.Played(answer, one.key()));
            }
        }
        return played;
    }

    private static Puzzle.Trap trap(Game start, Block trap) {
        Words words = trap.said.words("trap", LONGEST_HINT);
        if (trap.play.isEmpty()) {
            throw trap.said.line().wrong("say below it, indented, what is played.");
        }
        return new Puzzle.Trap(
                words,
                played(Scene.of(start), trap.play).stream().map(Puzzle.Played::answer).toList());
    }

    private PuzzleGoal goal(Scene scene) {
        int turn = scene.game().turn().number() + (by == PuzzleGoal.By.NEXT_TURN ? 1 : 0);
        return new PuzzleGoal(
                solver,
                by,
                turn,
                goals.stream().map(line -> PuzzleAims.read(line, scene, solver)).toList());
    }
}
