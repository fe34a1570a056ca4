package holosite.rules.view;

import holosite.language.filter.Known;
import holosite.rules.state.Occasion;
import holosite.rules.text.Frame;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * The titles of the cards that a text being carried out speaks of.
 *
 * @param known the title of a card as far as it may be known, else nothing
 */
record TitlesInText(IntFunction<String> known) {

    /** Single cards that the text has chosen so far. */
    Map<String, String> chosen(Frame frame) {
        Map<String, String> titles = new HashMap<>();
        List<String> names = frame.program().cardNames();
        for (int slot = 0; slot < names.size(); slot++) {
            int[] cards = frame.cards(slot);
            String title = cards.length == 1 ? known.apply(cards[0]) : "";
            if (!title.isEmpty()) {
                titles.put(names.get(slot), title);
            }
        }
        return titles;
    }

    /** What happened to which card, and because of which. */
    Map<Known, String> pointed(Occasion event) {
        Map<Known, String> titles = new EnumMap<>(Known.class);
        titles.put(Known.SUBJECT, known.apply(event.subject()));
        titles.put(Known.CAUSE, known.apply(event.cause()));
        titles.values().removeIf(String::isEmpty);
        return titles;
    }
}
