package holosite.app;

import java.util.LinkedHashMap;
import java.util.List;

/** Figures beside the targets they are compared with. */
record BenchReport(List<Row> rows, double decisionsPerGame) {

    /** One figure; {@code more}: whether it should be at least the target, or at most. */
    record Row(String key, String what, double reached, double target, boolean more) {

        boolean met() {
            return more ? reached >= target : reached <= target;
        }
    }

    String text() {
        var text = new StringBuilder();
        text.append("%-40s %14s %14s%n".formatted("", "reached", "target"));
        for (Row row : rows) {
            text.append(
                    "%-40s %14s %14s   %s%n"
                            .formatted(
                                    row.what(),
                                    figure(row.reached()),
                                    (row.more() ? "≥ " : "≤ ") + figure(row.target()),
                                    row.met() ? "met" : "missed"));
        }
        text.append("%-40s %14s%n".formatted("decisions per game", figure(decisionsPerGame)));
        return text.toString();
    }

    private static String figure(double number) {
        return number < 10 ? "%.2f".formatted(number) : "%,.0f".formatted(number);
    }

    String json() {
        var figures = new LinkedHashMap<String, Object>();
        for (Row row : rows) {
            var one = new LinkedHashMap<String, Object>();
            one.put("reached", row.reached());
            one.put("target", row.target());
            one.put("met", row.met());
            figures.put(row.key(), one);
        }
        figures.put("decisionsPerGame", decisionsPerGame);
        return JsonText.of(figures) + "\n";
    }
}
