package holosite.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class FrenchClaimsTest {
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final FrenchClaims french = FrenchClaims.get();

    private static Stream<ClaimStatement> claims() {
        return Glossary.get().entries().stream().flatMap(entry -> entry.claims().stream());
    }

    @Test
    void everyClaimIsThereInFrench() {
        assertThat(claims()).allMatch(claim -> french.has(claim.id()));
        assertThat(claims()).hasSize(french.size());
    }

    @Test
    void everyClaimHasTheNumbersOfTheEnglishOne() {
        assertThat(claims())
                .allSatisfy(
                        claim ->
                                assertThat(numbers(french.of(claim).text()))
                                        .as(claim.id())
                                        .isEqualTo(numbers(claim.text())));
    }

    private static List<String> numbers(String text) {
        return NUMBER.matcher(text).results().map(MatchResult::group).sorted().toList();
    }

    @Test
    void whatIsOverruledIsSoInBothLanguages() {
        assertThat(claims())
                .allSatisfy(
                        claim ->
                                assertThat(french.of(claim).ruled().isPresent())
                                        .as(claim.id())
                                        .isEqualTo(claim.ruled().isPresent()));
    }

    @Test
    void noClaimIsLeftInEnglish() {
        assertThat(claims())
                .allSatisfy(
                        claim ->
                                assertThat(french.of(claim).text())
                                        .isNotEqualTo(claim.text())
                                        .doesNotContain("Setup:", "Result:", " the "));
    }

    @Test
    void aBadLineIsNamed() {
        String good = "{\"id\": \"moon#1\", \"fr\": \"Pas de lune.\"}";

        assertThat(FrenchClaims.read("test", Stream.of(good)).size()).isEqualTo(1);
        assertThatThrownBy(() -> FrenchClaims.read("test", Stream.of(good, good)))
                .isInstanceOf(MalformedGlossary.class)
                .hasMessage("test, line 2: claim \"moon#1\" stands twice");
        assertThatThrownBy(() -> FrenchClaims.read("test", Stream.of("{\"id\": \"moon#1\"}")))
                .hasMessage("test, line 1: \"fr\" is missing");
    }

    @Test
    void aClaimThatIsNotThereStaysAsItIs() {
        var claim = new ClaimStatement("moon#1", "No moon.", Optional.empty());

        assertThat(FrenchClaims.read("test", Stream.of()).of(claim)).isEqualTo(claim);
    }
}
