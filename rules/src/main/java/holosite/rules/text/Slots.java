package holosite.rules.text;

import java.util.ArrayList;
import java.util.List;

/** The names an action gives to cards and numbers, each with its place in the frame. */
public final class Slots {
    private final List<String> cards = new ArrayList<>();
    private final List<String> numbers = new ArrayList<>();
    private boolean pointed;
    private boolean excludedCount;
    private boolean builtInCount;
    private boolean ofEpicEvent;

    public int card(String name) {
        return place(cards, name);
    }

    public int number(String name) {
        return place(numbers, name);
    }

    /** A number of the program's own, unknown to the text. */
    public int hiddenNumber() {
        return number("#" + numbers.size());
    }

    public int hiddenCards() {
        return card("#" + cards.size());
    }

    /** The text refers to the card affected, or to what that card is aimed at. */
    public void point() {
        pointed = true;
    }

    public boolean pointed() {
        return pointed;
    }

    /**
     * From here on the text counts cards that are excluded from a battle, too: what is flipped,
     * canceled or put right looks at the table, not at the battle.
     */
    public void countExcluded(boolean count) {
        excludedCount = count;
    }

    public boolean excludedCount() {
        return excludedCount;
    }

    /**
     * From here on a weapon built into a card is a weapon like any other. Tells how it was before.
     */
    public boolean countBuiltIn(boolean count) {
        boolean before = builtInCount;
        builtInCount = count;
        return before;
    }

    public boolean builtInCount() {
        return builtInCount;
    }

    /** The text is that of an Epic Event, whose calculations leave some locations out. */
    public Slots ofEpicEvent(boolean event) {
        ofEpicEvent = event;
        return this;
    }

    public boolean ofEpicEvent() {
        return ofEpicEvent;
    }

    private static int place(List<String> names, String name) {
        int at = names.indexOf(name);
        if (at < 0) {
            names.add(name);
            return names.size() - 1;
        }
        return at;
    }

    public List<String> cards() {
        return cards;
    }

    public List<String> numbers() {
        return numbers;
    }
}
