package holosite.app;

import holosite.app.bite.FaceText;
import holosite.bots.sim.SimulationTotals;
import holosite.language.card.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The report of a simulation, for people and for programs. */
record SimReport(
        SimulationTotals tally,
        boolean checked,
        List<FaceText> neverCameUp,
        int threads,
        double seconds,
        double cpuSeconds) {

    private static final int PAIRS_SHOWN = 20;

    private double gamesPerCpuSecond() {
        return tally.games() / cpuSeconds;
    }

    private double decisionsPerSecond() {
        return tally.decisions() / cpuSeconds;
    }

    String text() {
        var text = new StringBuilder();
        text.append(
                "%s, %s; %s%n"
                        .formatted(
                                games(tally.games()),
                                errors(tally.failed().size()),
                                checked ? "every invariant checked" : "nothing checked"));
        line(text, "games per CPU second", "%,.1f", gamesPerCpuSecond());
        line(text, "decisions per CPU second", "%,.0f", decisionsPerSecond());
        line(text, "decisions per game", "%,.0f", tally.decisionsPerGame());
        line(text, "turns per game", "%,.1f", tally.turnsPerGame());
        if (tally.undecided() > 0) {
            line(text, "games broken off, neither player winning", "%,.0f", tally.undecided());
        }
        line(
                text,
                "seconds, on " + threads + (threads == 1 ? " thread" : " threads"),
                "%,.1f",
                seconds);
        text.append("Wins by side%n".formatted());
        wins(text, "Dark", tally.bySide().get(Side.DARK));
        wins(text, "Light", tally.bySide().get(Side.LIGHT));
        if (!tally.byBots().isEmpty()) {
            text.append("Wins by bot%n".formatted());
            tally.byBots().forEach((who, wins) -> wins(text, who, wins));
        }
        if (tally.byDecks().size() <= PAIRS_SHOWN) {
            text.append("Wins of the Dark deck%n".formatted());
            tally.byDecks().forEach((decks, wins) -> wins(text, decks, wins));
        }
        if (checked) {
            text.append("Texts that never came up: %,d%n".formatted(neverCameUp.size()));
            neverCameUp.forEach(
                    one ->
                            text.append(
                                    "  %s %s: %s%n"
                                            .formatted(
                                                    one.id(), one.face().title(), one.sentence())));
        }
        return text.toString();
    }

    private static String games(int count) {
        return count == 1 ? "1 game" : "%,d games".formatted(count);
    }

    private static String errors(int count) {
        return count == 0 ? "no error" : count == 1 ? "1 error" : "%,d errors".formatted(count);
    }

    private static void line(StringBuilder text, String what, String format, double figure) {
        text.append("  %-56s %10s%n".formatted(what, format.formatted(figure)));
    }

    private static void wins(
            StringBuilder text,
            String who,
            SimulationTotals.@org.jspecify.annotations.Nullable Wins wins) {
        if (wins != null) {
            text.append(
                    "  %-56s %8.1f %%   (%,d of %,d)%n"
                            .formatted(who, 100 * wins.rate(), wins.won(), wins.played()));
        }
    }

    String json() {
        var figures = new LinkedHashMap<String, Object>();
        figures.put("games", tally.games());
        figures.put("errors", tally.failed().size());
        figures.put("undecided", tally.undecided());
        figures.put("checked", checked);
        figures.put("threads", threads);
        figures.put("seconds", seconds);
        figures.put("cpuSeconds", cpuSeconds);
        figures.put("gamesPerCpuSecond", gamesPerCpuSecond());
        figures.put("decisionsPerSecond", decisionsPerSecond());
        figures.put("decisionsPerGame", tally.decisionsPerGame());
        figures.put("turnsPerGame", tally.turnsPerGame());
        var sides = new LinkedHashMap<String, Object>();
        for (Side side : Side.values()) {
            var wins = tally.bySide().get(side);
            if (wins != null) {
                sides.put(side == Side.DARK ? "dark" : "light", rate(wins));
            }
        }
        figures.put("winsBySide", sides);
        figures.put("winsByBot", rates(tally.byBots()));
        figures.put("winsOfDarkDeck", rates(tally.byDecks()));
        figures.put("neverCameUp", neverCameUp.stream().map(one -> one.id().toString()).toList());
        figures.put("failedSeeds", tally.failed().stream().map(f -> f.seed()).toList());
        return JsonText.of(figures) + "\n";
    }

    private static Map<String, Object> rates(Map<String, SimulationTotals.Wins> wins) {
        var rates = new LinkedHashMap<String, Object>();
        wins.forEach((who, won) -> rates.put(who, rate(won)));
        return rates;
    }

    private static Map<String, Object> rate(SimulationTotals.Wins wins) {
        var rate = new LinkedHashMap<String, Object>();
        rate.put("won", wins.won());
        rate.put("played", wins.played());
        rate.put("rate", wins.rate());
        return rate;
    }
}
