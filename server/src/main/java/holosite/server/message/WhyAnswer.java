package holosite.server.message;

import java.util.List;
import java.util.Optional;

/** Why a figure is what it is, or why something cannot be done. */
public record WhyAnswer(
        String title, Optional<String> card, List<SumInfo> sums, List<Obstacle> reasons) {

    public WhyAnswer {
        sums = List.copyOf(sums);
        reasons = List.copyOf(reasons);
    }

    /** What stands against something, at one place. */
    public record Obstacle(String where, List<Line> lines) {
        public Obstacle {
            lines = List.copyOf(lines);
        }
    }

    /** A reason, and the glossary entry about it. */
    public record Line(String text, Optional<String> entry) {}
}
