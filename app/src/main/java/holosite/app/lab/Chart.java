package holosite.app.lab;

import holosite.app.svg.SvgWriter;

/** A picture of the lab: its colours, and a title that says what it shows. */
final class Chart extends SvgWriter {
    static final String GROUND = "#0e1624";
    static final String LINE = "#3b557c";
    static final String INK = "#eef4ff";
    static final String DIM = "#a9bad3";
    static final String LIGHT = "#6bb8ee";
    static final String DARK = "#e5606c";
    static final String GOOD = "#c6d4ee";
    static final String DOUBT = "#f5a742";
    private static final int LARGE = 20;
    private static final int SMALL = 13;

    /** A picture of this size whose finding is said in words. */
    Chart(double width, double height, String finding) {
        openPicture(width, height, "aria-label", finding, "font-family", "sans-serif");
        leaf("rect", "width", width, "height", height, "fill", GROUND);
    }

    void title(String words, double x, double y) {
        words("text", words, "x", x, "y", y, "fill", INK, "font-size", LARGE);
    }

    void label(String words, double x, double y, String anchor) {
        words(
                "text",
                words,
                "x",
                x,
                "y",
                y,
                "fill",
                DIM,
                "font-size",
                SMALL,
                "text-anchor",
                anchor);
    }

    void line(double x1, double y1, double x2, double y2, String colour, double width) {
        leaf(
                "line",
                "x1",
                x1,
                "y1",
                y1,
                "x2",
                x2,
                "y2",
                y2,
                "stroke",
                colour,
                "stroke-width",
                width);
    }

    String finished() {
        close("svg");
        return toString();
    }
}
