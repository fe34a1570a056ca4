package holosite.app.map;

/** The text styles of a map; each is a CSS class of {@link MapStyle}. */
enum TextStyle {
    TITLE(21, true, "t-title"),
    REGION(17, true, "t-region"),
    NAME(13, true, "t-name"),
    FIGURE(13, true, "t-figure"),
    SMALL(12, false, "t-small"),
    LABEL(12, false, "t-label"),
    MARK(11.5, true, "t-mark");

    private final double size;
    private final boolean bold;
    private final String css;

    TextStyle(double size, boolean bold, String css) {
        this.size = size;
        this.bold = bold;
        this.css = css;
    }

    double size() {
        return size;
    }

    boolean bold() {
        return bold;
    }

    String css() {
        return css;
    }
}
