package holosite.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GlossaryTest {
    private static final Pattern MARK =
            Pattern.compile(
                    "(?i)\\[(?!episode I]|épisode I]|that effect]|cet effet])|derived|déduit");

    private final Glossary glossary = Glossary.get();

    @ParameterizedTest
    @CsvSource({
        "timing, 196",
        "space, 250",
        "battle, 81",
        "identity, 79",
        "set-pieces, 119",
        "cards, 460"
    })
    void everyAreaHoldsAllItsClaims(String area, int claims) {
        assertThat(glossary.claims(Area.named(area).orElseThrow())).hasSize(claims);
    }

    @Test
    void itHoldsEveryEntry() {
        assertThat(glossary.entries())
                .filteredOn(entry -> entry.kind() != EntryKind.BASE)
                .hasSize(283);
        assertThat(
                        Arrays.stream(Area.values())
                                .mapToInt(area -> glossary.claims(area).size())
                                .sum())
                .isEqualTo(1185);
    }

    @ParameterizedTest
    @CsvSource({
        "winning, winning",
        "victoire, winning",
        "Force, force",
        "drain, force-drain",
        "discard pile, lost-pile",
        "pioche, reserve-deck",
        "contrôler, control-a-location",
        "firing, weapon",
    })
    void whatANewcomerLooksForIsFoundFirst(String words, String entry) {
        assertThat(glossary.search(words).getFirst().id()).isEqualTo(entry);
    }

    @Test
    void baseWordsAreMarkedAsOursAndClaimNothing() {
        var base =
                glossary.entries().stream()
                        .filter(entry -> entry.kind() == EntryKind.BASE)
                        .toList();
        assertThat(base)
                .hasSizeGreaterThanOrEqualTo(50)
                .allSatisfy(entry -> assertThat(entry.claims()).isEmpty());
        String line =
                """
                {"id": "a", "area": "cards", "kind": "base", "en": "A", "fr": "A", "see": [], \
                "mentions": [], "claims": {"a#1": "Something holds."}}""";
        assertThatThrownBy(() -> Glossary.read("words", Stream.of(line)))
                .hasMessageContaining("a base word explains; it claims nothing: a");
    }

    /** How a statement was arrived at is for those who work on it, not for its readers. */
    @Test
    void claimsCarryNoWorkingMarks() {
        assertThat(glossary.entries())
                .flatExtracting(GlossaryEntry::claims)
                .extracting(ClaimStatement::text)
                .noneMatch(MARK.asPredicate());
        assertThat(glossary.entries())
                .flatExtracting(GlossaryEntry::claims)
                .extracting(claim -> FrenchClaims.get().of(claim).text())
                .noneMatch(MARK.asPredicate());
    }

    @Test
    void itIsReadOnce() {
        assertThat(Glossary.get()).isSameAs(glossary);
    }

    @Test
    void anEntryIsFoundByItsId() {
        var dengar = glossary.entry("dengar").orElseThrow();

        assertThat(dengar.en()).isEqualTo("Dengar");
        assertThat(dengar.kind()).isEqualTo(EntryKind.CARD);
        assertThat(dengar.area()).isEqualTo(Area.CARDS);
        assertThat(dengar.card()).contains("4_100");
        assertThat(glossary.entry("greedo-shot-first")).isEmpty();
    }

    @Test
    void aClaimIsFoundByItsId() {
        assertThat(glossary.claim("dengar#1").orElseThrow().text()).contains("power +2");
        assertThat(glossary.claim("dengar#99")).isEmpty();
    }

    @Test
    void aRuleHasNoCard() {
        assertThat(glossary.entry("automatic-actions").orElseThrow().card()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Antipersonnel Laser Cannon",
                "antipersonnel laser cannon",
                "canon laser antipersonnel",
                "  Canon Laser Antipersonnel! "
            })
    void aHeadwordIsFoundInEitherLanguage(String headword) {
        assertThat(glossary.named(headword))
                .extracting(GlossaryEntry::id)
                .containsExactly("antipersonnel-laser-cannon");
    }

    @Test
    void accentsMayBeLeftOut() {
        assertThat(glossary.named("ejectez vous ejectez vous"))
                .extracting(GlossaryEntry::id)
                .containsExactly("eject-eject");
    }

    @Test
    void entriesMayShareAHeadword() {
        assertThat(glossary.named("DS-61-2"))
                .extracting(GlossaryEntry::id)
                .containsExactlyInAnyOrder("ds-61-2", "ds-61-2-as-printed");
    }

    @Test
    void anUnknownHeadwordFindsNothing() {
        assertThat(glossary.named("Laser Cannon")).isEmpty();
    }

    @Test
    void aSearchPutsTheHeadwordItselfFirst() {
        assertThat(glossary.search("deploy"))
                .first()
                .extracting(GlossaryEntry::id)
                .isEqualTo("deploy");
        assertThat(glossary.search("dengar"))
                .extracting(GlossaryEntry::id)
                .startsWith("dengar", "dengars-blaster-carbine")
                .contains("danz-borin");
    }

    @Test
    void aSearchLooksIntoTheClaimsAndWantsEveryWord() {
        assertThat(glossary.search("tatooine aliens adjacent deploy"))
                .extracting(GlossaryEntry::id)
                .contains("arleil-schous");
        assertThat(glossary.search("tatooine aliens adjacent quidditch")).isEmpty();
    }

    @Test
    void aSearchForNothingFindsNothing() {
        assertThat(glossary.search("  ?! ")).isEmpty();
    }

    @Test
    void anUnknownClaimIsRefusedWithTheIdsThereAre() {
        assertThatThrownBy(() -> glossary.requireClaim("apprentice#7"))
                .isInstanceOf(UnknownClaim.class)
                .hasMessage(
                        "There is no claim \"apprentice#7\": its entry has apprentice#1 to"
                                + " apprentice#2.");
        assertThatThrownBy(() -> glossary.requireClaim("examining-cards#1"))
                .hasMessageContaining("its entry makes no claim");
        assertThatThrownBy(() -> glossary.requireClaim("midichlorians#1"))
                .hasMessageContaining("no such entry either");
    }
}
