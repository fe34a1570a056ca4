package holosite.app.packages;

import holosite.app.svg.SvgWriter;
import holosite.app.svg.TextWidths;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * Layers drawn as rows of boxes, top to bottom. A line leads from a box down to what it uses; what
 * is reached through another box anyway gets no line of its own.
 */
final class LayerPicture {
    private static final String STYLE =
            """
            <style>
            text { font-family: Helvetica, Arial, "Liberation Sans", sans-serif; fill: #1b2430 }
            .name { font-size: 14px; font-weight: 700 }
            .text { font-size: 11px; fill: #46566b }
            .ground { fill: #ffffff }
            .layer { fill: #eef3f9 }
            .box { fill: #ffffff; stroke: #4a6fa5; stroke-width: 1.2 }
            .cycle { stroke: #b8404f; stroke-dasharray: 5 3 }
            .line { fill: none; stroke: #8aa2c0; stroke-width: 1.1 }
            </style>
            """;

    private static final int ABREAST = 5;
    private static final double WIDTH = 208;
    private static final double GAP = 16;
    private static final double MARGIN = 16;
    private static final double BETWEEN_LAYERS = 34;
    private static final double PADDING = 10;
    private static final double NAME_SIZE = 14;
    private static final double TEXT_SIZE = 11;
    private static final double LINE = 14;
    private static final int MOST_LINES = 4;

    /** The viewer's font may be wider than the one we measure by. */
    private static final double SAFE = 0.85;

    private record Place(double x, double y, double height, List<String> name, List<String> text) {
        double middle() {
            return x + WIDTH / 2;
        }
    }

    private record Band(double y, double height) {}

    private final Layers layers;
    private final Function<Layers.Box, String> description;
    private final Map<Layers.Box, Place> places = new HashMap<>();
    private final List<Band> bands = new ArrayList<>();
    private final double width;
    private double bottom = MARGIN;

    private LayerPicture(Layers layers, Function<Layers.Box, String> description) {
        this.layers = layers;
        this.description = description;
        int widest = layers.rows().stream().mapToInt(List::size).max().orElse(0);
        int columns = Math.min(ABREAST, widest);
        width = columns * (WIDTH + GAP) - GAP + 4 * MARGIN;
    }

    static String draw(String title, Layers layers, Function<Layers.Box, String> description) {
        return new LayerPicture(layers, description).draw(title);
    }

    private String draw(String title) {
        layers.rows().forEach(this::layOut);
        double height = bottom - BETWEEN_LAYERS + MARGIN;
        var svg = new SvgWriter();
        svg.openPicture(width, height, "aria-label", title);
        svg.raw(STYLE);
        svg.leaf("rect", "class", "ground", "width", width, "height", height);
        for (Band band : bands) {
            svg.leaf(
                    "rect",
                    "class",
                    "layer",
                    "x",
                    MARGIN,
                    "y",
                    band.y,
                    "width",
                    width - 2 * MARGIN,
                    "height",
                    band.height,
                    "rx",
                    8);
        }
        layers.rows().forEach(row -> row.forEach(box -> lines(svg, box)));
        layers.rows().forEach(row -> row.forEach(box -> box(svg, box)));
        svg.close("svg");
        return svg.toString();
    }

    /** A layer with more boxes than fit side by side takes several lines of them. */
    private void layOut(List<Layers.Box> row) {
        var left = new ArrayList<>(row);
        left.sort(Comparator.comparingDouble(this::aboveIt).thenComparing(b -> b));
        double top = bottom;
        double y = top + PADDING;
        int lines = (left.size() + ABREAST - 1) / ABREAST;
        for (int line = 0; line < lines; line++) {
            int from = left.size() * line / lines;
            int to = left.size() * (line + 1) / lines;
            y += layOut(left.subList(from, to), y) + (line + 1 < lines ? GAP : 0);
        }
        bands.add(new Band(top, y + PADDING - top));
        bottom = y + PADDING + BETWEEN_LAYERS;
    }

    private double layOut(List<Layers.Box> line, double y) {
        double x = (width - line.size() * (WIDTH + GAP) + GAP) / 2;
        double tallest = 0;
        for (Layers.Box box : line) {
            double room = (WIDTH - 2 * PADDING) * SAFE;
            List<String> name = TextWidths.wrap(box.toString(), NAME_SIZE, true, room, 40);
            List<String> text =
                    TextWidths.wrap(description.apply(box), TEXT_SIZE, false, room, MOST_LINES);
            double height = PADDING * 2 + 4 + name.size() * (LINE + 3) + text.size() * LINE;
            places.put(box, new Place(x, y, height, name, text));
            x += WIDTH + GAP;
            tallest = Math.max(tallest, height);
        }
        return tallest;
    }

    /** The middle of those that use a box, so that lines run straight down where they can. */
    private double aboveIt(Layers.Box box) {
        return places.keySet().stream()
                .filter(above -> layers.nearest(above).contains(box))
                .mapToDouble(above -> place(above).middle())
                .average()
                .orElse(width / 2);
    }

    private Place place(Layers.Box box) {
        return Objects.requireNonNull(places.get(box));
    }

    private void lines(SvgWriter svg, Layers.Box box) {
        Place from = place(box);
        for (Layers.Box below : layers.nearest(box)) {
            Place to = place(below);
            double start = from.y + from.height;
            double bend = Math.max(24, (to.y - start) / 2);
            svg.leaf(
                    "path",
                    "class",
                    "line",
                    "d",
                    "M%s %sC%s %s %s %s %s %s"
                            .formatted(
                                    SvgWriter.number(from.middle()),
                                    SvgWriter.number(start),
                                    SvgWriter.number(from.middle()),
                                    SvgWriter.number(start + bend),
                                    SvgWriter.number(to.middle()),
                                    SvgWriter.number(to.y - bend),
                                    SvgWriter.number(to.middle()),
                                    SvgWriter.number(to.y)));
        }
    }

    private void box(SvgWriter svg, Layers.Box box) {
        Place place = place(box);
        svg.leaf(
                "rect",
                "class",
                box.names().size() > 1 ? "box cycle" : "box",
                "x",
                place.x,
                "y",
                place.y,
                "width",
                WIDTH,
                "height",
                place.height,
                "rx",
                6);
        double y = place.y + PADDING + 2;
        for (String line : place.name) {
            y += LINE;
            svg.words("text", line, "class", "name", "x", place.x + PADDING, "y", y);
            y += 3;
        }
        y += 2;
        for (String line : place.text) {
            y += LINE;
            svg.words("text", line, "class", "text", "x", place.x + PADDING, "y", y);
        }
    }
}
