package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.Scene;
import holosite.rules.state.Stops;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The game of a lesson, played out once with everything the learner may answer: which answers lead
 * from each moment to the next. What is answered says where a lesson stands, so that going back
 * needs nothing but to take answers back.
 */
public final class LessonCourse {

    /** What happens at a moment. */
    public enum State {
        /** The learner is asked, and the lesson waits for one of its answers. */
        WAITS,
        /** The answer is given by the lesson, for whoever is asked. */
        GOES_ON,
        /** Nothing more is written: whoever wants to plays on by himself. */
        ENDED
    }

    /** An answer, and the moment it leads to. */
    public record Way(AnswerCode answer, Moment next) {}

    /** A moment of a lesson. */
    public static final class Moment {
        private final int answers;
        private final int from;
        private final int step;
        private final boolean begun;
        private State state = State.ENDED;
        private final List<Way> ways = new ArrayList<>();

        private Moment(int answers, int from, int step, boolean begun) {
            this.answers = answers;
            this.from = from;
            this.step = step;
            this.begun = begun;
        }

        /** How many answers the game has had. */
        public int answers() {
            return answers;
        }

        /** The first step that is told here; those before the last are only to be read. */
        public int from() {
            return from;
        }

        /** The step that waits, or the last that is told. */
        public int step() {
            return step;
        }

        public State state() {
            return state;
        }

        /** Whether the learner has answered in this step already, and it waits for more. */
        public boolean isBegun() {
            return begun;
        }

        /** What leads on; where the lesson waits, all it takes, the one it would choose first. */
        public List<Way> ways() {
            return List.copyOf(ways);
        }

        private Moment plus(AnswerCode answer, State now, Moment next) {
            state = now;
            ways.add(new Way(answer, next));
            return next;
        }
    }

    /**
     * A line that is played: the step it belongs to and, if it is the learner's, what he may
     * answer.
     */
    record Line(int step, IndentedLines line, List<String> awaited, Consumer<Scene> deed) {}

    private final Game start;
    private final Moment first;

    private LessonCourse(Game start, Moment first) {
        this.start = start;
        this.first = first;
    }

    /**
     * Plays it out.
     *
     * @throws MalformedText at a line that cannot be played or does not come true
     */
    static LessonCourse of(Scene scene, Side learner, List<Line> lines, int steps) {
        Game table = scene.game();
        table.stops(Stops.NONE);
        Game start = table.fork();
        var course = new Play(learner, lines, steps);
        Moment first = course.moment(0, 0, 0);
        course.from(scene, 0, first, 0);
        if (first.state != State.WAITS) {
            int line = lines.isEmpty() ? 1 : lines.getFirst().line().number();
            throw new MalformedText(line, "a lesson begins with an answer of the learner.");
        }
        return new LessonCourse(start, first);
    }

    Game start() {
        return start.fork();
    }

    /** The moments that these answers lead through; nothing if the lesson does not know them. */
    public Optional<List<Moment>> path(List<AnswerCode> answers) {
        var path = new ArrayList<>(List.of(first));
        for (AnswerCode answer : answers) {
            Moment at = path.getLast();
            if (at.state == State.ENDED) {
                return Optional.of(path);
            }
            Optional<Moment> next =
                    at.ways.stream()
                            .filter(way -> way.answer().toString().equals(answer.toString()))
                            .map(Way::next)
                            .findFirst();
            if (next.isEmpty()) {
                return Optional.empty();
            }
            path.add(next.get());
        }
        return Optional.of(path);
    }

    /** Playing it out, with every answer that the learner may give. */
    private record Play(Side learner, List<Line> lines, int steps) {

        /** The moment before this line, where so many steps have been told. */
        private Moment moment(int answers, int line, int told) {
            for (int i = line; i < lines.size(); i++) {
                Line one = lines.get(i);
                if (!one.awaited().isEmpty()) {
                    return new Moment(
                            answers, Math.min(told, one.step()), one.step(), told > one.step());
                }
            }
            return new Moment(answers, Math.min(told, steps - 1), steps - 1, false);
        }

        private void from(Scene start, int line, Moment begin, int toldBefore) {
            Scene scene = start;
            Moment at = begin;
            int told = toldBefore;
            for (int i = line; i < lines.size(); i++) {
                Line one = lines.get(i);
                if (one.awaited().isEmpty()) {
                    int before = scene.given().size();
                    run(one, scene, one.deed());
                    List<AnswerCode> given = scene.given();
                    for (AnswerCode answer : given.subList(before, given.size())) {
                        at = at.plus(answer, State.GOES_ON, moment(at.answers() + 1, i + 1, told));
                    }
                    continue;
                }
                told = one.step() + 1;
                for (String other : one.awaited().subList(1, one.awaited().size())) {
                    Scene fork = Scene.of(scene.game().fork());
                    from(fork, i + 1, answer(one, fork, at, other, i, told), told);
                }
                at = answer(one, scene, at, one.awaited().getFirst(), i, told);
            }
        }

        private Moment answer(Line one, Scene scene, Moment at, String words, int i, int told) {
            run(one, scene, s -> s.answer(learner, words));
            return at.plus(
                    scene.given().getLast(), State.WAITS, moment(at.answers() + 1, i + 1, told));
        }

        private static void run(Line one, Scene scene, Consumer<Scene> deed) {
            try {
                deed.accept(scene);
            } catch (AssertionError | IllegalArgumentException e) {
                throw one.line().wrong(String.valueOf(e.getMessage()));
            }
        }
    }
}
