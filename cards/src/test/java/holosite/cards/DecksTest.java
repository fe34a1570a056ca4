package holosite.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import java.util.ArrayList;
import java.util.Collections;
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
    void aDeckHasSixtyCardsOfItsSideAndStartsAtOneOfItsLocationsOrWithAnObjective(String file) {
        Map<String, String> headings = new HashMap<>();
        List<Card> cards = new ArrayList<>();
        List<Card> under = new ArrayList<>();
        List<Card> section = cards;
        for (String line : ReadyDecks.text(file).lines().filter(text -> !text.isBlank()).toList()) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                headings.put(heading.group(1), heading.group(2));
            } else if (line.equals("under:")) {
                section = under;
            } else {
                section.addAll(cards(line));
            }
        }

        Side side = Side.valueOf(headings.getOrDefault("side", "").toUpperCase(Locale.ROOT));
        assertThat(cards).hasSize(60).allMatch(card -> card.side() == side);
        assertThat(cards).noneMatch(card -> card.is(CardType.DEFENSIVE_SHIELD));
        if (cards.stream().anyMatch(card -> card.is(CardType.OBJECTIVE))) {
            assertThat(headings).containsOnlyKeys("name", "side", "style");
        } else {
            assertThat(headings).containsOnlyKeys("name", "side", "start", "style");
            assertThat(cards)
                    .filteredOn(card -> card.is(CardType.LOCATION))
                    .extracting(Card::title)
                    .contains(headings.get("start"));
        }
        assertThat(under).allMatch(card -> card.side() == side);
        assertThat(under).allMatch(card -> card.is(CardType.DEFENSIVE_SHIELD));
        assertThat(under).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(10);
        assertThat(cards)
                .filteredOn(card -> card.is(Subtype.STARTING_EFFECT))
                .hasSize(under.isEmpty() ? 0 : 1);
    }

    private static List<Card> cards(String line) {
        Matcher entry = CARDS.matcher(line);
        assertThat(entry.matches()).as(line).isTrue();
        Card card =
                AllCards.byId(entry.group(3))
                        .orElseThrow(() -> new AssertionError("no such card: " + line));
        assertThat(card.title()).isEqualTo(entry.group(2));
        return Collections.nCopies(Integer.parseInt(entry.group(1)), card);
    }
}
