package holosite.app.svg;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/**
 * How much room text takes, by the widths of Helvetica, which Arial and Liberation Sans share. A
 * viewer may use another font: drawings squeeze text that would not fit then.
 */
public final class TextWidths {
    private static final double BOLD = 1.07;
    private static final double OTHER = 0.6;

    /** Widths in thousandths of the font size, from space to tilde. */
    private static final int[] WIDTHS = {
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556,
        556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722,
        722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
        667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
        556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,
        500, 334, 260, 334, 584
    };

    private TextWidths() {}

    public static double width(String text, double size, boolean bold) {
        // an accented letter is as wide as the letter itself
        String plain = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
        double sum = 0;
        for (int i = 0; i < plain.length(); i++) {
            sum += letter(plain.charAt(i));
        }
        return sum * size * (bold ? BOLD : 1);
    }

    private static double letter(char letter) {
        int place = letter - ' ';
        if (place >= 0 && place < WIDTHS.length) {
            return WIDTHS[place] / 1000.0;
        }
        return switch (letter) {
            case '·', '’', '\u00a0' -> 0.3;
            case '…' -> 1;
            default -> OTHER;
        };
    }

    /**
     * Breaks text into lines of the given width, at most so many; if that is not enough, the last
     * line ends in "…".
     */
    public static List<String> wrap(String text, double size, boolean bold, double room, int most) {
        var lines = new ArrayList<String>();
        String line = "";
        for (String word : text.strip().split(" +", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (line.isEmpty() || width(longer, size, bold) <= room) {
                line = longer;
            } else {
                lines.add(line);
                line = word;
            }
        }
        lines.add(line);
        if (lines.size() > most) {
            String last = String.join(" ", lines.subList(most - 1, lines.size()));
            lines.subList(most - 1, lines.size()).clear();
            lines.add(cut(last, size, bold, room));
        }
        lines.replaceAll(one -> width(one, size, bold) <= room ? one : cut(one, size, bold, room));
        return lines;
    }

    private static String cut(String text, double size, boolean bold, double room) {
        int end = text.length();
        while (end > 1 && width(text.substring(0, end).strip() + "…", size, bold) > room) {
            end--;
        }
        return text.substring(0, end).strip() + "…";
    }
}
