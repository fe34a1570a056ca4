package holosite.server.message;

import java.util.List;
import java.util.Optional;

/** The words of the lesson that is taught at a table. */
public record LessonInfo(String id, String title, List<Part> parts, List<Step> steps)
        implements Section {

    public LessonInfo {
        parts = List.copyOf(parts);
        steps = List.copyOf(steps);
    }

    /** A part of it, with its first step. */
    public record Part(String title, int first) {}

    /** One step. */
    public record Step(
            int part,
            String heading,
            String text,
            Optional<String> todo,
            Optional<String> callout,
            Optional<PointedAt> lit,
            Optional<PointedAt> look,
            Optional<Link> link) {}

    /** A page of the glossary. */
    public record Link(String id, String title) {}
}
