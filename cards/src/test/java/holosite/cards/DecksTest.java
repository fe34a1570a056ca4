package holosite.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DecksTest {

    private static final Pattern HEADING = Pattern.compile("(name|side|start|style): (.+)");
    private static final Pattern CARDS = Pattern.compile("(\\d+)x (.+?)(?: \\((\\d+_\\d+)\\))?");

    @ParameterizedTest
    @MethodSource("holosite.cards.ReadyDecks#names")
    void aDeckHasSixtyCardsOfItsSideAndStartsAtOneOfItsLocations(String file) {
        Map<String, String> headings = new HashMap<>();
        List<Card> cards = new ArrayList<>();
        for (String line : ReadyDecks.text(file).lines().filter(text -> !text.isBlank()).toList()) {
            Matcher heading = HEADING.matcher(line);
            Matcher entry = CARDS.matcher(line);
            if (heading.matches()) {
                headings.put(heading.group(1), heading.group(2));
            } else {
                assertThat(entry.matches()).as(line).isTrue();
                Card card =
                        AllCards.byId(entry.group(3))
                                .orElseThrow(() -> new AssertionError("no such card: " + line));
                assertThat(card.title()).isEqualTo(entry.group(2));
                for (int copy = 0; copy < Integer.parseInt(entry.group(1)); copy++) {
                    cards.add(card);
                }
            }
        }

        Side side = Side.valueOf(headings.getOrDefault("side", "").toUpperCase(Locale.ROOT));
        assertThat(headings).containsOnlyKeys("name", "side", "start", "style");
        assertThat(cards).hasSize(60).allMatch(card -> card.side() == side);
        assertThat(cards)
                .filteredOn(card -> card.is(CardType.LOCATION))
                .extracting(Card::title)
                .contains(headings.get("start"));
    }
}
