package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.kind.BotKind;
import holosite.bots.league.Standings;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The ratings that everybody is told are one. */
final class LeagueRecordTest {
    private static final Path PAGE = Path.of("../docs/bots.md");

    @Test
    void theDocumentationHasTheRatingsThatPlayersAreShown() throws Exception {
        String page = Files.readString(PAGE);
        String written = LeagueRecord.page(page, Standings.kept());
        if ("write".equals(System.getProperty("docs"))) {
            Files.writeString(PAGE, written);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(written);
    }

    @Test
    void aNewResultTakesThePlaceOfTheOld() {
        String before = "# kept\nrandom 400 0 400\nveteran 10 5 5\n";
        String after =
                Standings.written(before, BotKind.VETERAN, new Standings.Result(400, 340, 60));
        assertThat(after).isEqualTo("# kept\nrandom 400 0 400\nveteran 400 340 60\n");
        Standings standings = Standings.read(after);
        assertThat(standings.of(BotKind.VETERAN))
                .hasValueSatisfying(
                        rating -> {
                            // odds of 340 to 60 are 301 points
                            assertThat(rating.points()).isBetween(1295, 1305);
                            assertThat(rating.error()).isBetween(20, 30);
                        });
        assertThat(standings.of(BotKind.MASTER)).isEmpty();
        assertThat(standings.of(BotKind.ROOKIE).orElseThrow().points()).isEqualTo(1000);
        String page =
                "a\n<!-- ratings: written by ./holosite lab league --record -->\nold\n<!-- end of the ratings -->\nb\n";
        assertThat(LeagueRecord.page(page, standings))
                .startsWith("a\n")
                .endsWith("b\n")
                .doesNotContain("old")
                .contains("| veteran | 13", "85 %", "| master | not measured yet |");
    }
}
