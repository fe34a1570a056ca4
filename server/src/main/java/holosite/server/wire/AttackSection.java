package holosite.server.wire;

import holosite.language.card.DestinyKind;
import holosite.rules.log.AttackEntry;
import holosite.rules.state.Attack;
import holosite.rules.tell.Narrator;
import holosite.rules.tell.Perspective;
import holosite.rules.view.AttackView;
import holosite.server.message.AttackInfo;
import holosite.server.message.DrawnCard;
import holosite.server.message.SegmentInfo;
import holosite.server.serialization.ClientJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A creature's attack or an attack on one, with the parts of its totals. */
final class AttackSection {
    private final Narrator narrator;
    private final SumWriter sums;

    AttackSection(Narrator narrator, SumWriter sums) {
        this.narrator = narrator;
        this.sums = sums;
    }

    AttackInfo of(Perspective seen, AttackView attack) {
        return new AttackInfo(
                attack.location(),
                attack.creature(),
                attack.byCreature(),
                attack.against(),
                attack.cards(),
                ClientJson.word(attack.segment()),
                narrator.segment(attack.segment()),
                segments(),
                attack.attaches(),
                attack.draws(),
                Numbers.known(attack.ferocity()),
                Numbers.known(attack.defense()),
                Numbers.known(attack.creatureTotal()),
                sums.of(seen.againstCreature()),
                Numbers.known(attack.destiny()),
                attack.total(),
                drawn(seen, attack),
                attack.defeated());
    }

    private List<SegmentInfo> segments() {
        return Arrays.stream(Attack.Segment.values())
                .filter(segment -> segment != Attack.Segment.NONE)
                .map(
                        segment ->
                                new SegmentInfo(
                                        ClientJson.word(segment), narrator.segment(segment)))
                .toList();
    }

    // ---- destinies

    private static AttackInfo.Drawn drawn(Perspective seen, AttackView attack) {
        boolean oneOwner = attack.owner() == attack.against();
        var own = new ArrayList<DrawnCard>();
        var others = new ArrayList<DrawnCard>();
        for (DrawnCards.Drawn drawn : draws(seen, attack.title())) {
            boolean first = oneOwner ? own.size() < attack.draws() : drawn.by() != attack.against();
            (first ? own : others).add(drawn.info());
        }
        return new AttackInfo.Drawn(own, others);
    }

    /** What has been drawn for the creature and against it since the attack began. */
    private static List<DrawnCards.Drawn> draws(Perspective seen, String creature) {
        return DrawnCards.since(
                seen,
                entry ->
                        entry instanceof AttackEntry.CreatureAttacks
                                || entry instanceof AttackEntry.Attacks,
                draw ->
                        draw.kind() == DestinyKind.ATTACK
                                && draw.source().title().equals(creature));
    }
}
