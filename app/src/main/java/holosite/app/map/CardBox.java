package holosite.app.map;

import holosite.app.svg.TextWidths;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.table.Role;
import holosite.rules.view.CardView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A card at a location: its name, figures and marks, and a row for each card that is on or aboard
 * it.
 */
final class CardBox {
    static final double WIDTH = 160;
    private static final double PAD = 7;
    private static final double ICON = 14;
    private static final double LINE = 15;
    private static final double STEP = 9;
    private static final double CORNER = 7;

    /** A line of the box: indent, icon, text, and the figures at its right end. */
    private record Line(
            double indent, String icon, Side owner, TextStyle type, String words, String figures) {}

    private final CardView card;
    private final Function<String, Card> cards;
    private final MapWords words;
    private final List<Line> lines = new ArrayList<>();
    private final List<Line> head = new ArrayList<>();

    CardBox(CardView card, Function<String, Card> cards, MapWords words) {
        this.card = card;
        this.cards = cards;
        this.words = words;
        wrapped(head, 0, icon(card), card.owner(), TextStyle.NAME, card.title(), "", 2);
        noted(head, 0, card, "");
        card.on().forEach(on -> row(on, 0));
    }

    private void row(CardView on, int depth) {
        String figures =
                words.hasFigures(on)
                        ? words.number(on.power())
                                + "·"
                                + words.number(on.ability())
                                + "·"
                                + words.number(on.forfeit())
                        : "";
        wrapped(lines, depth, icon(on), on.owner(), TextStyle.SMALL, on.title(), figures, 2);
        noted(lines, depth, on, words.role(on.role()));
        on.on().forEach(next -> row(next, depth + 1));
    }

    private void noted(List<Line> to, int depth, CardView marked, String role) {
        var notes = new ArrayList<String>();
        if (!role.isEmpty()) {
            notes.add(role);
        }
        notes.addAll(words.marks(marked));
        if (!notes.isEmpty()) {
            String text = String.join(", ", notes);
            wrapped(to, depth, "", marked.owner(), TextStyle.MARK, text, "", 2);
        }
    }

    private static void wrapped(
            List<Line> to,
            int depth,
            String icon,
            Side owner,
            TextStyle type,
            String text,
            String figures,
            int most) {
        double indent = depth * STEP;
        double room = room(indent, figures);
        List<String> parts = TextWidths.wrap(text, type.size(), type.bold(), room, most);
        for (int i = 0; i < parts.size(); i++) {
            boolean first = i == 0;
            to.add(
                    new Line(
                            indent,
                            first ? icon : "",
                            owner,
                            type,
                            parts.get(i),
                            first ? figures : ""));
        }
    }

    private static double room(double indent, String figures) {
        double behind =
                figures.isEmpty()
                        ? 0
                        : TextWidths.width(
                                        figures, TextStyle.FIGURE.size(), TextStyle.FIGURE.bold())
                                + 6;
        return WIDTH - 2 * PAD - indent - ICON - 4 - behind;
    }

    double height() {
        return 2 * PAD
                + LINE * (head.size() + lines.size())
                + (words.hasFigures(card) ? LINE + 3 : 0)
                + (lines.isEmpty() ? 0 : 5);
    }

    void paint(MapSvg svg, double x, double y) {
        String side = css(card.owner());
        svg.open("g");
        svg.words("title", words.tell(card));
        svg.shape(card.owner(), side + "-card", x, y, WIDTH, height(), CORNER);
        double at = y + PAD;
        for (Line line : head) {
            paint(svg, line, x, at);
            at += LINE;
        }
        if (words.hasFigures(card)) {
            figures(svg, x + PAD, at + 2, side);
            at += LINE + 3;
        }
        at += lines.isEmpty() ? 0 : 5;
        for (Line line : lines) {
            paint(svg, line, x, at);
            at += LINE;
        }
        svg.close("g");
    }

    private static void paint(MapSvg svg, Line line, double x, double y) {
        double left = x + PAD + line.indent;
        if (!line.icon.isEmpty()) {
            svg.icon(line.icon, css(line.owner), left, y, ICON);
        }
        double room = room(line.indent, line.figures);
        svg.line(line.type, left + ICON + 4, y + 11.5, MapSvg.Anchor.START, room, line.words);
        if (!line.figures.isEmpty()) {
            double behind =
                    TextWidths.width(
                            line.figures, TextStyle.FIGURE.size(), TextStyle.FIGURE.bold());
            svg.line(
                    TextStyle.FIGURE,
                    x + WIDTH - PAD,
                    y + 11.5,
                    MapSvg.Anchor.END,
                    behind + 2,
                    line.figures);
        }
    }

    private void figures(MapSvg svg, double x, double y, String side) {
        double step = (WIDTH - 2 * PAD) / 3;
        double[] values = {card.power(), card.ability(), card.forfeit()};
        String[] icons = {"power", "ability", "forfeit"};
        for (int i = 0; i < values.length; i++) {
            if (Double.isNaN(values[i])) {
                continue;
            }
            svg.icon(icons[i], side, x + i * step, y, ICON);
            svg.line(
                    TextStyle.FIGURE,
                    x + i * step + ICON + 4,
                    y + 12,
                    MapSvg.Anchor.START,
                    step - ICON - 8,
                    words.number(values[i]));
        }
    }

    static String css(Side side) {
        return side == Side.DARK ? "dark" : "light";
    }

    private String icon(CardView seen) {
        if (seen.role() == Role.ESCORTED || seen.role() == Role.IMPRISONED) {
            return "captive";
        }
        if (seen.role() == Role.PILOT) {
            return "pilot";
        }
        return switch (cards.apply(seen.id()).type()) {
            case STARSHIP -> "starship";
            case VEHICLE -> "vehicle";
            case WEAPON -> "weapon";
            case DEVICE -> "device";
            case CHARACTER -> "character";
            default -> "effect";
        };
    }
}
