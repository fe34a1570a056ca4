package holosite.server.wire;

import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.log.BattleEntry;
import holosite.rules.state.Battle;
import holosite.rules.tell.Narrator;
import holosite.rules.view.BattleView;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/** The battle going on, with the parts of its totals and the destinies drawn in it. */
final class BattleSection {
    private static final Set<DestinyKind> DRAWS =
            EnumSet.of(DestinyKind.BATTLE, DestinyKind.POWER, DestinyKind.ATTRITION);

    private final Narrator narrator;
    private final BreakdownWriter sums;

    BattleSection(Narrator narrator, BreakdownWriter sums) {
        this.narrator = narrator;
        this.sums = sums;
    }

    String write(Game game, BattleView battle) {
        boolean counted = !battle.segment().isBefore(Battle.Segment.DAMAGE);
        return JsonWriter.object(
                out -> {
                    out.put("location", battle.location())
                            .put("initiator", battle.initiator())
                            .put("segment", battle.segment())
                            .put("segmentWord", narrator.segment(battle.segment()))
                            .list("segments", segments(), this::segment)
                            .sides("power", battle::power)
                            .object("sums", each(out_ -> side -> sum(game, side, out_)))
                            .sides("destiny", battle::destiny);
                    var drawn =
                            DrawnCards.since(
                                    game,
                                    entry -> entry instanceof BattleEntry.BattleBegins,
                                    draw -> DRAWS.contains(draw.kind()));
                    out.object(
                            "drawn",
                            each(
                                    json ->
                                            side ->
                                                    json.list(
                                                            JsonWriter.key(side),
                                                            drawn.stream()
                                                                    .filter(d -> d.by() == side)
                                                                    .toList(),
                                                            DrawnCards::write)));
                    out.object(
                            "attrition", owed(counted, battle::attrition, battle::attritionInAll));
                    out.object("damage", owed(counted, battle::damage, battle::damageInAll));
                });
    }

    private static List<Battle.Segment> segments() {
        return Arrays.stream(Battle.Segment.values())
                .filter(s -> s != Battle.Segment.NONE)
                .toList();
    }

    private Consumer<JsonWriter> segment(Battle.Segment segment) {
        return out -> out.put("key", segment).put("word", narrator.segment(segment));
    }

    private static Consumer<JsonWriter> each(
            java.util.function.Function<JsonWriter, Consumer<Side>> content) {
        return out -> {
            for (Side side : Side.values()) {
                content.apply(out).accept(side);
            }
        };
    }

    private static Consumer<JsonWriter> owed(
            boolean counted, ToDoubleFunction<Side> left, ToDoubleFunction<Side> inAll) {
        return each(
                out ->
                        side -> {
                            if (counted) {
                                out.object(
                                        JsonWriter.key(side),
                                        due ->
                                                due.put("left", left.applyAsDouble(side))
                                                        .put("total", inAll.applyAsDouble(side)));
                            } else {
                                out.putNull(JsonWriter.key(side));
                            }
                        });
    }

    private void sum(Game game, Side side, JsonWriter out) {
        out.object(JsonWriter.key(side), sums.write(game.why().battlePower(side)));
    }
}
