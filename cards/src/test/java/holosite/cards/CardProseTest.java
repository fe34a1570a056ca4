package holosite.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Card;
import holosite.language.prose.CardFace;
import holosite.language.prose.CardText;
import holosite.language.prose.Language;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every card prints itself, and what it prints is spelt. */
final class CardProseTest {

    static Stream<Card> cards() {
        return AllCards.all().stream();
    }

    @ParameterizedTest
    @MethodSource("cards")
    void itsTextIsWholeSentences(Card card) {
        for (Language language : Language.values()) {
            assertThat(CardText.of(card, language).lines(language))
                    .allSatisfy(
                            line ->
                                    assertThat(line)
                                            .matches("[\\p{Lu}\\d].*[.)]")
                                            .doesNotContain(
                                                    "  ", " .", "..", " ,", "null", "[", "|", "*",
                                                    "%"));
            assertThat(CardFace.of(card, language).lines(language))
                    .isNotEmpty()
                    .noneMatch(String::isBlank);
        }
    }

    @ParameterizedTest
    @MethodSource("cards")
    void frenchContractsAndElides(Card card) {
        assertThat(CardText.of(card, Language.FR).lines(Language.FR))
                .noneMatch(line -> line.matches(".*(?<!\\p{L})(?:de|à) les? [\\p{L}].*"))
                .noneMatch(
                        line -> line.matches(".*(?<!\\p{L})(?:de|que|ne|se|le|la) [aeiouéèêâ].*"))
                .noneMatch(line -> line.matches(".*(?<!\\p{L})si ils? .*"));
    }

    @ParameterizedTest
    @MethodSource("cards")
    void englishChoosesBetweenAAndAn(Card card) {
        assertThat(CardText.of(card, Language.EN).lines(Language.EN))
                .noneMatch(line -> line.matches(".*(?<!\\p{L})a (?!uni|one|us)[aeiouAEIO].*"))
                .noneMatch(
                        line -> line.matches(".*(?<!\\p{L})an [bcdfgjklmnpqtvwyzBCDGJKPQTVWYZ].*"));
    }
}
