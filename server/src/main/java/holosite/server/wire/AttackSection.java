package holosite.server.wire;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.attack.Attack;
import holosite.rules.log.Entry;
import holosite.rules.tell.Narrator;
import holosite.rules.view.AttackView;
import holosite.rules.why.Why;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** A creature's attack or an attack on one, with what makes the totals up. */
final class AttackSection {
    /** How far back in the log the beginning of an attack is looked for. */
    private static final int REACH = 100;

    private final CardIndex cards;
    private final Narrator narrator;
    private final SumWriter sums;

    AttackSection(CardIndex cards, Narrator narrator, SumWriter sums) {
        this.cards = cards;
        this.narrator = narrator;
        this.sums = sums;
    }

    String write(Game game, AttackView attack) {
        return Sheet.object(
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
                            .object("sum", sums.write(Why.againstCreature(game)))
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

    private Consumer<Sheet> segment(Attack.Segment segment) {
        return out -> out.put("key", segment).put("word", narrator.segment(segment));
    }

    // ---- destinies

    private void drawn(Game game, AttackView attack, Sheet out) {
        List<Entry> all = draws(game);
        int creature = game.attack().creature();
        boolean oneOwner = game.table().owner(creature) == attack.against().ordinal();
        var own = new ArrayList<Entry>();
        var others = new ArrayList<Entry>();
        for (Entry entry : all) {
            boolean first =
                    oneOwner
                            ? own.size() < attack.draws()
                            : entry.player() != attack.against().ordinal();
            (first ? own : others).add(entry);
        }
        out.list("creature", own, this::draw).list("against", others, this::draw);
    }

    /** What has been drawn for the creature and against it since the attack began. */
    private static List<Entry> draws(Game game) {
        String creature = game.printed(game.attack().creature()).title();
        var drawn = new ArrayList<Entry>();
        for (Entry entry : game.log().from(Math.max(0, game.log().size() - REACH))) {
            switch (entry.line()) {
                case CREATURE_ATTACKS, ATTACKS -> drawn.clear();
                case DRAWS_DESTINY -> {
                    if (entry.other().equals(creature)) {
                        drawn.add(entry);
                    }
                }
                default -> {}
            }
        }
        return drawn;
    }

    private Consumer<Sheet> draw(Entry entry) {
        return out ->
                out.put("id", cards.idOfEither(Side.values()[entry.player()], entry.card()))
                        .put("value", entry.number());
    }
}
