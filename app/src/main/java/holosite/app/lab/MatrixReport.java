package holosite.app.lab;

import holosite.bots.kind.BotKind;
import holosite.bots.lab.MatchTotals;
import holosite.bots.lab.Share;
import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What games of every Dark deck against every Light one came to, the Dark decks in the rows. */
public record MatrixReport(
        List<Deck> dark, List<Deck> light, BotKind player, long seed, List<MatchTotals> totals) {

    /** Fewer games than this are marked. */
    private static final int FEW = 100;

    private Share won(int row, int column) {
        return totals.get(row * light.size() + column).won(Side.LIGHT);
    }

    /** In words. */
    public String text() {
        var text = new StringBuilder();
        text.append(
                "Games in a hundred won by Light, played by the %s bot; %d games each, seeds from %d%n"
                        .formatted(player, won(0, 0).all(), seed));
        for (int column = 0; column < light.size(); column++) {
            text.append(
                    "  %c  %s%n".formatted((char) ('A' + column % 26), light.get(column).name()));
        }
        int wide = dark.stream().mapToInt(deck -> deck.name().length()).max().orElse(0);
        text.append(" ".repeat(wide + 2));
        for (int column = 0; column < light.size(); column++) {
            text.append("%5c".formatted((char) ('A' + column % 26)));
        }
        text.append(System.lineSeparator());
        for (int row = 0; row < dark.size(); row++) {
            String name = dark.get(row).name();
            text.append(name).append(" ".repeat(wide + 2 - name.length()));
            for (int column = 0; column < light.size(); column++) {
                text.append("%5.0f".formatted(100 * won(row, column).value()));
            }
            text.append(System.lineSeparator());
        }
        return text.toString();
    }

    /** For a program. */
    public Map<String, Object> json() {
        var cells = new ArrayList<Map<String, Object>>();
        for (int row = 0; row < dark.size(); row++) {
            for (int column = 0; column < light.size(); column++) {
                Share won = won(row, column);
                var cell = new LinkedHashMap<String, Object>();
                cell.put("dark", dark.get(row).name());
                cell.put("light", light.get(column).name());
                cell.put("games", won.all());
                cell.put("won_by_light", won.of());
                cell.put("interval", List.of(won.interval()[0], won.interval()[1]));
                cells.add(cell);
            }
        }
        var report = new LinkedHashMap<String, Object>();
        report.put("bot", player.toString());
        report.put("seed", seed);
        report.put("pairs", cells);
        return report;
    }

    /** A heat map: blue where Light is ahead, red where Dark is; a ring where few were played. */
    public String svg() {
        double cell = 64;
        double high = 44;
        double left = 220;
        double top = 150;
        var chart =
                new Chart(
                        left + light.size() * cell + 110,
                        top + dark.size() * high + 24,
                        "Games won by Light, in a hundred, by decks");
        chart.title("Every deck against every deck", 20, 34);
        chart.label("% won by Light; blue: Light is ahead, red: Dark is", 20, 56, "start");
        for (int column = 0; column < light.size(); column++) {
            double x = left + column * cell + cell / 2;
            chart.words(
                    "text",
                    light.get(column).name(),
                    "transform",
                    "translate(%s %s) rotate(-35)"
                            .formatted(Chart.number(x - 8), Chart.number(top - 10)),
                    "fill",
                    Chart.LIGHT,
                    "font-size",
                    13);
        }
        for (int row = 0; row < dark.size(); row++) {
            double y = top + row * high;
            chart.words(
                    "text",
                    dark.get(row).name(),
                    "x",
                    left - 12,
                    "y",
                    y + high / 2 + 5,
                    "fill",
                    Chart.DARK,
                    "font-size",
                    13,
                    "text-anchor",
                    "end");
            for (int column = 0; column < light.size(); column++) {
                cell(chart, won(row, column), left + column * cell, y, cell - 3, high - 3);
            }
        }
        return chart.finished();
    }

    private static void cell(Chart chart, Share won, double x, double y, double wide, double high) {
        double ahead = won.value() - 0.5;
        chart.leaf("rect", "x", x, "y", y, "width", wide, "height", high, "fill", "#18243a");
        chart.leaf(
                "rect",
                "x",
                x,
                "y",
                y,
                "width",
                wide,
                "height",
                high,
                "fill",
                ahead >= 0 ? Chart.LIGHT : Chart.DARK,
                "fill-opacity",
                String.valueOf(Math.round(Math.min(0.72, Math.abs(ahead) * 2.4) * 100) / 100.0));
        chart.words(
                "text",
                "%.0f".formatted(100 * won.value()),
                "x",
                x + wide / 2,
                "y",
                y + high / 2 + 6,
                "fill",
                Chart.INK,
                "font-size",
                17,
                "text-anchor",
                "middle");
        if (won.all() < FEW) {
            chart.leaf(
                    "circle",
                    "cx",
                    x + wide - 9,
                    "cy",
                    y + 9,
                    "r",
                    4,
                    "fill",
                    "none",
                    "stroke",
                    Chart.INK);
        }
    }
}
