package holosite.rules.notation;

import holosite.language.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Decks as GEMP exports them: as XML, or as a bare list of ids. Of the XML only the tags of cards
 * are read; whatever would make a reader fetch or repeat anything else is refused.
 */
final class GempDeck {
    private static final Pattern TAG = Pattern.compile("<\\s*+(card|cardOutsideDeck)\\b([^<>]*+)>");
    private static final Pattern ATTRIBUTE =
            Pattern.compile("(?<![A-Za-z])([A-Za-z]++)\\s*+=\\s*+(?:\"([^\"]*+)\"|'([^']*+)')");
    private static final Pattern ID = Pattern.compile("(?<!\\d)(\\d{1,9}_\\d{1,9})[*^]*+");

    private GempDeck() {}

    // ---- reading

    static DeckList readXml(String text) {
        int declared = text.indexOf("<!DOCTYPE");
        if (declared >= 0 || text.contains("<!ENTITY")) {
            throw new UnreadableDeck(
                    new LineCounter(text).at(Math.max(0, declared)),
                    UnreadableDeck.Reason.DECLARATION);
        }
        if (!text.contains("<deck") || !text.contains("</deck>") && !text.contains("/>")) {
            throw new UnreadableDeck(1, UnreadableDeck.Reason.NO_DECK_TAG);
        }
        var lines = new ArrayList<DeckList.Line>();
        Matcher tag = TAG.matcher(text);
        var counted = new LineCounter(text);
        while (tag.find()) {
            int number = counted.at(tag.start());
            Optional<String> id = Optional.empty();
            String title = "";
            Matcher attribute = ATTRIBUTE.matcher(tag.group(2));
            while (attribute.find()) {
                String value = attribute.group(2) == null ? attribute.group(3) : attribute.group(2);
                if (attribute.group(1).equals("blueprintId")) {
                    id = id(value);
                } else if (attribute.group(1).equals("title")) {
                    title = plain(value);
                }
            }
            if (id.isEmpty() && title.isEmpty()) {
                throw new UnreadableDeck(number, UnreadableDeck.Reason.NO_ID);
            }
            boolean outside = tag.group(1).equals("cardOutsideDeck");
            add(new DeckList.Line(number, 1, title, id, outside), lines);
        }
        return new DeckList("", Optional.empty(), "", "", lines);
    }

    private static Optional<String> id(String value) {
        Matcher id = ID.matcher(value.strip());
        return id.matches() ? Optional.of(id.group(1)) : Optional.empty();
    }

    private static void add(DeckList.Line line, List<DeckList.Line> lines) {
        if (lines.size() == DeckImport.MOST) {
            throw new UnreadableDeck(line.number(), UnreadableDeck.Reason.TOO_MANY);
        }
        lines.add(line);
    }

    /** Counts the lines up to places that come one after the other. */
    private static final class LineCounter {
        private final String text;
        private int counted;
        private int line = 1;

        LineCounter(String text) {
            this.text = text;
        }

        int at(int place) {
            for (; counted < place; counted++) {
                line += text.charAt(counted) == '\n' ? 1 : 0;
            }
            return line;
        }
    }

    static DeckList readIds(String text) {
        var lines = new ArrayList<DeckList.Line>();
        int bar = text.indexOf('|');
        Matcher id = ID.matcher(text);
        var counted = new LineCounter(text);
        while (id.find()) {
            boolean outside = bar >= 0 && id.start() > bar;
            add(
                    new DeckList.Line(
                            counted.at(id.start()), 1, "", Optional.of(id.group(1)), outside),
                    lines);
        }
        return new DeckList("", Optional.empty(), "", "", lines);
    }

    /** A title as it is read, without the uniqueness before it, which is not part of it. */
    private static String plain(String value) {
        return value.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&apos;", "'")
                .replace("&amp;", "&")
                .replaceFirst("^[•<>◇]+\\s*", "");
    }

    // ---- writing

    static String writeXml(Deck deck) {
        var text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<deck>\n");
        deck.cards().forEach(card -> tag("card", card, text));
        deck.under().forEach(card -> tag("cardOutsideDeck", card, text));
        return text.append("</deck>\n").toString();
    }

    private static void tag(String name, Card card, StringBuilder text) {
        text.append("  <").append(name).append(" blueprintId=\"").append(card.id());
        text.append("\" title=\"").append(escaped(card.title())).append("\"/>\n");
    }

    private static String escaped(String title) {
        return title.replace("&", "&amp;")
                .replace("\"", "&quot;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }

    static String writeIds(Deck deck) {
        String cards = ids(deck.cards());
        return (deck.under().isEmpty() ? cards : cards + "|" + ids(deck.under())) + "\n";
    }

    private static String ids(List<Card> cards) {
        return cards.stream().map(Card::id).collect(Collectors.joining(","));
    }
}
