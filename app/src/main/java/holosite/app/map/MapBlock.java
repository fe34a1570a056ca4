package holosite.app.map;

/**
 * A part of the picture that is placed with others on one line, with their locations at the same
 * height.
 */
interface MapBlock {
    double GAP = 20;

    double width();

    /** From its top down to the middle of its locations. */
    double above();

    double below();

    /** The connection to the block before it on its line. */
    default MapLocation.Link from(MapBlock before) {
        return MapLocation.Link.NONE;
    }

    /** Paints it on the line between {@code top} and {@code bottom}, its locations on the axis. */
    void paint(MapSvg svg, double x, double top, double axis, double bottom);
}
