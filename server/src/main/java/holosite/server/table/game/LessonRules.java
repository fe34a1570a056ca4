package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.LessonCourse;
import holosite.rules.notation.LessonCourse.Moment;
import holosite.rules.notation.LessonNotation;
import holosite.rules.notation.MalformedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table where a lesson is taught. Where the lesson stands follows from the answers given so far:
 * a step that is gone back to is answers taken back, a step that is skipped is answers given.
 */
final class LessonRules {
    private static final Logger LOG = LoggerFactory.getLogger(LessonRules.class);
    private static final int MOST_ANSWERS = 400;

    private LessonRules() {}

    /**
     * The lesson of this text. Rules that have changed since it was begun may not be able to play
     * it any more: then the game goes on without.
     */
    static Optional<Lesson> read(String text, CardPool cards) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LessonNotation.read(text, cards));
        } catch (MalformedText e) {
            LOG.warn("a lesson can no longer be taught: {}", e.getMessage());
            return Optional.empty();
        }
    }

    /** The moments of the lesson that led here. */
    static Optional<List<Moment>> path(TableState state) {
        Optional<Lesson> lesson = state.lesson();
        if (lesson.isEmpty() || !state.hasGame() || state.played().parts().size() > 1) {
            return Optional.empty();
        }
        var answers = new ArrayList<AnswerCode>();
        for (TableEvent.Move move : state.played().part().moves()) {
            if (move instanceof TableEvent.Answered answered) {
                answers.add(answered.code());
            }
        }
        return lesson.get().course().path(answers);
    }

    /** Whether the lesson says what is answered, and has not come to its end. */
    static boolean isGoingOn(TableState state) {
        return state.moment().filter(m -> m.state() != LessonCourse.State.ENDED).isPresent();
    }

    /** The answer that the lesson gives itself, for whoever is asked. */
    static Optional<Answer> given(TableState state) {
        return state.moment()
                .filter(moment -> moment.state() == LessonCourse.State.GOES_ON)
                .map(moment -> first(state, moment));
    }

    private static Answer first(TableState state, Moment moment) {
        return state.game().decision().meant(moment.ways().getFirst().answer());
    }

    /** Whether the learner may answer so. */
    static boolean takes(TableState state, Answer answer) {
        Optional<Moment> moment = state.moment();
        if (moment.isEmpty() || moment.get().state() == LessonCourse.State.ENDED) {
            return true;
        }
        String code = state.game().decision().code(answer).toString();
        return moment.get().state() == LessonCourse.State.WAITS
                && moment.get().ways().stream()
                        .anyMatch(way -> way.answer().toString().equals(code));
    }

    /** Goes back to where a step begins, or on to it by the answers the lesson would give. */
    static ActionResult goTo(TableState state, Side side, int step, long now) {
        Optional<Lesson> lesson = state.lesson();
        Optional<List<Moment>> path = path(state);
        if (lesson.isEmpty()
                || path.isEmpty()
                || step < 0
                || step > lesson.get().steps().size()
                || lesson.get().learner() != side) {
            return new ActionResult.Refused(TableRefusal.NO_STEP);
        }
        if (!state.isPlaying()) {
            return TableRules.notPlaying(state);
        }
        for (Moment moment : path.get()) {
            if (moment.state() != LessonCourse.State.GOES_ON && step <= moment.step()) {
                return moment.answers() == state.answers()
                        ? new ActionResult.Happens()
                        : new ActionResult.Happens(new TableEvent.Undone(moment.answers(), 0, now));
            }
        }
        return onTo(state, step, now);
    }

    private static ActionResult onTo(TableState state, int step, long now) {
        var events = new ArrayList<TableEvent>();
        TableState at = state;
        while (at.isPlaying() && events.size() < MOST_ANSWERS) {
            Optional<Moment> moment = at.moment();
            if (moment.isEmpty()
                    || moment.get().state() == LessonCourse.State.ENDED
                    || moment.get().state() == LessonCourse.State.WAITS
                            && moment.get().step() >= step) {
                break;
            }
            at = TableRules.follow(at, first(at, moment.get()), 0, true, now, events);
        }
        return new ActionResult.Happens(events);
    }
}
