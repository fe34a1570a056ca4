package holosite.rules.action;

import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Zone;

/**
 * Used and Lost Interrupts: what is printed, unless a text in force makes the Interrupt the other
 * kind. Then it goes to that pile whichever of its functions is used.
 */
public final class InterruptKinds {
    private InterruptKinds() {}

    /** Whether texts can make an Interrupt this kind, or another. */
    public static boolean canChange(Subtype kind) {
        return kind == Subtype.USED_INTERRUPT || kind == Subtype.LOST_INTERRUPT;
    }

    /** Whether an Interrupt is of this kind now. */
    public static boolean is(GameState game, int card, Subtype kind) {
        var standing = Standing.of(game);
        if (standing.hasTrait(game, card, Trait.LOST_INTERRUPT)) {
            return kind == Subtype.LOST_INTERRUPT;
        }
        if (standing.hasTrait(game, card, Trait.USED_INTERRUPT)) {
            return kind == Subtype.USED_INTERRUPT;
        }
        return game.table().definition(card).is(kind);
    }

    /** The pile an Interrupt goes to when the function that was used would go to this one. */
    static Zone pile(GameState game, int card, Zone printed) {
        var standing = Standing.of(game);
        if (standing.hasTrait(game, card, Trait.LOST_INTERRUPT)) {
            return Zone.LOST_PILE;
        }
        return standing.hasTrait(game, card, Trait.USED_INTERRUPT) ? Zone.USED_PILE : printed;
    }
}
