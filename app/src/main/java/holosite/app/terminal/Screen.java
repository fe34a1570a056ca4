package holosite.app.terminal;

import holosite.language.card.Side;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** The output of the game: its width in columns, and colours only at a terminal. */
public final class Screen {
    private static final int NARROWEST = 72;
    private static final int WIDEST = 120;

    private final PrintWriter out;
    private final int width;
    private final boolean terminal;
    private final boolean colours;

    public Screen(PrintWriter out, int columns, boolean terminal, boolean colours) {
        this.out = out;
        this.width = Math.clamp(columns, NARROWEST, WIDEST);
        this.terminal = terminal;
        this.colours = colours;
    }

    public int width() {
        return width;
    }

    public void line(String text) {
        out.println(text);
    }

    public void blank() {
        out.println();
    }

    /** Text as wide as the screen, further lines indented so far. */
    public void paragraph(String text, int hang) {
        wrap(text, width, hang).forEach(this::line);
    }

    /**
     * Prints what was typed if no terminal shows it, so that the output reads like a played game.
     */
    void echo(String typed) {
        if (!terminal) {
            line(typed);
        }
    }

    void prompt(String text) {
        out.print(text);
        out.flush();
    }

    void flush() {
        out.flush();
    }

    // ---- colours

    public String bold(String text) {
        return paint("1", text);
    }

    String dim(String text) {
        return paint("2", text);
    }

    public String of(Side side, String text) {
        return paint(side == Side.DARK ? "31" : "36", text);
    }

    String alert(String text) {
        return paint("33", text);
    }

    private String paint(String code, String text) {
        return colours && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }

    // ---- laying out

    /** Lines no wider than asked for, broken between words; the first keeps its own indent. */
    public static List<String> wrap(String text, int width, int hang) {
        var lines = new ArrayList<String>();
        String body = text.stripLeading();
        var line = new StringBuilder(" ".repeat(text.length() - body.length()));
        boolean empty = true;
        for (String word : body.split(" ", -1)) {
            if (!empty && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(" ".repeat(hang));
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    /** Exactly this wide: padded with blanks, or cut with an ellipsis. */
    static String fit(String text, int width) {
        return text.length() <= width
                ? text + " ".repeat(width - text.length())
                : text.substring(0, Math.max(0, width - 1)) + "…";
    }
}
