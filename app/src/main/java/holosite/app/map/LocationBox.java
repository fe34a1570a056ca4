package holosite.app.map;

import holosite.app.svg.TextWidths;
import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.view.PlaceView;
import java.util.List;
import java.util.function.Function;

/**
 * A location with the cards of one side above it and those of the other below, nearest the location
 * first, and on its edges who controls it.
 */
final class LocationBox {
    static final double WIDTH = CardBox.WIDTH;
    private static final double GAP = 6;
    private static final double TAG = 22;
    private static final double EDGE = 24;
    private static final double NAME_LINE = 16;
    private static final double TAG_LINE = 15;
    private static final double FORCE = 14;

    private final MapLocation place;
    private final MapWords words;
    private final Side above;
    private final boolean fought;
    private final List<String> name;
    private final List<String> tags;
    private final List<CardBox> top;
    private final List<CardBox> bottom;

    LocationBox(
            MapLocation place,
            Region region,
            Side above,
            boolean fought,
            Function<String, Card> cards,
            MapWords words) {
        this.place = place;
        this.words = words;
        this.above = above;
        this.fought = fought;
        double room = WIDTH - 16;
        name =
                TextWidths.wrap(
                        place.shortTitle(region.name()),
                        TextStyle.NAME.size(),
                        TextStyle.NAME.bold(),
                        room,
                        3);
        String kind = String.join(", ", words.tags(place));
        tags = TextWidths.wrap(kind, TextStyle.LABEL.size(), TextStyle.LABEL.bold(), room - 20, 3);
        top = chips(above, cards);
        bottom = chips(above.opposite(), cards);
    }

    private List<CardBox> chips(Side side, Function<String, Card> cards) {
        return place.seen().cards().stream()
                .filter(card -> card.owner() == side)
                .map(card -> new CardBox(card, cards, words))
                .toList();
    }

    MapLocation place() {
        return place;
    }

    /** From the top card down to the middle of the location. */
    double above() {
        return stack(top) + (told(above) ? TAG + GAP : 0) + height() / 2;
    }

    double below() {
        return stack(bottom) + (told(above.opposite()) ? TAG + GAP : 0) + height() / 2;
    }

    private double height() {
        return 2 * EDGE + NAME_LINE * name.size() + TAG_LINE * tags.size();
    }

    private static double stack(List<CardBox> chips) {
        return chips.stream().mapToDouble(chip -> chip.height() + GAP).sum();
    }

    private boolean told(Side side) {
        PlaceView seen = place.seen();
        return seen.occupies(side) || seen.power(side) > 0 || seen.ability(side) > 0;
    }

    void paint(MapSvg svg, double x, double axis) {
        double y = axis - height() / 2;
        svg.open("g");
        svg.words("title", place.card().title());
        svg.leaf(
                "rect",
                "class",
                fought ? "tile fought" : "tile",
                "x",
                x,
                "y",
                y,
                "width",
                WIDTH,
                "height",
                height(),
                "rx",
                4);
        edge(svg, above, x, y);
        edge(svg, above.opposite(), x, y + height());
        forces(svg, above, x, y + 6);
        forces(svg, above.opposite(), x, y + height() - 6 - FORCE);
        double at = y + EDGE;
        for (String line : name) {
            svg.line(
                    TextStyle.NAME,
                    x + WIDTH / 2,
                    at + 12.5,
                    MapSvg.Anchor.MIDDLE,
                    WIDTH - 16,
                    line);
            at += NAME_LINE;
        }
        kind(svg, x, at);
        svg.close("g");
        held(svg, above, x, y - GAP - TAG);
        held(svg, above.opposite(), x, y + height() + GAP);
        stacks(svg, x, y);
    }

    private void kind(MapSvg svg, double x, double y) {
        double widest =
                tags.stream()
                        .mapToDouble(line -> TextWidths.width(line, TextStyle.LABEL.size(), false))
                        .max()
                        .orElse(0);
        double left = (WIDTH - widest - 18) / 2;
        svg.icon(icon(), "place", x + left, y + 0.5, 14);
        double at = y;
        for (String line : tags) {
            svg.line(
                    TextStyle.LABEL,
                    x + left + 18,
                    at + 11.5,
                    MapSvg.Anchor.START,
                    WIDTH - left - 24,
                    line);
            at += TAG_LINE;
        }
    }

    private String icon() {
        Card card = place.card();
        return switch (place.kind()) {
            case SYSTEM -> card.is(Trait.BATTLE_STATION) ? "mobile" : "planet";
            case CLOUD_SECTOR, ASTEROID_SECTOR, SECTOR -> "sector";
            case SITE ->
                    card.is(Trait.DOCKING_BAY)
                            ? "docking"
                            : card.has(Icon.EXTERIOR) ? "exterior" : "interior";
        };
    }

    private static void edge(MapSvg svg, Side side, double x, double y) {
        svg.leaf(
                "line",
                "class",
                CardBox.css(side) + "-edge",
                "x1",
                x + 2,
                "x2",
                x + WIDTH - 2,
                "y1",
                y,
                "y2",
                y);
    }

    /** The Force icons of a side, one sign each, and what a Force drain there is worth. */
    private void forces(MapSvg svg, Side side, double x, double y) {
        int icons = place.seen().icons(side);
        String css = CardBox.css(side);
        String name = side == Side.DARK ? "force-d" : "force-l";
        for (int i = 0; i < icons; i++) {
            svg.icon(name, css, x + 7 + i * (FORCE + 3), y, FORCE);
        }
        if (icons == 0) {
            svg.icon(side == Side.DARK ? "side-d" : "side-l", css, x + 7, y, FORCE);
            svg.line(TextStyle.LABEL, x + 7 + FORCE + 4, y + 11.5, MapSvg.Anchor.START, 14, "0");
        }
        svg.line(
                TextStyle.LABEL,
                x + WIDTH - 8,
                y + 11.5,
                MapSvg.Anchor.END,
                74,
                words.say("drain ", "drainage ") + words.number(place.seen().drain(side)));
    }

    private void held(MapSvg svg, Side side, double x, double y) {
        if (!told(side)) {
            return;
        }
        PlaceView seen = place.seen();
        String css = CardBox.css(side);
        svg.shape(side, css + (seen.controls(side) ? "-held" : "-tag"), x, y, WIDTH, TAG, 6);
        number(svg, "power", css, x + 8, y, seen.power(side));
        number(svg, "ability", css, x + 52, y, seen.ability(side));
        svg.line(
                TextStyle.LABEL,
                x + WIDTH - 8,
                y + 15.5,
                MapSvg.Anchor.END,
                WIDTH - 104,
                words.hold(seen, side));
    }

    private void number(MapSvg svg, String icon, String css, double x, double y, double value) {
        svg.icon(icon, css, x, y + 4, 14);
        svg.line(TextStyle.FIGURE, x + 17, y + 15.5, MapSvg.Anchor.START, 24, words.number(value));
    }

    private void stacks(MapSvg svg, double x, double y) {
        double up = y - (told(above) ? TAG + GAP : 0);
        for (CardBox chip : top) {
            up -= chip.height() + GAP;
            chip.paint(svg, x, up);
        }
        double down = y + height() + (told(above.opposite()) ? TAG + GAP : 0);
        for (CardBox chip : bottom) {
            chip.paint(svg, x, down + GAP);
            down += chip.height() + GAP;
        }
    }
}
