package holosite.app.lab;

import holosite.bots.kind.BotKind;
import holosite.bots.lab.Loss;
import holosite.bots.lab.MatchTotals;
import holosite.bots.lab.Share;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** What games between two decks came to. */
public record MatchupReport(Deck dark, Deck light, BotKind player, long seed, MatchTotals totals) {
    private static final int SHOWN = 8;

    /** A card of a deck with what it did for it. */
    private record Told(
            Card card,
            Share early,
            Share played,
            MatchTotals.Difference drawn,
            MatchTotals.Difference used) {}

    private List<Told> cards(Deck deck) {
        Side side = deck.side();
        return Stream.concat(deck.cards().stream(), deck.under().stream())
                .distinct()
                .filter(card -> totals.cards(side).contains(card.id()))
                .map(
                        card -> {
                            Share early = totals.early(side, card.id());
                            Share played = totals.played(side, card.id());
                            return new Told(
                                    card,
                                    early,
                                    played,
                                    totals.difference(side, early),
                                    totals.difference(side, played));
                        })
                .sorted(Comparator.comparingDouble((Told told) -> -told.drawn.value()))
                .toList();
    }

    /** In words. */
    public String text() {
        var text = new StringBuilder();
        text.append(
                "%s (Dark) against %s (Light), both played by the %s bot; seeds from %d%n"
                        .formatted(dark.name(), light.name(), player, seed));
        text.append(finding()).append(System.lineSeparator());
        text.append(
                "%.1f turns a game; %d not decided%n"
                        .formatted(totals.meanTurns(), totals.undecided()));
        for (Deck deck : List.of(dark, light)) {
            Side side = deck.side();
            text.append(
                    "%s: %d games won, %.1f Life Force left; %s%n"
                            .formatted(
                                    deck.name(),
                                    totals.won(side).of(),
                                    totals.meanLifeForce(side),
                                    wonBy(side)));
        }
        for (Deck deck : List.of(dark, light)) {
            cards(deck, text);
        }
        text.append("A card whose line has a ? may owe its figure to chance.%n".formatted());
        return text.toString();
    }

    private String finding() {
        Share won = totals.won(Side.DARK);
        double[] interval = won.interval();
        String who =
                interval[0] > 0.5
                        ? "Dark is ahead"
                        : interval[1] < 0.5 ? "Light is ahead" : "nobody is clearly ahead";
        return "Dark won %,d of %,d games, %.1f %% (%.1f to %.1f %%, 95 times in 100): %s."
                .formatted(
                        won.of(),
                        won.all(),
                        100 * won.value(),
                        100 * interval[0],
                        100 * interval[1],
                        who);
    }

    private String wonBy(Side side) {
        return "mostly by Force drains %d, battle damage %d, other losses %d"
                .formatted(
                        totals.won(side, Loss.FORCE_DRAINS),
                        totals.won(side, Loss.BATTLE_DAMAGE),
                        totals.won(side, Loss.OTHER));
    }

    private void cards(Deck deck, StringBuilder text) {
        List<Told> all = cards(deck);
        text.append(
                "Cards of %s: games won in a hundred, less the deck's own, in hand by turn 4 and when played%n"
                        .formatted(deck.name()));
        for (int i = 0; i < all.size(); i++) {
            if (i == SHOWN && all.size() > 2 * SHOWN) {
                text.append("  …%n".formatted());
                i = all.size() - SHOWN;
            }
            Told told = all.get(i);
            text.append(
                    "  %s %-3d %s %-3d  %s%n"
                            .formatted(
                                    points(told.drawn),
                                    told.early.all(),
                                    points(told.used),
                                    told.played.all(),
                                    told.card.title()));
        }
    }

    private static String points(MatchTotals.Difference of) {
        return String.format(
                Locale.ROOT,
                "%+6.1f ± %-4.1f%s of",
                100 * of.value(),
                100 * of.margin(),
                of.isClear() ? " " : "?");
    }

    /** For a program. */
    public Map<String, Object> json() {
        var report = new LinkedHashMap<String, Object>();
        report.put("bot", player.toString());
        report.put("seed", seed);
        report.put("games", totals.games());
        report.put("undecided", totals.undecided());
        report.put("turns", totals.meanTurns());
        for (Deck deck : List.of(dark, light)) {
            Side side = deck.side();
            Share won = totals.won(side);
            var one = new LinkedHashMap<String, Object>();
            one.put("deck", deck.name());
            one.put("won", won.of());
            one.put("share", won.value());
            one.put("interval", List.of(won.interval()[0], won.interval()[1]));
            one.put("life_force", totals.meanLifeForce(side));
            var by = new LinkedHashMap<String, Object>();
            for (Loss loss : Loss.values()) {
                by.put(loss.toString(), totals.won(side, loss));
            }
            one.put("won_by", by);
            var cards = new ArrayList<Map<String, Object>>();
            for (Told told : cards(deck)) {
                var card = new LinkedHashMap<String, Object>();
                card.put("id", told.card.id());
                card.put("title", told.card.title());
                card.put("early", told.early.all());
                card.put("early_won", told.early.of());
                card.put("played", told.played.all());
                card.put("played_won", told.played.of());
                cards.add(card);
            }
            one.put("cards", cards);
            report.put(side.name().toLowerCase(Locale.ROOT), one);
        }
        return report;
    }

    /** How sure the share is: the curve of what is likely, over an axis with the middle marked. */
    public String svg() {
        double width = 560;
        double height = 240;
        double left = 40;
        double right = width - 40;
        double ground = 170;
        double peak = 90;
        var chart = new Chart(width, height, finding());
        Share won = totals.won(Side.DARK);
        double[] interval = won.interval();
        double half = Math.max(0.2, 2 * (interval[1] - interval[0]));
        double from = Math.max(0, won.value() - half);
        double to = Math.min(1, won.value() + half);
        chart.title("%.1f %% won by Dark".formatted(100 * won.value()), left, 34);
        chart.label(
                "%s against %s, %,d games".formatted(dark.name(), light.name(), won.all()),
                left,
                56,
                "start");
        double spread = Math.max(1e-6, (interval[1] - interval[0]) / (2 * 1.96));
        var curve = new StringBuilder("M");
        int steps = 120;
        for (int i = 0; i <= steps; i++) {
            double share = from + (to - from) * i / steps;
            double distance = (share - won.value()) / spread;
            curve.append(' ')
                    .append(Chart.number(left + (right - left) * i / steps))
                    .append(' ')
                    .append(Chart.number(ground - peak * Math.exp(-distance * distance / 2)));
        }
        chart.leaf("path", "d", curve, "fill", "none", "stroke", Chart.DARK, "stroke-width", 2);
        chart.line(left, ground, right, ground, Chart.LINE, 1);
        double scale = (right - left) / (to - from);
        chart.line(
                left + (interval[0] - from) * scale,
                ground,
                left + (interval[1] - from) * scale,
                ground,
                Chart.INK,
                5);
        if (from < 0.5 && to > 0.5) {
            double even = left + (0.5 - from) * scale;
            chart.line(even, ground - peak, even, ground + 6, Chart.DIM, 1);
            chart.label("even", even, ground + 40, "middle");
        }
        for (int percent = 0; percent <= 100; percent += 10) {
            double share = percent / 100.0;
            if (share >= from && share <= to) {
                chart.label(
                        Integer.toString(percent),
                        left + (share - from) * scale,
                        ground + 22,
                        "middle");
            }
        }
        return chart.finished();
    }
}
