package holosite.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonParserTest {
    @Test
    void objectsArraysAndStringsAreRead() {
        assertThat(JsonParser.parse(" { \"a\" : [ ] , \"b\": [\"c\", {}] }\t"))
                .isEqualTo(
                        new JsonValue.Members(
                                Map.of(
                                        "a", new JsonValue.Items(List.of()),
                                        "b",
                                                new JsonValue.Items(
                                                        List.of(
                                                                new JsonValue.Text("c"),
                                                                new JsonValue.Members(
                                                                        Map.of()))))));
    }

    @Test
    void escapesAreUndone() {
        assertThat(JsonParser.parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9é\""))
                .isEqualTo(new JsonValue.Text("\"\\/\b\f\n\r\téé"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "l'étoile \"•\" \\", "a\nb\tc\rd", "\u0001"})
    void whatIsQuotedIsReadBack(String text) {
        assertThat(JsonParser.parse(JsonValue.quote(text))).isEqualTo(new JsonValue.Text(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\": \"b\",} | 11 | expected \"",
                "[\"a\",] | 6 | expected an object, an array or a string",
                "[\"a\" \"b\"] | 6 | expected ]",
                "{\"a\" \"b\"} | 6 | expected :",
                "{\"a\": \"b\", \"a\": \"c\"} | 12 | \"a\" stands twice",
                "\"a | 3 | not closed",
                "\"a\\x\" | 4 | no such escape",
                "\"\\u00g0\" | 6 | four hexadecimal digits",
                "{} {} | 4 | nothing more",
                "12 | 1 | expected an object",
                "null | 1 | expected an object",
                "`` | 1 | at the end of the line"
            })
    void anErrorNamesTheColumn(String line, int column, String why) {
        assertThatThrownBy(() -> JsonParser.parse(line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("column " + column + ",")
                .hasMessageContaining(why);
    }

    @Test
    void aControlCharacterMustBeEscaped() {
        assertThatThrownBy(() -> JsonParser.parse("\"a\tb\""))
                .hasMessageContaining("column 3")
                .hasMessageContaining("control character");
    }
}
