package holosite.app.terminal;

import holosite.app.input.TitleSearch;
import holosite.language.card.Side;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the cards a player means by part of a title, among those he sees. */
final class CardFinder {

    /** A card on the table or in hand. */
    record Found(int handle, String title, String where) {}

    /** The possible titles of a card, and of the place or card it is to go to. */
    record Pair(List<String> cards, List<String> places) {
        boolean clear() {
            return cards.size() == 1 && places.size() == 1;
        }
    }

    private static final Pattern BETWEEN =
            Pattern.compile("\\s*,\\s*|\\s+(?:at|to|on|in|à|vers|sur)\\s+");

    private final Map<String, List<Found>> byTitle = new LinkedHashMap<>();
    private final TitleSearch titles;

    CardFinder(View view, TerminalWords words) {
        for (PlaceView place : view.places()) {
            add(new Found(place.location().handle(), place.location().title(), ""));
            add(place.cards(), place.location().title());
        }
        for (Side side : Side.values()) {
            add(view.of(side).sideOfTable(), words.say("beside the table", "à côté de la table"));
        }
        add(view.own().hand(), words.say("in hand", "en main"));
        titles = new TitleSearch(List.copyOf(byTitle.keySet()));
    }

    private void add(List<CardView> cards, String where) {
        for (CardView card : cards) {
            add(new Found(card.handle(), card.title(), where));
            add(card.on(), where);
        }
    }

    private void add(Found found) {
        byTitle.computeIfAbsent(found.title(), title -> new ArrayList<>()).add(found);
    }

    /** The titles that match; several if the words are ambiguous. */
    List<String> titles(String wanted) {
        return titles.find(wanted);
    }

    /** The cards of one title. */
    List<Found> cards(String title) {
        return byTitle.getOrDefault(title, List.of());
    }

    List<String> nearest(String wanted) {
        return titles.nearest(wanted, 3);
    }

    /**
     * Splits "darth vader cantina" where both halves name something, at best one thing each;
     * nothing where no split does.
     */
    Optional<Pair> pair(String text) {
        var found = new ArrayList<Pair>();
        var parts = BETWEEN.split(text, 2);
        if (parts.length == 2) {
            pair(parts[0], parts[1], found);
        }
        for (int at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
            pair(text.substring(0, at), text.substring(at + 1), found);
        }
        return found.stream().filter(Pair::clear).findFirst().or(() -> found.stream().findFirst());
    }

    private void pair(String first, String second, List<Pair> found) {
        var cards = titles(first.strip());
        var places = titles(second.strip());
        if (!cards.isEmpty() && !places.isEmpty()) {
            found.add(new Pair(cards, places));
        }
    }
}
