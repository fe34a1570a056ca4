package holosite.server.message;

import holosite.language.card.Side;
import holosite.rules.state.Sides;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The battle going on. */
public record BattleInfo(
        int location,
        Side initiator,
        String segment,
        String segmentWord,
        List<SegmentInfo> segments,
        Sides<Double> power,
        Sides<SumInfo> sums,
        Sides<OptionalDouble> destiny,
        Sides<List<DrawnCard>> drawn,
        Sides<Optional<Due>> attrition,
        Sides<Optional<Due>> damage)
        implements Section {

    public BattleInfo {
        segments = List.copyOf(segments);
    }

    /** What is still to be paid, and how much there was in all. */
    public record Due(double left, double total) {}
}
