package holosite.app.map;

import holosite.app.svg.TextWidths;
import java.util.ArrayList;
import java.util.List;

/** The legend of a map: what its symbols mean. */
final class Legend {
    private static final double SIGN = 26;
    private static final double LINE = 20;

    /** A symbol, either an icon or a connection between locations, and its meaning. */
    private record Item(String icon, MapLocation.Link way, String words) {
        double width() {
            return SIGN
                    + TextWidths.width(words, TextStyle.LABEL.size(), TextStyle.LABEL.bold()) * 1.25
                    + 16;
        }
    }

    private final List<List<Item>> lines = new ArrayList<>();

    Legend(MapWords words, double room) {
        var items = new ArrayList<Item>();
        items.add(icon("power", words.say("power", "puissance")));
        items.add(icon("ability", words.say("ability", "habileté")));
        items.add(icon("forfeit", words.say("forfeit", "valeur de perte")));
        items.add(icon("force-d", words.say("Dark Force icon", "icône de Force obscure")));
        items.add(icon("force-l", words.say("Light Force icon", "icône de Force lumineuse")));
        for (MapLocation.Link link : MapLocation.Link.values()) {
            if (link != MapLocation.Link.NONE) {
                items.add(new Item("", link, words.link(link)));
            }
        }
        double used = room;
        for (Item item : items) {
            if (used + item.width() > room) {
                lines.add(new ArrayList<>());
                used = 0;
            }
            lines.getLast().add(item);
            used += item.width();
        }
    }

    private static Item icon(String icon, String words) {
        return new Item(icon, MapLocation.Link.NONE, words);
    }

    double height() {
        return LINE * lines.size();
    }

    void paint(MapSvg svg, double x, double y) {
        double at = y;
        for (List<Item> line : lines) {
            double left = x;
            for (Item item : line) {
                if (item.icon.isEmpty()) {
                    RowSegment.way(svg, item.way, left, at + 8, 20);
                } else {
                    svg.icon(item.icon, css(item.icon), left + 4, at + 1, 14);
                }
                svg.line(
                        TextStyle.LABEL,
                        left + SIGN,
                        at + 12,
                        MapSvg.Anchor.START,
                        item.width() - SIGN - 10,
                        item.words);
                left += item.width();
            }
            at += LINE;
        }
    }

    private static String css(String icon) {
        return switch (icon) {
            case "force-d" -> "dark";
            case "force-l" -> "light";
            default -> "place";
        };
    }
}
