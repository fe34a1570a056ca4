package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;

import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;

/** Tables with asteroid fields. */
public final class Asteroids {
    public static final String FIELD = "Asteroid Field";

    private Asteroids() {}

    public static Position table() {
        return CardTable.table().force(LIGHT, 9).force(DARK, 9);
    }

    /** Anoat with so many asteroid fields beside it. */
    public static Position field(int sectors) {
        var position = table().system("Anoat", DARK);
        for (int i = 0; i < sectors; i++) {
            position.locationOf("Anoat", FIELD, DARK);
        }
        return position;
    }
}
