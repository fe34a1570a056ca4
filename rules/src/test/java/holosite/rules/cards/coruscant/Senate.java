package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;

import holosite.rules.kit.Position;

/** A table with the Galactic Senate on it. */
final class Senate {
    static final String SENATE = "Coruscant: Galactic Senate";

    private Senate() {}

    static Position senate() {
        return table().site(SENATE, DARK);
    }
}
