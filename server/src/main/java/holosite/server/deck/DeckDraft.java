package holosite.server.deck;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import holosite.server.text.PlainText;
import holosite.server.web.RequestRefused;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A deck as a client sends it. It may break the rules of deck building, but must be well-formed.
 */
record DeckDraft(
        String name,
        Side side,
        Optional<String> start,
        Optional<String> style,
        List<DeckResponses.Copies> list,
        Optional<List<DeckResponses.Copies>> under) {
    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_STYLE = 300;
    private static final int MOST_COPIES = 60;
    private static final int MOST_CARDS = 200;

    Deck deck() {
        List<Card> cards = cards(list);
        List<Card> outside = cards(under.orElse(List.of()));
        if (cards.isEmpty() || cards.size() + outside.size() > MOST_CARDS) {
            throw RequestRefused.badRequest(
                    "bad_deck",
                    "A deck that can be saved has from 1 to %d cards.".formatted(MOST_CARDS),
                    "Un deck qui peut être conservé a de 1 à %d cartes.".formatted(MOST_CARDS));
        }
        String begins = start.orElse("");
        if (!begins.isEmpty() && AllCards.byTitle(begins).isEmpty()) {
            throw RequestRefused.badRequest(
                    "bad_deck",
                    "'start' should be the title of a card.",
                    "« start » doit être le titre d'une carte.");
        }
        return new Deck(
                text(name, 1, LONGEST_NAME, "name"),
                side,
                begins,
                text(style.orElse(""), 0, LONGEST_STYLE, "style"),
                cards,
                outside);
    }

    private static List<Card> cards(List<DeckResponses.Copies> list) {
        var cards = new ArrayList<Card>();
        for (DeckResponses.Copies copies : list) {
            if (copies.count() < 1 || copies.count() > MOST_COPIES) {
                throw RequestRefused.badRequest(
                        "bad_deck",
                        "A count is a number from 1 to %d.".formatted(MOST_COPIES),
                        "Un nombre d'exemplaires va de 1 à %d.".formatted(MOST_COPIES));
            }
            Card card =
                    AllCards.byId(copies.id())
                            .filter(AllCards.all()::contains)
                            .orElseThrow(
                                    () ->
                                            RequestRefused.badRequest(
                                                    "no_card",
                                                    "One of these card ids does not exist.",
                                                    "Il n'y a pas de carte avec l'un de ces"
                                                            + " numéros."));
            cards.addAll(Collections.nCopies(copies.count(), card));
            if (cards.size() > MOST_CARDS * 2) {
                break;
            }
        }
        return cards;
    }

    private static String text(String value, int least, int most, String field) {
        String text = PlainText.line(value);
        if (text.length() < least || text.length() > most) {
            throw RequestRefused.badRequest(
                    "bad_" + field,
                    "'%s' should have from %d to %d characters.".formatted(field, least, most),
                    "« %s » doit avoir de %d à %d caractères.".formatted(field, least, most));
        }
        return text;
    }
}
