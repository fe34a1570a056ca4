package holosite.app.map;

/** A part of the picture that stands with others on one line, their locations at one height. */
interface Block {
    double GAP = 20;

    double width();

    /** From its top down to the middle of its locations. */
    double above();

    double below();

    /** How one gets here from the block before it on its line. */
    default Place.Link from(Block before) {
        return Place.Link.NONE;
    }

    /** Paints it on the line between {@code top} and {@code bottom}, its locations on the axis. */
    void paint(Svg svg, double x, double top, double axis, double bottom);
}
