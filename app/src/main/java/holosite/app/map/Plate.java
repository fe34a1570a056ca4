package holosite.app.map;

import java.util.ArrayList;
import java.util.List;

/** A region on a plate of its own: its name, its row, and the plates of what lies within. */
final class Plate implements Block {
    /** The most locations side by side; a longer row goes on below. */
    static final int ABREAST = 7;

    private static final double PAD = 14;
    private static final double LINE_GAP = 22;

    private final Region region;
    private final boolean inner;
    private final Flow flow;
    private final List<String> about;
    private final double width;

    Plate(Region region, boolean inner, List<Tile> row, List<Plate> within, MapWords words) {
        this.region = region;
        this.inner = inner;
        var blocks = new ArrayList<Block>();
        for (int from = 0; from < row.size(); from += ABREAST) {
            int to = Math.min(row.size(), from + ABREAST);
            blocks.add(new Segment(row.subList(from, to), to < row.size()));
        }
        blocks.addAll(within);
        flow = Flow.of(blocks, ABREAST * (Tile.WIDTH + Block.GAP) - Block.GAP, LINE_GAP);
        width = flow.width() + 2 * PAD;
        about =
                Lettering.wrap(
                        words.about(region),
                        Type.LABEL.size(),
                        Type.LABEL.bold(),
                        width - 2 * PAD,
                        3);
    }

    private double head() {
        return PAD + 20 + 15 * about.size() + 8;
    }

    /** Between a planet and the station in its orbit ships need no hyperspeed. */
    @Override
    public Place.Link from(Block before) {
        return region.kind() == Region.Kind.IN_ORBIT
                        && before instanceof Segment row
                        && row.tiles().getLast().place().kind() == Place.Kind.SYSTEM
                ? Place.Link.FLYING
                : Place.Link.NONE;
    }

    @Override
    public double width() {
        return width;
    }

    @Override
    public double above() {
        return head() + flow.above();
    }

    @Override
    public double below() {
        return flow.height() - flow.above() + PAD;
    }

    @Override
    public void paint(Svg svg, double x, double top, double axis, double bottom) {
        svg.open("g");
        svg.leaf(
                "rect",
                "class",
                inner ? "inner" : "plate",
                "x",
                x,
                "y",
                top,
                "width",
                width,
                "height",
                bottom - top,
                "rx",
                10);
        double at = top + PAD + 12;
        svg.line(
                Type.REGION,
                x + PAD,
                at,
                Svg.Anchor.START,
                width - 2 * PAD,
                Lettering.wrap(
                                region.name(),
                                Type.REGION.size(),
                                Type.REGION.bold(),
                                width - 2 * PAD,
                                1)
                        .getFirst());
        at += 18;
        for (String line : about) {
            svg.line(Type.LABEL, x + PAD, at, Svg.Anchor.START, width - 2 * PAD, line);
            at += 15;
        }
        flow.paint(svg, x + PAD, axis - flow.above());
        svg.close("g");
    }
}
