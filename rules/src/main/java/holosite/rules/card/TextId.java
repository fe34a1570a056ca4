package holosite.rules.card;

import holosite.language.Card;
import holosite.language.ability.Ability;
import java.util.List;

/**
 * Names one text of a card: the card's id, which of its texts, and the place in it. The other face
 * of an Objective is a card with an id of its own.
 */
public record TextId(String card, End end, int index) implements ProgramId {

    /** The parts of a card that have text: a location has one for each side, any other card one. */
    public enum End {
        TEXT,
        DARK,
        LIGHT;

        /** The abilities printed there. */
        public List<Ability> of(Card card) {
            return switch (this) {
                case TEXT -> card.text();
                case DARK -> card.darkText();
                case LIGHT -> card.lightText();
            };
        }
    }

    public TextId {
        if (card.isBlank() || index < 0) {
            throw new IllegalArgumentException("no card has a text " + card + " " + index);
        }
    }

    @Override
    public TextId text() {
        return this;
    }

    @Override
    public String toString() {
        return card + " " + end + " " + index;
    }
}
