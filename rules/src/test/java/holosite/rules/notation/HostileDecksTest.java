package holosite.rules.notation;

import static holosite.rules.notation.HostileText.of;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.rules.kit.CardPool;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lists of cards that somebody made to keep the reader busy: each is read or refused at once. */
class HostileDecksTest {
    private static final long MOST_MILLIS = 50;
    private static final CardPool POOL = CardPool.of(AllCards.all());

    private static final Map<String, String> SHAPES = shapes();

    private static Map<String, String> shapes() {
        var shapes = new TreeMap<String, String>();
        shapes.put("blanks", of(" "));
        shapes.put("newlines", of("\n"));
        shapes.put("tabs and newlines", of("\t\n"));
        shapes.put("blanks, then a letter", of(" ") + "x");
        shapes.put("a count and blanks", "2" + of(" ") + "x");
        shapes.put("a title, blanks and no count", "Vader" + of(" ") + "x y");
        shapes.put("many titles with blanks between", of("a  x "));
        shapes.put("ids", of("1_1,"));
        shapes.put("ids that are none", of("1_1,") + "!");
        shapes.put("long numbers", of("1"));
        shapes.put("numbers and bars", of("1_"));
        shapes.put("open brackets", of("("));
        shapes.put("brackets with half an id", of("(1_"));
        shapes.put("an id after blanks", "Vader" + of(" ") + "(1_168");
        shapes.put("headings", of("name:\n"));
        shapes.put("headings without a colon", "name" + of(" "));
        shapes.put("comments", of(" #"));
        shapes.put("one long line", of("Vader "));
        shapes.put("unknown titles", of("Vadre\n"));
        shapes.put("unknown long titles", of("x".repeat(290) + "\n"));
        shapes.put(
                "three hundred unknown titles",
                ("Stormtroper " + "y".repeat(200) + "\n").repeat(300));
        shapes.put("open tags", "<deck></deck>" + of("<card "));
        shapes.put("open tags with blanks", "<deck></deck><" + of(" "));
        shapes.put("letters in a tag", "<deck></deck><card " + of("a") + ">");
        shapes.put("attributes without values", "<deck></deck><card " + of("a= ") + ">");
        shapes.put("open quotes", "<deck></deck><card " + of("a=\"") + ">");
        shapes.put("many cards", "<deck></deck>" + of("<card title=\"a\"/>\n"));
        shapes.put("declarations", of("<!DOCTYPE "));
        shapes.put("pictures", of("card \"/starwars/Premiere-Dark/t_vader\" 1\n"));
        shapes.put("half a picture", "/starwars/A-Dark/t_a\n" + of("/starwars/") + of("a"));
        shapes.put("a picture of no set", "/starwars/" + of("a") + "!");
        shapes.put("pictures of no set", of("/starwars/a") + "!");
        shapes.put("a picture, then blanks", "card \"/starwars/A-Dark/t_a\"" + of(" ") + "!");
        shapes.put("a picture, then quotes", "card \"/starwars/A-Dark/t_a\"" + of(" \""));
        shapes.put("a picture, then numbers", "card \"/starwars/A-Dark/t_a\" 1" + of(" 1") + "!");
        shapes.put("dividing lines", of("*"));
        shapes.put("a heading of letters", of("ab/'"));
        shapes.put("separators of Unicode", of("\u2028\u2029\u0000"));
        return shapes;
    }

    static Set<String> names() {
        return SHAPES.keySet();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyShapeIsReadOrRefusedAtOnce(String name) {
        String text = Objects.requireNonNull(SHAPES.get(name));
        HostileText.isReadWithin(
                MOST_MILLIS,
                name,
                () -> {
                    try {
                        DeckImport.read(text, POOL);
                    } catch (UnreadableDeck refused) {
                        assertThat(refused.line()).isPositive();
                    }
                });
    }
}
