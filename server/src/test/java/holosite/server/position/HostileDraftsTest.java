package holosite.server.position;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.PositionRemarks;
import holosite.server.serialization.ClientJson;
import holosite.server.web.RequestRefused;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;

/** Drafts of the editor that somebody made to keep the server busy: each is refused or tried. */
class HostileDraftsTest {
    private static final int LARGE = 64 * 1024;
    private static final long MOST_MILLIS = 250;
    private static final int TRIES = 4;
    private static final CardPool POOL = CardPool.of(AllCards.all());

    private static final String VADER = card("1_168", "");
    private static final String CANTINA = "1_290";

    private static final Map<String, String> SHAPES = shapes();

    private static String card(String id, String on) {
        return "{\"id\": \"%s\", \"marks\": [], \"covers\": false, \"on\": [%s]}".formatted(id, on);
    }

    /** As many of these as a request may hold. */
    private static String many(String piece) {
        return (piece + ",").repeat((LARGE - 2_000) / (piece.length() + 1)) + piece;
    }

    private static String table(String pieces) {
        return draft(pieces, "", "", "");
    }

    private static String draft(String table, String hand, String destinies, String deck) {
        String player =
                """
                {"hand": [%s], "reserve": [], "force": [], "used": [], "lost": [],
                 "outOfPlay": [], "beside": [], "destinies": [%s], "deck": [%s],
                 "nothingElse": false}
                """;
        return """
        {"turn": "dark", "number": 3, "phase": "deploy", "seed": 1, "table": [%s],
         "dark": %s, "light": %s}
        """
                .formatted(
                        table,
                        player.formatted(hand, destinies, deck),
                        player.formatted("", "", ""));
    }

    private static Map<String, String> shapes() {
        var shapes = new TreeMap<String, String>();
        shapes.put("locations", table(many(card(CANTINA, ""))));
        shapes.put("characters at a site", table(card(CANTINA, many(VADER))));
        shapes.put("characters without a place", table(many(VADER)));
        shapes.put("stairs", table(stairs(6)));
        shapes.put("stairs without end", table(stairs(600)));
        shapes.put("cards nobody names", draft("", many("{\"count\":99}"), "", ""));
        shapes.put("copies in hand", draft("", many("{\"id\":\"1_168\",\"count\":99}"), "", ""));
        shapes.put("a large deck", draft("", "", "", many("{\"id\":\"1_168\",\"count\":99}")));
        shapes.put("destinies", draft("", "", many("\"?\""), ""));
        shapes.put(
                "marks",
                table(
                        card(
                                CANTINA,
                                VADER.replace(
                                        "\"marks\": []", "\"marks\": [" + many("\"hit\"") + "]"))));
        shapes.put(
                "aims",
                table(card(CANTINA, many(VADER.replace("\"covers\"", "\"aim\": 1, \"covers\"")))));
        return shapes;
    }

    /** Each card on the one before it. */
    private static String stairs(int steps) {
        var text = new StringBuilder(card(CANTINA, "?"));
        for (int i = 0; i < steps; i++) {
            int at = text.indexOf("?");
            text.replace(at, at + 1, card("1_168", "?"));
        }
        return text.toString().replace("?", "");
    }

    static Set<String> names() {
        return SHAPES.keySet();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyShapeIsTriedOrRefusedAtOnce(String name) {
        String text = Objects.requireNonNull(SHAPES.get(name));
        assertThat(text.length()).isLessThanOrEqualTo(LARGE);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TRIES && least > MOST_MILLIS; i++) {
            long begun = cpu();
            tried(text);
            least = Math.min(least, (cpu() - begun) / 1_000_000);
        }
        assertThat(least).as("milliseconds for %s", name).isLessThanOrEqualTo(MOST_MILLIS);
    }

    private static void tried(String text) {
        try {
            PositionDraft draft = ClientJson.MAPPER.readValue(text, PositionDraft.class);
            var trial = new PositionTrial(draft.outline(), POOL);
            trial.laidOut().ifPresent(one -> new PositionRemarks(one).slots(Side.DARK));
            assertThat(trial.verdict(Language.FR).text()).isNotEmpty();
        } catch (RequestRefused refused) {
            assertThat(refused.error()).isEqualTo("bad_position");
        } catch (JacksonException refused) {
            assertThat(refused).hasMessageContaining("nesting");
        }
    }

    /** The time this thread has had, whatever else the machine does. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
