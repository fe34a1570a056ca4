package holosite.app.map;

import java.util.List;

/** Locations of one row side by side, and the connections between them. */
record RowSegment(List<LocationBox> tiles, boolean goesOn) implements MapBlock {

    @Override
    public double width() {
        return tiles.size() * (LocationBox.WIDTH + GAP) - GAP;
    }

    @Override
    public double above() {
        return tiles.stream().mapToDouble(LocationBox::above).max().orElse(0);
    }

    @Override
    public double below() {
        return tiles.stream().mapToDouble(LocationBox::below).max().orElse(0);
    }

    @Override
    public void paint(MapSvg svg, double x, double top, double axis, double bottom) {
        double at = x;
        for (int i = 0; i < tiles.size(); i++) {
            boolean last = i + 1 == tiles.size();
            if (!last || goesOn) {
                way(
                        svg,
                        tiles.get(i).place().toNext(),
                        at + LocationBox.WIDTH,
                        axis,
                        last ? 10 : GAP);
            }
            tiles.get(i).paint(svg, at, axis);
            at += LocationBox.WIDTH + GAP;
        }
    }

    static void way(MapSvg svg, MapLocation.Link link, double x, double y, double length) {
        if (link != MapLocation.Link.NONE) {
            svg.leaf("line", "class", css(link), "x1", x, "x2", x + length, "y1", y, "y2", y);
        }
    }

    private static String css(MapLocation.Link link) {
        return switch (link) {
            case NONE -> "";
            case ON_FOOT -> "foot";
            case FLYING -> "flight";
            case LANDING -> "landing";
        };
    }
}
