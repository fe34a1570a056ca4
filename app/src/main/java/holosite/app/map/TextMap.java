package holosite.app.map;

import holosite.app.terminal.Screen;
import holosite.app.terminal.TablePicture;
import holosite.app.terminal.TerminalWords;
import holosite.language.card.Side;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws a map as text: the regions one below the other, their locations in a tree whose lines
 * connect neighbours, each with Dark's cards on the left and Light's on the right.
 */
final class TextMap {
    private static final String INDENT = "   ";

    private final GalaxyMap map;
    private final TerminalWords words;
    private final MapWords told;
    private final int columns;
    private final boolean colours;
    private final PrintWriter out;

    private TextMap(
            GalaxyMap map, TerminalWords words, PrintWriter out, int columns, boolean colours) {
        this.map = map;
        this.words = words;
        this.told = new MapWords(words);
        this.out = out;
        this.columns = columns;
        this.colours = colours;
    }

    static void paint(
            GalaxyMap map,
            Optional<Side> viewer,
            TerminalWords words,
            PrintWriter out,
            int columns,
            boolean colours) {
        new TextMap(map, words, out, columns, colours).paint(viewer);
    }

    private void paint(Optional<Side> viewer) {
        Screen screen = screen(0);
        Side above = map.view().viewer().opposite();
        String seen = MapWords.capital(told.seenBy(viewer));
        screen.line(screen.bold(MapWords.capital(words.heading(map.view()))));
        screen.paragraph(told.battle(map.view()).map(b -> b + " · " + seen).orElse(seen), 2);
        player(screen, above);
        map.regions().forEach(region -> region(region, 0));
        if (map.regions().isEmpty()) {
            told.describe(map).forEach(screen::line);
        }
        screen.blank();
        player(screen, above.opposite());
    }

    private Screen screen(int depth) {
        return new Screen(out, columns - depth * INDENT.length(), false, colours);
    }

    private void player(Screen screen, Side side) {
        List<String> lines = PlayerStrip.tell(map.view().of(side), told);
        String name = MapWords.capital(words.narrator().side(side));
        for (int i = 0; i < lines.size(); i++) {
            String text =
                    i == 0 ? name + words.say(": ", " : ") + lines.get(i) : "    " + lines.get(i);
            for (String line : Screen.wrap(text, screen.width(), 6)) {
                screen.line(screen.of(side, line));
            }
        }
    }

    private void region(Region region, int depth) {
        Screen screen = screen(depth);
        String indent = INDENT.repeat(depth);
        var picture = new TablePicture(screen, words, true);
        screen.blank();
        for (String line :
                Screen.wrap(region.name() + " · " + told.about(region), screen.width(), 2)) {
            screen.line(indent + screen.bold(line));
        }
        for (int i = 0; i < region.row().size(); i++) {
            MapLocation place = region.row().get(i);
            MapLocation.Link before =
                    i == 0 ? MapLocation.Link.NONE : region.row().get(i - 1).toNext();
            List<String> lines =
                    picture.place(
                            place.seen(),
                            lead(before, place.toNext()),
                            place.shortTitle(region.name()));
            screen.line(indent + lines.getFirst());
            screen.line(indent + beside(place.toNext()) + String.join(", ", tags(place)));
            lines.stream().skip(1).forEach(line -> screen.line(indent + line));
        }
        region.within().forEach(inner -> region(inner, depth + 1));
    }

    private List<String> tags(MapLocation place) {
        var tags = new ArrayList<>(told.tags(place));
        for (Side side : Side.values()) {
            if (place.seen().controls(side)) {
                tags.add(
                        words.say(
                                "%s controls", "contrôlé par le %s", words.narrator().side(side)));
            }
        }
        return tags;
    }

    /** The connection to the next location, beside the text of this one. */
    private static String beside(MapLocation.Link next) {
        return switch (next) {
            case ON_FOOT -> "│  ";
            case FLYING -> "║  ";
            case LANDING, NONE -> "   ";
        };
    }

    /** A single line joins adjacent sites, a double one sectors and systems. */
    private static String lead(MapLocation.Link before, MapLocation.Link after) {
        boolean flies = before == MapLocation.Link.FLYING || after == MapLocation.Link.FLYING;
        boolean up = before == (flies ? MapLocation.Link.FLYING : MapLocation.Link.ON_FOOT);
        boolean down = after == (flies ? MapLocation.Link.FLYING : MapLocation.Link.ON_FOOT);
        if (flies) {
            return up && down ? "╠═ " : up ? "╚═ " : "╔═ ";
        }
        return up && down ? "├─ " : up ? "└─ " : down ? "┌─ " : "── ";
    }
}
