package holosite.app.map;

import holosite.app.svg.SvgWriter;
import holosite.app.svg.TextWidths;
import holosite.language.card.Side;
import java.util.Locale;

/** A map being written as SVG: lines of text, icons, and the shapes of the two sides. */
final class MapSvg extends SvgWriter {
    /** Which end of a line of text is at its position. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /** Below this share of the available width, no font we know of overflows. */
    private static final double SAFE = 0.78;

    /** A line of text that never takes more than the given width, whatever font the viewer has. */
    void line(TextStyle type, double x, double y, Anchor anchor, double room, String words) {
        double width = TextWidths.width(words, type.size(), type.bold());
        String end = anchor.name().toLowerCase(Locale.ROOT);
        if (width < SAFE * room) {
            words("text", words, "class", type.css(), "x", x, "y", y, "text-anchor", end);
        } else {
            words(
                    "text",
                    words,
                    "class",
                    type.css(),
                    "x",
                    x,
                    "y",
                    y,
                    "text-anchor",
                    end,
                    "textLength",
                    Math.min(width, room),
                    "lengthAdjust",
                    "spacingAndGlyphs");
        }
    }

    void icon(String name, String css, double x, double y, double size) {
        leaf(
                "use",
                "href",
                "#" + name,
                "class",
                css,
                "x",
                x,
                "y",
                y,
                "width",
                size,
                "height",
                size);
    }

    /** The sides differ in shape before colour: Dark has its corners cut, Light has them round. */
    void shape(Side side, String css, double x, double y, double width, double height, double r) {
        if (side == Side.LIGHT) {
            leaf("rect", "class", css, "x", x, "y", y, "width", width, "height", height, "rx", r);
        } else {
            String path =
                    "M%s %sh%sl%s %sv%sl%s %sh%sl%s %sv%sz"
                            .formatted(
                                    number(x + r),
                                    number(y),
                                    number(width - 2 * r),
                                    number(r),
                                    number(r),
                                    number(height - 2 * r),
                                    number(-r),
                                    number(r),
                                    number(2 * r - width),
                                    number(-r),
                                    number(-r),
                                    number(2 * r - height));
            leaf("path", "class", css, "d", path);
        }
    }
}
