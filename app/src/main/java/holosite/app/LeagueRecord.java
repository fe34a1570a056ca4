package holosite.app;

import holosite.bots.kind.BotKind;
import holosite.bots.league.League;
import holosite.bots.league.Standings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Keeps what a league has measured against the rookie: in the file of results, and in the
 * documentation.
 */
final class LeagueRecord {
    private static final String RESULTS =
            "bots/src/main/resources/holosite/bots/league/results.txt";
    private static final String PAGE = "docs/bots.md";
    private static final String BEGIN =
            "<!-- ratings: written by ./holosite lab league --record -->\n";
    private static final String END = "<!-- end of the ratings -->\n";

    private LeagueRecord() {}

    static void keep(List<League.Match> matches) {
        keep(ProjectFolder.ours(), matches);
    }

    static void keep(Path project, List<League.Match> matches) {
        try {
            Path file = project.resolve(RESULTS);
            String text = Files.readString(file);
            for (League.Match match : matches) {
                boolean second = match.second() == BotKind.ROOKIE;
                if (second || match.first() == BotKind.ROOKIE) {
                    text =
                            Standings.written(
                                    text,
                                    second ? match.first() : match.second(),
                                    new Standings.Result(
                                            match.games(),
                                            second ? match.won() : match.lost(),
                                            second ? match.lost() : match.won()));
                }
            }
            Files.writeString(file, text);
            Path page = project.resolve(PAGE);
            Files.writeString(page, page(Files.readString(page), Standings.read(text)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The page with the ratings as they are. */
    static String page(String page, Standings standings) {
        int from = page.indexOf(BEGIN) + BEGIN.length();
        return page.substring(0, from)
                + "\n"
                + table(standings)
                + "\n"
                + page.substring(page.indexOf(END));
    }

    private static String table(Standings standings) {
        var table =
                new StringBuilder(
                        "| bot | rating | won against the rookie | interval | games |\n|---|---|---|---|---|\n");
        for (BotKind bot : BotKind.values()) {
            var rating = standings.of(bot);
            var result = rating.flatMap(Standings.Rating::result);
            if (rating.isEmpty()) {
                table.append("| %s | not measured yet | | | |\n".formatted(bot));
            } else if (result.isEmpty()) {
                table.append("| %s | %d | | | |\n".formatted(bot, rating.get().points()));
            } else {
                double[] interval = result.get().share().interval();
                table.append(
                        "| %s | %d ± %d | %.0f %% | %.0f – %.0f %% | %d |\n"
                                .formatted(
                                        bot,
                                        rating.get().points(),
                                        rating.get().error(),
                                        100 * result.get().share().value(),
                                        100 * interval[0],
                                        100 * interval[1],
                                        result.get().games()));
            }
        }
        return table.toString();
    }
}
