package holosite.rules.notation;

import holosite.language.Card;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Decks as GEMP exports them: as XML, or as a bare list of ids. XML that declares anything of its
 * own, which could make a reader fetch or repeat something, is refused.
 */
final class GempDeck {
    private static final String DECK = "deck";
    private static final String CARD = "card";
    private static final String OUTSIDE = "cardOutsideDeck";

    /** What is printed before a title to say how many there may be is not part of it. */
    private static final Pattern UNIQUENESS = Pattern.compile("^[•<>◇]++\\s*+");

    private static final Pattern ID = Pattern.compile("(?<!\\d)(\\d{1,9}_\\d{1,9})[*^]*+");

    private GempDeck() {}

    private static XMLInputFactory xml() {
        XMLInputFactory xml = XMLInputFactory.newDefaultFactory();
        xml.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        xml.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        return xml;
    }

    // ---- reading

    static DeckList readXml(String text) {
        var lines = new ArrayList<DeckList.Line>();
        try {
            XMLStreamReader xml = xml().createXMLStreamReader(new StringReader(text));
            boolean deck = false;
            while (xml.hasNext()) {
                int event = xml.next();
                int number = xml.getLocation().getLineNumber();
                if (event == XMLStreamConstants.DTD) {
                    throw new UnreadableDeck(number, UnreadableDeck.Reason.DECLARATION);
                }
                if (event == XMLStreamConstants.START_ELEMENT) {
                    String name = xml.getLocalName();
                    deck |= name.equals(DECK);
                    if (deck && (name.equals(CARD) || name.equals(OUTSIDE))) {
                        add(card(xml, number), lines);
                    }
                }
            }
            if (!deck) {
                throw new UnreadableDeck(1, UnreadableDeck.Reason.NO_DECK_TAG);
            }
        } catch (XMLStreamException e) {
            int number = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
            throw new UnreadableDeck(Math.max(1, number), UnreadableDeck.Reason.BROKEN_XML);
        }
        return new DeckList("", Optional.empty(), "", "", lines);
    }

    /** A card's tag, which begins on or ends with this line. */
    private static DeckList.Line card(XMLStreamReader xml, int number) {
        Optional<String> id = id(attribute(xml, "blueprintId"));
        String title = UNIQUENESS.matcher(attribute(xml, "title")).replaceFirst("");
        if (id.isEmpty() && title.isEmpty()) {
            throw new UnreadableDeck(number, UnreadableDeck.Reason.NO_ID);
        }
        return DeckList.Line.of(number, 1, title, id, section(xml.getLocalName().equals(OUTSIDE)));
    }

    private static DeckSection section(boolean outside) {
        return outside ? DeckSection.OUTSIDE : DeckSection.DECK;
    }

    private static String attribute(XMLStreamReader xml, String name) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? "" : value;
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
                    DeckList.Line.of(
                            counted.at(id.start()),
                            1,
                            "",
                            Optional.of(id.group(1)),
                            section(outside)),
                    lines);
        }
        return new DeckList("", Optional.empty(), "", "", lines);
    }

    // ---- writing

    static String writeXml(Deck deck) {
        var text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<deck>\n");
        deck.cards().forEach(card -> tag(CARD, card, text));
        deck.under().forEach(card -> tag(OUTSIDE, card, text));
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
