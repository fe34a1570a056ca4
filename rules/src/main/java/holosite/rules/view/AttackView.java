package holosite.rules.view;

import holosite.language.card.Side;
import holosite.rules.attack.Attack;
import java.util.List;

/**
 * The attack going on, with the handles of its place, of the creature, and of the cards of one
 * player that stand against it. The ferocity is NaN until it is known.
 */
public record AttackView(
        int location,
        int creature,
        boolean byCreature,
        Side against,
        List<Integer> cards,
        Attack.Segment segment,
        double ferocity,
        double total) {

    public AttackView {
        cards = List.copyOf(cards);
    }
}
