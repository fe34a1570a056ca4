package holosite.cards;

import java.util.Map;

/** The sets cards came out in, by the number before the dash of a card's id. */
public final class CardSets {
    private static final Map<String, String> NAMES =
            Map.ofEntries(
                    Map.entry("1", "Premiere"),
                    Map.entry("2", "A New Hope"),
                    Map.entry("3", "Hoth"),
                    Map.entry("4", "Dagobah"),
                    Map.entry("5", "Cloud City"),
                    Map.entry("6", "Jabba's Palace"),
                    Map.entry("7", "Special Edition"),
                    Map.entry("8", "Endor"),
                    Map.entry("9", "Death Star II"),
                    Map.entry("10", "Reflections 2"),
                    Map.entry("11", "Tatooine"),
                    Map.entry("12", "Coruscant"),
                    Map.entry("13", "Reflections 3"),
                    Map.entry("14", "Theed Palace"),
                    Map.entry("101", "Premiere Introductory Two Player Game"),
                    Map.entry("102", "Jedi Pack"),
                    Map.entry("103", "Rebel Leader Pack"),
                    Map.entry("104", "Empire Strikes Back Introductory Two Player Game"),
                    Map.entry("105", "First Anthology"),
                    Map.entry("106", "Official Tournament Sealed Deck"),
                    Map.entry("107", "Second Anthology"),
                    Map.entry("108", "Enhanced Premiere"),
                    Map.entry("109", "Enhanced Cloud City"),
                    Map.entry("110", "Enhanced Jabba's Palace"),
                    Map.entry("111", "Third Anthology"),
                    Map.entry("112", "Jabba's Palace Sealed Deck"));

    private CardSets() {}

    /** The key of the set a card id belongs to. */
    public static String of(String cardId) {
        int dash = cardId.indexOf('_');
        return dash < 0 ? cardId : cardId.substring(0, dash);
    }

    /** The name of a set; the key itself where it has none here. */
    public static String name(String set) {
        return NAMES.getOrDefault(set, set);
    }
}
