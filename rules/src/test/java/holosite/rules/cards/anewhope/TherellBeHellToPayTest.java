package holosite.rules.cards.anewhope;

import holosite.language.card.Side;

/** There'll Be Hell To Pay. */
final class TherellBeHellToPayTest extends CollectorCase {
    TherellBeHellToPayTest() {
        super(Side.DARK, "There'll Be Hell To Pay", "Control (4_48)", "The Bith Shuffle");
    }
}
