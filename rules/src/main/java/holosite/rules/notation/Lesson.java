package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.Game;
import java.util.List;
import java.util.Optional;

/**
 * A lesson: a position, and steps that tell the learner what to do there.
 *
 * @param id what it is called in addresses and lists
 * @param minutes about how long it takes
 * @param learner the side that is played by whoever learns
 * @param steps all steps of all parts, in order
 */
public record Lesson(
        String id,
        int minutes,
        Side learner,
        Words title,
        Words about,
        List<Part> parts,
        List<Step> steps,
        LessonCourse course) {
    public Lesson {
        parts = List.copyOf(parts);
        steps = List.copyOf(steps);
    }

    /** The table it begins with. */
    public Game start() {
        return course.start();
    }

    /** A part, and how many steps come before it. */
    public record Part(Words title, int first) {}

    /**
     * What is told at one moment.
     *
     * @param text what it is about; words between double asterisks are set apart
     * @param todo what to do, empty where there is only something to read
     * @param callout the same in a few words, with the numbers, beside what is lit
     * @param lit what is lit; nothing where it is what the learner should answer with
     * @param look a second thing to look at
     * @param link the glossary entry it is about; may be empty
     */
    public record Step(
            int part,
            Words heading,
            Words text,
            Words todo,
            Words callout,
            Optional<LessonTarget> lit,
            Optional<LessonTarget> look,
            String link) {}
}
