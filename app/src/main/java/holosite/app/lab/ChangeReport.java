package holosite.app.lab;

import holosite.bots.kind.BotKind;
import holosite.bots.lab.MatchTotals;
import holosite.bots.lab.SequentialTest;
import holosite.rules.notation.Deck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Whether a change made a deck better.
 *
 * @param asked by how many games in a hundred it should
 * @param course the evidence after each pair of games
 */
public record ChangeReport(
        Deck deck,
        String change,
        BotKind player,
        double asked,
        SequentialTest test,
        List<Double> course) {

    public ChangeReport {
        course = List.copyOf(course);
    }

    private String finding() {
        return switch (test.verdict()) {
            case HELPS -> "It helps: keep it.";
            case DOES_NOT_HELP ->
                    "It does not help by %s games in a hundred: put it back."
                            .formatted(number(asked));
            case OPEN -> "Not settled after %,d pairs of games.".formatted(test.pairs());
        };
    }

    private static String number(double value) {
        return value == Math.rint(value)
                ? Long.toString(Math.round(value))
                : "%.1f".formatted(value);
    }

    /** In words. */
    public String text() {
        MatchTotals.Difference estimate = test.estimate();
        return "%s, %s, both played by the %s bot%n".formatted(deck.name(), change, player)
                + "%,d pairs of games, better in %,d and worse in %,d: %+.1f games in a hundred (%+.1f to %+.1f)%n"
                        .formatted(
                                test.pairs(),
                                test.better(),
                                test.worse(),
                                100 * estimate.value(),
                                100 * (estimate.value() - estimate.margin()),
                                100 * (estimate.value() + estimate.margin()))
                + "%s%n".formatted(finding());
    }

    /** For a program. */
    public Map<String, Object> json() {
        MatchTotals.Difference estimate = test.estimate();
        var report = new LinkedHashMap<String, Object>();
        report.put("deck", deck.name());
        report.put("change", change);
        report.put("bot", player.toString());
        report.put("asked", asked / 100);
        report.put("pairs", test.pairs());
        report.put("better", test.better());
        report.put("worse", test.worse());
        report.put("difference", estimate.value());
        report.put("margin", estimate.margin());
        report.put("evidence", test.evidence());
        report.put("verdict", test.verdict().name().toLowerCase(Locale.ROOT));
        return report;
    }

    /** The evidence after each pair, between the two lines that settle it. */
    public String svg() {
        double width = 640;
        double height = 300;
        double left = 60;
        double right = width - 30;
        double middle = 170;
        double line = SequentialTest.LINE;
        double most = Math.max(line * 1.2, course.stream().mapToDouble(Math::abs).max().orElse(0));
        double scale = 90 / most;
        var chart = new Chart(width, height, finding());
        chart.title(change, 20, 34);
        chart.label(finding(), 20, 56, "start");
        chart.line(left, middle, right, middle, Chart.LINE, 1);
        chart.line(left, middle - line * scale, right, middle - line * scale, Chart.GOOD, 2);
        chart.line(left, middle + line * scale, right, middle + line * scale, Chart.DOUBT, 2);
        chart.label("+%.1f".formatted(line), left - 8, middle - line * scale + 5, "end");
        chart.label("−%.1f".formatted(line), left - 8, middle + line * scale + 5, "end");
        chart.label("0", left - 8, middle + 5, "end");
        var path = new StringBuilder("M " + Chart.number(left) + " " + Chart.number(middle));
        int steps = Math.max(1, course.size() / 600);
        for (int i = 0; i < course.size(); i++) {
            if (i % steps == 0 || i == course.size() - 1) {
                path.append(" L ")
                        .append(Chart.number(left + (right - left) * (i + 1) / course.size()))
                        .append(' ')
                        .append(Chart.number(middle - course.get(i) * scale));
            }
        }
        chart.leaf("path", "d", path, "fill", "none", "stroke", Chart.INK, "stroke-width", 1.5);
        chart.label("%,d pairs of games".formatted(test.pairs()), right, height - 16, "end");
        return chart.finished();
    }
}
