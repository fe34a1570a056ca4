package holosite.app.map;

import holosite.app.svg.TextWidths;
import java.util.ArrayList;
import java.util.List;

/** A region in a box of its own: its name, its row, and the boxes of the regions within. */
final class RegionBox implements MapBlock {
    /** The most locations side by side; a longer row goes on below. */
    static final int ABREAST = 7;

    private static final double PAD = 14;
    private static final double LINE_GAP = 22;

    private final Region region;
    private final boolean inner;
    private final BlockFlow flow;
    private final List<String> about;
    private final double width;

    RegionBox(
            Region region,
            boolean inner,
            List<LocationBox> row,
            List<RegionBox> within,
            MapWords words) {
        this.region = region;
        this.inner = inner;
        var blocks = new ArrayList<MapBlock>();
        for (int from = 0; from < row.size(); from += ABREAST) {
            int to = Math.min(row.size(), from + ABREAST);
            blocks.add(new RowSegment(row.subList(from, to), to < row.size()));
        }
        blocks.addAll(within);
        flow =
                BlockFlow.of(
                        blocks,
                        ABREAST * (LocationBox.WIDTH + MapBlock.GAP) - MapBlock.GAP,
                        LINE_GAP);
        width = flow.width() + 2 * PAD;
        about =
                TextWidths.wrap(
                        words.about(region),
                        TextStyle.LABEL.size(),
                        TextStyle.LABEL.bold(),
                        width - 2 * PAD,
                        3);
    }

    private double head() {
        return PAD + 20 + 15 * about.size() + 8;
    }

    /** Between a planet and the station in its orbit ships need no hyperspeed. */
    @Override
    public MapLocation.Link from(MapBlock before) {
        return region.kind() == Region.Kind.IN_ORBIT
                        && before instanceof RowSegment row
                        && row.tiles().getLast().place().kind() == MapLocation.Kind.SYSTEM
                ? MapLocation.Link.FLYING
                : MapLocation.Link.NONE;
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
    public void paint(MapSvg svg, double x, double top, double axis, double bottom) {
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
                TextStyle.REGION,
                x + PAD,
                at,
                MapSvg.Anchor.START,
                width - 2 * PAD,
                TextWidths.wrap(
                                region.name(),
                                TextStyle.REGION.size(),
                                TextStyle.REGION.bold(),
                                width - 2 * PAD,
                                1)
                        .getFirst());
        at += 18;
        for (String line : about) {
            svg.line(TextStyle.LABEL, x + PAD, at, MapSvg.Anchor.START, width - 2 * PAD, line);
            at += 15;
        }
        flow.paint(svg, x + PAD, axis - flow.above());
        svg.close("g");
    }
}
