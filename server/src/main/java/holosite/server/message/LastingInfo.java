package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;

/** What cards have put into force for a while, in the order in which they did. */
public record LastingInfo(@JsonValue List<LastingEffect> effects) implements Section {
    public LastingInfo {
        effects = List.copyOf(effects);
    }

    /**
     * Something that holds for a while.
     *
     * @param card the id of the card that did it
     * @param tag one to three words for the edge of the cards it holds for
     * @param text what holds, as a sentence
     * @param until how long
     * @param touches the handles of the cards and places it holds for
     */
    public record LastingEffect(
            String card, String tag, String text, String until, List<Integer> touches) {
        public LastingEffect {
            touches = List.copyOf(touches);
        }
    }
}
