package holosite.server.wire;

import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.log.BattleEntry;
import holosite.rules.state.Battle;
import holosite.rules.state.Sides;
import holosite.rules.tell.Narrator;
import holosite.rules.tell.Perspective;
import holosite.rules.view.BattleView;
import holosite.server.message.BattleInfo;
import holosite.server.message.DrawnCard;
import holosite.server.message.SegmentInfo;
import holosite.server.serialization.ClientJson;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** The battle going on, with the parts of its totals and the destinies drawn in it. */
final class BattleSection {
    private static final Set<DestinyKind> DRAWS =
            EnumSet.of(DestinyKind.BATTLE, DestinyKind.POWER, DestinyKind.ATTRITION);

    private final Narrator narrator;
    private final SumWriter sums;

    BattleSection(Narrator narrator, SumWriter sums) {
        this.narrator = narrator;
        this.sums = sums;
    }

    BattleInfo of(Perspective seen, BattleView battle) {
        boolean counted = !battle.segment().isBefore(Battle.Segment.DAMAGE);
        return new BattleInfo(
                battle.location(),
                battle.initiator(),
                ClientJson.word(battle.segment()),
                narrator.segment(battle.segment()),
                segments(),
                Sides.each(battle::power),
                Sides.each(side -> sums.of(seen.battlePower(side))),
                Sides.each(side -> Numbers.known(battle.destiny(side))),
                drawn(seen),
                due(counted, battle::attrition, battle::attritionInAll),
                due(counted, battle::damage, battle::damageInAll));
    }

    private List<SegmentInfo> segments() {
        return Arrays.stream(Battle.Segment.values())
                .filter(segment -> segment != Battle.Segment.NONE)
                .map(
                        segment ->
                                new SegmentInfo(
                                        ClientJson.word(segment), narrator.segment(segment)))
                .toList();
    }

    private static Sides<List<DrawnCard>> drawn(Perspective seen) {
        List<DrawnCards.Drawn> drawn =
                DrawnCards.since(
                        seen,
                        entry -> entry instanceof BattleEntry.BattleBegins,
                        draw -> DRAWS.contains(draw.kind()));
        return Sides.each(
                side ->
                        drawn.stream()
                                .filter(one -> one.by() == side)
                                .map(DrawnCards.Drawn::info)
                                .toList());
    }

    private static Sides<Optional<BattleInfo.Due>> due(
            boolean counted, ToDoubleFunction<Side> left, ToDoubleFunction<Side> inAll) {
        return Sides.each(
                side ->
                        counted
                                ? Optional.of(
                                        new BattleInfo.Due(
                                                left.applyAsDouble(side),
                                                inAll.applyAsDouble(side)))
                                : Optional.empty());
    }
}
