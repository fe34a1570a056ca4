package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;

/** A table with the Galactic Senate on it. */
final class Senate {
    static final String SENATE = "Coruscant: Galactic Senate";
    static final String GARDEN = "Naboo: Plain Garden";
    static final String YARD = "Naboo: Plain Yard";
    static final String AMIDALA = "Queen Amidala, Ruler Of Naboo";

    private static final Card NABOO =
            Kinds.system("Naboo", 5, LIGHT, "0_81").force(1, 1).icons(Icon.PLANET).done();

    private Senate() {}

    static Position senate() {
        return table().site(SENATE, DARK);
    }

    /** The Senate, and Naboo with two sites of it. */
    static Position senateAndNaboo() {
        return tableWith(NABOO, nabooSite("Plain Garden", "0_82"), nabooSite("Plain Yard", "0_83"))
                .site(SENATE, DARK)
                .system("Naboo", LIGHT)
                .site(GARDEN, LIGHT)
                .site(YARD, LIGHT);
    }

    private static Card nabooSite(String name, String id) {
        return Kinds.site("Naboo", name, LIGHT, id)
                .force(1, 1)
                .icons(Icon.EXTERIOR, Icon.PLANET)
                .done();
    }
}
