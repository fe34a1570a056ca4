package holosite.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.CardFace;
import holosite.language.CardText;
import holosite.language.prose.Language;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

    @ParameterizedTest
    @MethodSource("cards")
    void whatIsSettledIsNoMatterOfWhile(Card card) {
        assertThat(CardText.of(card, Language.EN).lines(Language.EN))
                .noneMatch(line -> line.matches(".*[Ww]hile [^,]* was .*"));
        assertThat(CardText.of(card, Language.FR).lines(Language.FR))
                .noneMatch(line -> line.matches(".*[Tt]ant que [^,]* était .*"))
                .noneMatch(line -> line.matches(".* avant que [^,]* (?:peut|peuvent) .*"));
    }

    @Test
    void frenchTellsTheSpeakingCardFromAnother() {
        assertThat(text("1_165", Language.EN))
                .contains("Relocate this character and that character");
        assertThat(text("1_165", Language.FR))
                .contains("Déplacez ce personnage et le personnage choisi à ce site.");
    }

    @Test
    void whatStandsByItselfIsStolenForNobodyToCarry() {
        for (String id : new String[] {"1_34", "1_200", "1_33", "2_48"}) {
            assertThat(text(id, Language.EN)).doesNotContain("carried by");
        }
        assertThat(text("11_51", Language.EN)).contains("(to be carried by it)");
    }

    @Test
    void frenchDeploysCardsWithoutSayingWhich() {
        assertThat(text("1_6", Language.FR))
                .contains("Vous pouvez déployer des cartes en réaction");
    }

    @Test
    void aCardPlacedOnADeckLiesOnTop() {
        assertThat(text("1_184", Language.EN))
                .contains("on top of its owner's Reserve Deck", "in its owner's Used Pile");
        assertThat(text("1_184", Language.FR)).contains("sur la pile de réserve");
    }

    private static String text(String id, Language language) {
        Card card = AllCards.byId(id).orElseThrow();
        return String.join(" ", CardText.of(card, language).lines(language));
    }

    @Test
    void whatLetsUseAnyNumberOfWeaponsAndDevicesNamesBoth() {
        assertThat(text("1_206", Language.EN))
                .contains("any number of weapons and devices each turn");
        assertThat(text("1_206", Language.FR))
                .contains("autant d'armes et d'équipements que voulu");
    }

    @Test
    void anAsteroidSectorSaysThatAsteroidRulesApply() {
        assertThat(text("4_81", Language.EN)).contains("Asteroid rules apply here.");
        assertThat(text("4_81", Language.FR)).contains("Les règles des astéroïdes valent ici.");
        assertThat(text("4_80", Language.EN)).doesNotContain("Asteroid rules");
    }

    @Test
    void aFreeMoveToAPlaceSaysThatItLeadsThere() {
        assertThat(text("2_148", Language.EN)).contains("Devastator moves free to here.");
        assertThat(text("2_148", Language.FR)).contains("se déplace gratuitement pour venir ici.");
    }
}
