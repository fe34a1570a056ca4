package holosite.rules.cards.anewhope;

import holosite.language.card.Side;

/** Grappling Hook. */
final class GrapplingHookTest extends HookCase {
    GrapplingHookTest() {
        super(Side.LIGHT, "Grappling Hook", "Control (4_139)", "The Bith Shuffle");
    }
}
