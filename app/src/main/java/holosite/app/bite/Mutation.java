package holosite.app.bite;

import holosite.language.Card;
import holosite.rules.card.TextId;

/**
 * A card with one of its texts taken away or changed.
 *
 * @param printed the card as it is in its set
 * @param text which of its texts, perhaps of its other face
 * @param change what was changed within the text; nothing if all of it was taken away
 * @param changed the card that is played instead
 */
public record Mutation(Card printed, TextId text, String change, Card changed) {

    /** The text as it was, in words. */
    public String words() {
        return FaceText.of(printed).stream()
                .filter(one -> one.id().equals(text))
                .findFirst()
                .map(FaceText::sentence)
                .orElse("");
    }

    /** Names the mutation from one run to the next. */
    public String key() {
        return text + (change.isEmpty() ? "" : " " + change);
    }
}
