package holosite.rules.view;

import holosite.language.card.Side;
import holosite.rules.state.Attack;
import java.util.List;
import java.util.Optional;

/**
 * The attack going on, with the handles of its place, of the creature, and of the cards of one
 * player that stand against it.
 *
 * @param title the creature's title
 * @param owner whose creature it is
 * @param draws how many destinies are drawn for the creature
 * @param attaches whether it needs no totals: it attaches itself to its prey
 * @param ferocity NaN until it is known
 * @param defense the defense value of a creature that is attacked; else NaN
 * @param creatureTotal ferocity and defense
 * @param destiny what those against it drew; NaN until then
 * @param total power and destiny of those against it
 * @param defeated whether the one attacked is defeated, once that is settled
 */
public record AttackView(
        int location,
        int creature,
        String title,
        Side owner,
        boolean byCreature,
        Side against,
        List<Integer> cards,
        Attack.Segment segment,
        int draws,
        boolean attaches,
        double ferocity,
        double defense,
        double creatureTotal,
        double destiny,
        double total,
        Optional<Boolean> defeated) {

    public AttackView {
        cards = List.copyOf(cards);
    }
}
