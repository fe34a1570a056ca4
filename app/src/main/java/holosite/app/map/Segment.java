package holosite.app.map;

import java.util.List;

/** Locations of one row that stand side by side, and the ways between them. */
record Segment(List<Tile> tiles, boolean goesOn) implements Block {

    @Override
    public double width() {
        return tiles.size() * (Tile.WIDTH + GAP) - GAP;
    }

    @Override
    public double above() {
        return tiles.stream().mapToDouble(Tile::above).max().orElse(0);
    }

    @Override
    public double below() {
        return tiles.stream().mapToDouble(Tile::below).max().orElse(0);
    }

    @Override
    public void paint(Svg svg, double x, double top, double axis, double bottom) {
        double at = x;
        for (int i = 0; i < tiles.size(); i++) {
            boolean last = i + 1 == tiles.size();
            if (!last || goesOn) {
                way(svg, tiles.get(i).place().toNext(), at + Tile.WIDTH, axis, last ? 10 : GAP);
            }
            tiles.get(i).paint(svg, at, axis);
            at += Tile.WIDTH + GAP;
        }
    }

    static void way(Svg svg, Place.Link link, double x, double y, double length) {
        if (link != Place.Link.NONE) {
            svg.leaf("line", "class", css(link), "x1", x, "x2", x + length, "y1", y, "y2", y);
        }
    }

    private static String css(Place.Link link) {
        return switch (link) {
            case NONE -> "";
            case ON_FOOT -> "foot";
            case FLYING -> "flight";
            case LANDING -> "landing";
        };
    }
}
