package holosite.rules.weapon;

import holosite.language.ability.Fires;
import holosite.language.card.Pile;
import holosite.language.effect.Branch;
import holosite.language.effect.Capture;
import holosite.language.effect.Effect;
import holosite.language.effect.HitIt;
import holosite.language.effect.Put;
import holosite.language.effect.Steal;
import holosite.language.filter.Being;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import java.util.List;

/**
 * What a success does to the card aimed at: some cards answer to being aimed at to be hit, lost or
 * captured.
 */
final class Threats {
    private Threats() {}

    /** The card aimed at would be stolen, hit, lost or captured. */
    static boolean threatens(Fires shot) {
        return any(shot.success(), true);
    }

    static boolean captures(Fires shot) {
        return any(shot.success(), false);
    }

    private static boolean any(List<Effect> effects, boolean anyThreat) {
        for (Effect effect : effects) {
            boolean found =
                    switch (effect) {
                        case Capture c -> aimedAt(c.cards());
                        case HitIt h -> anyThreat && aimedAt(h.cards());
                        case Steal s -> anyThreat && aimedAt(s.cards());
                        case Put p -> anyThreat && p.to() == Pile.LOST_PILE && aimedAt(p.cards());
                        case Branch b ->
                                any(b.otherwise(), anyThreat)
                                        || b.branches().stream()
                                                .anyMatch(branch -> any(branch.then(), anyThreat));
                        default -> false;
                    };
            if (found) {
                return true;
            }
        }
        return false;
    }

    private static boolean aimedAt(Filter cards) {
        return cards instanceof Being(Chosen chosen) && chosen.name().equals("target");
    }
}
