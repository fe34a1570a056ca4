package holosite.app;

import holosite.bots.kind.BotKind;
import holosite.bots.league.League;
import holosite.bots.league.Ratings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The results of a league, for people and for programs. */
record LeagueReport(List<BotKind> players, List<League.Match> matches) {

    private Ratings ratings() {
        var wins = new int[players.size()][players.size()];
        for (League.Match match : matches) {
            int one = players.indexOf(match.first());
            int other = players.indexOf(match.second());
            wins[one][other] += match.won();
            wins[other][one] += match.lost();
        }
        return Ratings.of(wins);
    }

    String text() {
        var text = new StringBuilder();
        for (League.Match match : matches) {
            double[] interval = match.share().interval();
            text.append(
                    "%-8s beats %-8s %5.1f %% of %,d games (%.1f to %.1f %%), %d not decided; %.1f and %.1f ms a decision%n"
                            .formatted(
                                    match.first(),
                                    match.second(),
                                    100 * match.share().value(),
                                    match.games(),
                                    100 * interval[0],
                                    100 * interval[1],
                                    match.games() - match.won() - match.lost(),
                                    match.millis(0),
                                    match.millis(1)));
        }
        Ratings ratings = ratings();
        text.append("Ratings, with standard errors; %s is 0%n".formatted(players.getFirst()));
        for (int i = 0; i < players.size(); i++) {
            text.append(
                    "  %-8s %6.0f ± %.0f%n"
                            .formatted(players.get(i), ratings.points(i), ratings.error(i)));
        }
        return text.toString();
    }

    String json() {
        var results = new ArrayList<Map<String, Object>>();
        for (League.Match match : matches) {
            var one = new LinkedHashMap<String, Object>();
            one.put("first", match.first().toString());
            one.put("second", match.second().toString());
            one.put("games", match.games());
            one.put("won", match.won());
            one.put("lost", match.lost());
            double[] interval = match.share().interval();
            one.put("interval", List.of(interval[0], interval[1]));
            one.put("millis", List.of(match.millis(0), match.millis(1)));
            results.add(one);
        }
        Ratings ratings = ratings();
        var rated = new LinkedHashMap<String, Object>();
        for (int i = 0; i < players.size(); i++) {
            rated.put(
                    players.get(i).toString(),
                    Map.of("points", ratings.points(i), "error", ratings.error(i)));
        }
        var report = new LinkedHashMap<String, Object>();
        report.put("matches", results);
        report.put("ratings", rated);
        return JsonText.of(report) + "\n";
    }
}
