package holosite.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people type, on one line and without anything that nobody sees. */
class PlainTextTest {
    @ParameterizedTest
    @CsvSource({
        "'Hello there', 'Hello there'",
        "'  two   words ', 'two words'",
        "'a\u0000b', 'a b'",
        "'a\u2028b\u2029c\u0085d', 'a b c d'",
        "'a\u202eb\u2066c\u200ed', 'abcd'",
        "'a\ud800b', 'ab'",
        "'\u00a0a\u00a0', 'a'",
        "'Été à Zürich, 東京', 'Été à Zürich, 東京'",
        "'😀 ok', '😀 ok'",
        "'a\u3164b\u2800c\u1160d', 'a b c d'",
        "'Tie\u0302\u0301ng', 'Tie\u0302\u0301ng'",
        "'e\u0301\u0301\u0301\u0301\u0301\u0301\u0301x', 'e\u0301\u0301\u0301\u0301x'"
    })
    void aLineIsPlain(String typed, String line) {
        assertThat(PlainText.line(typed)).isEqualTo(line);
    }
}
