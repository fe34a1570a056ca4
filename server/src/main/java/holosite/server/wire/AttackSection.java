package holosite.server.wire;

import holosite.language.card.DestinyKind;
import holosite.rules.Game;
import holosite.rules.log.AttackEntry;
import holosite.rules.state.Attack;
import holosite.rules.tell.Narrator;
import holosite.rules.view.AttackView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** A creature's attack or an attack on one, with the parts of its totals. */
final class AttackSection {
    private final Narrator narrator;
    private final BreakdownWriter sums;

    AttackSection(Narrator narrator, BreakdownWriter sums) {
        this.narrator = narrator;
        this.sums = sums;
    }

    String write(Game game, AttackView attack) {
        return JsonWriter.object(
                out -> {
                    out.put("location", attack.location())
                            .put("creature", attack.creature())
                            .put("byCreature", attack.byCreature())
                            .put("against", attack.against())
                            .numbers("cards", attack.cards())
                            .put("segment", attack.segment())
                            .put("segmentWord", narrator.segment(attack.segment()))
                            .list("segments", segments(), this::segment)
                            .put("attaches", attack.attaches())
                            .put("draws", (long) attack.draws())
                            .putOrNull("ferocity", attack.ferocity())
                            .putOrNull("defense", attack.defense())
                            .putOrNull("creatureTotal", attack.creatureTotal())
                            .object("sum", sums.write(game.why().againstCreature()))
                            .putOrNull("destiny", attack.destiny())
                            .putOrNull("total", attack.total())
                            .object("drawn", drawn -> drawn(game, attack, drawn));
                    attack.defeated()
                            .ifPresentOrElse(
                                    yes -> out.put("defeated", yes.booleanValue()),
                                    () -> out.putNull("defeated"));
                });
    }

    private static List<Attack.Segment> segments() {
        return Arrays.stream(Attack.Segment.values())
                .filter(s -> s != Attack.Segment.NONE)
                .toList();
    }

    private Consumer<JsonWriter> segment(Attack.Segment segment) {
        return out -> out.put("key", segment).put("word", narrator.segment(segment));
    }

    // ---- destinies

    private void drawn(Game game, AttackView attack, JsonWriter out) {
        boolean oneOwner = attack.owner() == attack.against();
        var own = new ArrayList<DrawnCards.Drawn>();
        var others = new ArrayList<DrawnCards.Drawn>();
        for (DrawnCards.Drawn drawn : draws(game, attack.title())) {
            boolean first = oneOwner ? own.size() < attack.draws() : drawn.by() != attack.against();
            (first ? own : others).add(drawn);
        }
        out.list("creature", own, DrawnCards::write).list("against", others, DrawnCards::write);
    }

    /** What has been drawn for the creature and against it since the attack began. */
    private static List<DrawnCards.Drawn> draws(Game game, String creature) {
        return DrawnCards.since(
                game,
                entry ->
                        entry instanceof AttackEntry.CreatureAttacks
                                || entry instanceof AttackEntry.Attacks,
                draw ->
                        draw.kind() == DestinyKind.ATTACK
                                && draw.source().title().equals(creature));
    }
}
