package holosite.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class GlossaryFileTest {
    private static final String GOOD =
            """
            {"id": "moon", "area": "space", "kind": "rule", "en": "Moon", "fr": "lune", \
            "card": "1_1", "see": ["system"], "mentions": ["Yavin 4"], \
            "claims": {"moon#1": "No moon.", "moon#2": "It orbits."}, \
            "ruled": {"moon#1": "It is a space station."}}\
            """;

    @Test
    void everyPartOfAnEntryIsRead() {
        var moon = read(GOOD).entry("moon").orElseThrow();

        assertThat(moon.fr()).isEqualTo("lune");
        assertThat(moon.card()).contains("1_1");
        assertThat(moon.see()).containsExactly("system");
        assertThat(moon.mentions()).containsExactly("Yavin 4");
        assertThat(moon.claims())
                .extracting(ClaimStatement::text)
                .containsExactly("No moon.", "It orbits.");
    }

    @Test
    void aRulingStandsWithTheClaimItOverrules() {
        var moon = read(GOOD);

        assertThat(moon.claim("moon#1").orElseThrow().ruled()).contains("It is a space station.");
        assertThat(moon.claim("moon#2").orElseThrow().ruled()).isEmpty();
    }

    @Test
    void anErrorNamesFileAndLine() {
        assertThatThrownBy(
                        () -> read(GOOD, GOOD.replace("moon", "star").replace("\"en\":", "\"en\"")))
                .isInstanceOf(MalformedGlossary.class)
                .hasMessageStartingWith("test.jsonl, line 2: column 54: Unexpected character");
    }

    @Test
    void anUnknownKeyIsRefused() {
        refuses(GOOD.replace("mentions", "mention"), "an entry has no \"mention\"");
    }

    @Test
    void aMissingKeyIsRefused() {
        refuses(GOOD.replace("\"fr\": \"lune\", ", ""), "\"fr\" is missing");
    }

    @Test
    void anUnknownAreaIsRefused() {
        refuses(GOOD.replace("\"space\"", "\"sea\""), "\"area\" must be one of [timing, space,");
    }

    @Test
    void anUnknownKindIsRefused() {
        refuses(GOOD.replace("\"rule\"", "\"law\""), "\"kind\" must be one of [card, rule,");
    }

    @Test
    void aTextMustBeText() {
        refuses(GOOD.replace("\"lune\"", "[]"), "\"fr\" must be a string");
        refuses(GOOD.replace("\"No moon.\"", "\" \""), "\"moon#1\" must be a string");
    }

    @Test
    void claimsAreNumberedFromOneWithoutGaps() {
        refuses(GOOD.replace("moon#2", "moon#3"), "expected claim moon#2, found moon#3");
        refuses(GOOD.replace("moon#2", "star#2"), "expected claim moon#2, found star#2");
    }

    @Test
    void aRulingOnNoClaimIsRefused() {
        refuses(
                GOOD.replace("{\"moon#1\": \"It is", "{\"moon#9\": \"It is"),
                "\"ruled\" names no claim of this entry: moon#9");
    }

    @Test
    void anEntryThatStandsTwiceIsRefused() {
        assertThatThrownBy(() -> read(GOOD, GOOD))
                .hasMessage("test.jsonl, line 2: entry \"moon\" stands twice");
    }

    @Test
    void anEmptyLineIsRefused() {
        assertThatThrownBy(() -> read(GOOD, "")).hasMessageContaining("line 2");
    }

    private static void refuses(String line, String why) {
        assertThatThrownBy(() -> read(line))
                .isInstanceOf(MalformedGlossary.class)
                .hasMessageContaining("line 1")
                .hasMessageContaining(why);
    }

    private static Glossary read(String... lines) {
        return Glossary.read("test.jsonl", Stream.of(lines));
    }
}
