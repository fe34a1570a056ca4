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

/** Positions that somebody made to keep the reader busy: each is read or refused at once. */
class HostilePositionsTest {
    private static final long MOST_MILLIS = 250;
    private static final CardPool POOL = CardPool.of(AllCards.all());
    private static final String TURN = "turn: Dark 3, battle phase\ntable:\n";
    private static final String CANTINA = TURN + "  Tatooine: Cantina (Dark)\n";

    private static final Map<String, String> SHAPES = shapes();

    private static Map<String, String> shapes() {
        var shapes = new TreeMap<String, String>();
        shapes.put("nothing", "");
        shapes.put("blanks", of(" "));
        shapes.put("tabs", of("\t\n"));
        shapes.put("a title, blanks and a letter", CANTINA + "    Vader" + of(" ") + "x");
        shapes.put("many lines of blanks", CANTINA + of("    V" + " ".repeat(3_000) + "x\n"));
        shapes.put("open marks", CANTINA + of("    Darth Vader [\n"));
        shapes.put("many marks", CANTINA + "    Darth Vader [" + "hit, ".repeat(700) + "hit]");
        shapes.put("open brackets", CANTINA + "    " + "(".repeat(3_900));
        shapes.put("arrows", CANTINA + "    " + "a -> ".repeat(700));
        shapes.put("equals", CANTINA + "    " + "a = 1".repeat(700));
        shapes.put("many cards", CANTINA + of("    99x Stormtrooper\n"));
        shapes.put("no cards", CANTINA + "    0x Stormtrooper");
        shapes.put("a copy of a great number", CANTINA + "    Stormtrooper#99999999999");
        shapes.put("a great turn", "turn: Dark 99999999999999999999, battle phase");
        shapes.put("a great counter", CANTINA + "    Darth Vader = 99999999999");
        shapes.put("a great seed", "turn: Dark, draw phase\nseed: 99999999999999999999");
        shapes.put("piles", CANTINA + "dark:\n" + of("  hand: 99\n"));
        shapes.put("semicolons", CANTINA + "dark:\n  hand: " + ";".repeat(3_900));
        shapes.put("blanks between items", CANTINA + "dark:\n  hand: x" + " ".repeat(3_900) + "y");
        shapes.put("destinies", CANTINA + "dark:\n  next destiny: " + "? ".repeat(1_900));
        shapes.put("a destiny nobody has", CANTINA + "dark:\n  next destiny: 99");
        shapes.put("no destiny", CANTINA + "dark:\n  next destiny:");
        shapes.put("decks", CANTINA + "dark:\n" + of("  deck: 99x Stormtrooper\n"));
        shapes.put("a deck that is too small", CANTINA + "dark:\n  deck: Dengar\n  hand: 5");
        shapes.put("locations", TURN + of("  Tatooine: Cantina (Dark)\n"));
        shapes.put("a location over nothing", TURN + "  Tatooine: Cantina (Light over Light)");
        shapes.put("stairs", CANTINA + stairs());
        shapes.put("a card beside nothing", "turn: Dark, draw phase\ndark:\n    Dengar");
        shapes.put("unknown titles", TURN + of("  Tatoine\n"));
        shapes.put("separators of Unicode", of("\u2028\u2029\u0000"));
        return shapes;
    }

    /** Each card on the one before it. */
    private static String stairs() {
        var text = new StringBuilder();
        for (int depth = 4; depth < 300; depth++) {
            text.append(" ".repeat(depth)).append("Stormtrooper (stacked)\n");
        }
        return text.toString();
    }

    static Set<String> names() {
        return SHAPES.keySet();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyShapeIsReadOrRefusedAtOnceInBothLanguages(String name) {
        String text = Objects.requireNonNull(SHAPES.get(name));
        HostileText.isReadWithin(
                MOST_MILLIS,
                name,
                () -> {
                    try {
                        PositionNotation.layOut(text, POOL);
                    } catch (MalformedText refused) {
                        assertThat(refused.line()).isPositive();
                        assertThat(refused.reason().fr()).isNotEqualTo(refused.reason().en());
                    }
                });
    }
}
