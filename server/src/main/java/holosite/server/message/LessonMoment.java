package holosite.server.message;

import holosite.rules.notation.LessonCourse;
import java.util.List;

/** Where a lesson stands, and which answers it waits for. */
public record LessonMoment(
        int from, int step, LessonCourse.State state, boolean begun, List<String> answers)
        implements Section {

    public LessonMoment {
        answers = List.copyOf(answers);
    }
}
