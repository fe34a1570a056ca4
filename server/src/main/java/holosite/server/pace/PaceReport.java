package holosite.server.pace;

import holosite.server.pace.PaceAudit.PromptCause;
import holosite.server.pace.PaceAudit.PromptCount;
import java.util.Comparator;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How often players were asked what they always pass, before there were stops for it and now.
 *
 * @param counts what was asked, by its cause
 * @param pausesBefore how often games that wait for both alike would have waited
 */
public record PaceReport(
        int games,
        int turns,
        Map<PromptCause, PromptCount> counts,
        int alikeTurns,
        int pausesBefore,
        int pauses) {

    /** Questions that are always passed. */
    public int before() {
        return always().stream().mapToInt(e -> e.getValue().passed()).sum();
    }

    /** Those of them that are still asked. */
    public int after() {
        return always().stream().mapToInt(e -> e.getValue().passedAsked()).sum();
    }

    private List<Map.Entry<PromptCause, PromptCount>> always() {
        return counts.entrySet().stream().filter(e -> e.getValue().isAlwaysPassed()).toList();
    }

    /** A table for people, in the form of our documents. */
    public String text() {
        var out = new Formatter(Locale.ROOT);
        out.format("%,d games, %,d turns%n%n", games, turns);
        out.format("| always passed | before, per turn | now, per turn | done unasked |%n");
        out.format("|---|---|---|---|%n");
        always().stream()
                .sorted(Comparator.comparingInt(e -> -e.getValue().passed()))
                .filter(e -> e.getValue().passed() > 0)
                .forEach(e -> row(out, e.getKey().toString(), e.getValue()));
        out.format(
                "| all | %.2f | %.2f | %d |%n%n",
                before() / (double) turns,
                after() / (double) turns,
                always().stream().mapToInt(e -> e.getValue().actedUnasked()).sum());
        out.format("| sometimes acted on | before, per turn | now, per turn | done unasked |%n");
        out.format("|---|---|---|---|%n");
        counts.entrySet().stream()
                .filter(e -> !e.getValue().isAlwaysPassed())
                .sorted(Comparator.comparingInt(e -> -e.getValue().passed()))
                .forEach(e -> row(out, e.getKey().toString(), e.getValue()));
        out.format(
                "%n%.0f %% of what is always passed is no longer asked.%n",
                100.0 * (before() - after()) / Math.max(1, before()));
        if (alikeTurns > 0) {
            out.format(
                    "Pauses per turn where both are waited for alike: %.1f before, %.1f now.%n",
                    pausesBefore / (double) alikeTurns, pauses / (double) alikeTurns);
        }
        return out.toString();
    }

    private void row(Formatter out, String cause, PromptCount count) {
        out.format(
                "| %s | %.3f | %.3f | %d |%n",
                cause,
                count.passed() / (double) turns,
                count.passedAsked() / (double) turns,
                count.actedUnasked());
    }
}
