package holosite.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ClaimsTableTest {
    private final ClaimEvidence evidence = new ClaimEvidence();

    @Test
    void anAreasLineCountsItsShownClaims() {
        evidence.passed("automatic-actions#1", "T#one");
        evidence.passed("automatic-actions#2", "T#one");
        evidence.passed("dengar#1", "T#two");

        assertThat(table().only(Area.TIMING).text()).isEqualTo("timing: 2/196 claims shown\n");
        assertThat(table().only(Area.CARDS).text()).isEqualTo("cards: 1/460 claims shown\n");
    }

    @Test
    void theWholeTableHasALineForEachAreaAndTheSum() {
        evidence.passed("dengar#1", "T#two");

        assertThat(table().text().lines())
                .anySatisfy(line -> assertThat(line).matches("cards +1 +460 +0%"))
                .anySatisfy(line -> assertThat(line).matches("space +0 +250 +0%"))
                .hasSize(8)
                .startsWith("area         shown     of")
                .last()
                .isEqualTo("all: 1/1185 claims shown");
    }

    @Test
    void aClaimWithAFailingTestIsMissing() {
        evidence.passed("dengar#1", "T#two");
        evidence.failed("dengar#1", "T#three");

        assertThat(table().only(Area.CARDS).text()).isEqualTo("cards: 0/460 claims shown\n");
        assertThat(table().only(Area.CARDS).missing()).contains("    Fails: T#three\n");
    }

    @Test
    void theMissingListGivesEachTextAndEndsWithTheLine() {
        var table = ClaimsTable.of(moon(), evidence("moon#1")).only(Area.SPACE);

        assertThat(table.missing())
                .isEqualTo(
                        """
                        moon#2
                            It "orbits".
                            Ruled wrong: It stays.
                        space: 1/2 claims shown
                        """);
    }

    @Test
    void theMissingListOfAllAreasClosesEachWithItsLine() {
        assertThat(ClaimsTable.of(moon(), evidence("moon#1", "moon#2")).missing().lines())
                .startsWith("timing: 0/0 claims shown", "space: 2/2 claims shown")
                .endsWith("cards: 0/0 claims shown", "all: 2/2 claims shown");
    }

    @Test
    void anAreaWithoutClaimsHasAPlaceInTheTable() {
        assertThat(ClaimsTable.of(moon(), evidence()).text().lines())
                .anySatisfy(line -> assertThat(line).matches("timing +0 +0 .*"));
    }

    @Test
    void asJsonItCanBeReadByMachines() {
        evidence.failed("moon#2", "T#\"two\"");
        evidence.passed("moon#1", "T#one");

        assertThat(ClaimsTable.of(moon(), evidence).only(Area.SPACE).json(true))
                .isEqualTo(
                        """
                        {"shown": 1, "total": 2, "areas": [
                          {"area": "space", "shown": 1, "total": 2, "missing": [
                            {"claim": "moon#2", "text": "It \\"orbits\\".", \
                        "failing": ["T#\\"two\\""], "ruled": "It stays."}]}
                        ]}
                        """);
    }

    @Test
    void asJsonTheMissingClaimsComeOnlyWhenAskedFor() {
        assertThat(table().json(false))
                .contains("\"area\": \"set-pieces\"")
                .doesNotContain("missing");
    }

    @Test
    void evidenceForAClaimThatIsGoneIsRefused() {
        evidence.passed("dengar#99", "T#two");

        assertThatThrownBy(this::table)
                .isInstanceOf(UnknownClaim.class)
                .hasMessageContaining("dengar#99");
    }

    private ClaimsTable table() {
        return ClaimsTable.of(Glossary.get(), evidence);
    }

    private static ClaimEvidence evidence(String... claims) {
        var evidence = new ClaimEvidence();
        Stream.of(claims).forEach(claim -> evidence.passed(claim, "T#one"));
        return evidence;
    }

    private static Glossary moon() {
        return Glossary.read(
                "test.jsonl",
                Stream.of(
                        """
                        {"id": "moon", "area": "space", "kind": "rule", "en": "Moon", "fr": "lune", \
                        "see": [], "mentions": [], \
                        "claims": {"moon#1": "No moon.", "moon#2": "It \\"orbits\\"."}, \
                        "ruled": {"moon#2": "It stays."}}\
                        """));
    }
}
