package holosite.app.svg;

/** An SVG document being written. */
public class SvgWriter {
    private final StringBuilder text = new StringBuilder();

    /** Begins the picture itself, of this size, with further attributes. */
    public final void openPicture(double width, double height, Object... attributes) {
        long wide = Math.round(width);
        long high = Math.round(height);
        tag(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + wide + " " + high,
                "width",
                wide,
                "height",
                high,
                "role",
                "img");
        attributes(attributes);
        text.append(">\n");
    }

    /** Begins an element; attributes are given as alternating names and values. */
    public final void open(String element, Object... attributes) {
        tag(element, attributes);
        text.append(">\n");
    }

    public final void close(String element) {
        text.append("</").append(element).append(">\n");
    }

    public final void leaf(String element, Object... attributes) {
        tag(element, attributes);
        text.append("/>\n");
    }

    /** Markup that is written as it is: style and symbols of our own. */
    public final void raw(String markup) {
        text.append(markup);
    }

    /** An element that contains nothing but text. */
    public final void words(String element, String words, Object... attributes) {
        tag(element, attributes);
        text.append('>').append(escape(words));
        close(element);
    }

    private void tag(String element, Object... attributes) {
        text.append('<').append(element);
        attributes(attributes);
    }

    private void attributes(Object... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            text.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(
                            value instanceof Double number
                                    ? number(number)
                                    : escape(String.valueOf(value)))
                    .append('"');
        }
    }

    /** A length or coordinate, to a tenth of a pixel. */
    public static String number(double value) {
        double tenths = Math.round(value * 10) / 10.0;
        return tenths == Math.rint(tenths) ? Long.toString((long) tenths) : Double.toString(tenths);
    }

    private static String escape(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public final String toString() {
        return text.toString();
    }
}
