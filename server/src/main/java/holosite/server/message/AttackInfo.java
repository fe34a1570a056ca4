package holosite.server.message;

import holosite.language.card.Side;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The attack going on: a creature's, or one on a creature. */
public record AttackInfo(
        int location,
        int creature,
        boolean byCreature,
        Side against,
        List<Integer> cards,
        String segment,
        String segmentWord,
        List<SegmentInfo> segments,
        boolean attaches,
        int draws,
        OptionalDouble ferocity,
        OptionalDouble defense,
        OptionalDouble creatureTotal,
        SumInfo sum,
        OptionalDouble destiny,
        double total,
        Drawn drawn,
        Optional<Boolean> defeated)
        implements Section {

    public AttackInfo {
        cards = List.copyOf(cards);
        segments = List.copyOf(segments);
    }

    /** What was drawn for the creature, and against it. */
    public record Drawn(List<DrawnCard> creature, List<DrawnCard> against) {
        public Drawn {
            creature = List.copyOf(creature);
            against = List.copyOf(against);
        }
    }
}
