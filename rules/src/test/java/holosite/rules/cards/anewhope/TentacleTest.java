package holosite.rules.cards.anewhope;

import holosite.language.card.Side;

/** Tentacle. */
final class TentacleTest extends HookCase {
    TentacleTest() {
        super(Side.DARK, "Tentacle", "Control (4_48)", "Ommni Box");
    }
}
