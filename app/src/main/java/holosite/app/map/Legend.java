package holosite.app.map;

import java.util.ArrayList;
import java.util.List;

/** What the signs of a map mean, in as many lines as it takes. */
final class Legend {
    private static final double SIGN = 26;
    private static final double LINE = 20;

    /** A sign, either a small drawing or a way between locations, and its words. */
    private record Item(String icon, Place.Link way, String words) {
        double width() {
            return SIGN + Lettering.width(words, Type.LABEL.size(), Type.LABEL.bold()) * 1.25 + 16;
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
        for (Place.Link link : Place.Link.values()) {
            if (link != Place.Link.NONE) {
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
        return new Item(icon, Place.Link.NONE, words);
    }

    double height() {
        return LINE * lines.size();
    }

    void paint(Svg svg, double x, double y) {
        double at = y;
        for (List<Item> line : lines) {
            double left = x;
            for (Item item : line) {
                if (item.icon.isEmpty()) {
                    Segment.way(svg, item.way, left, at + 8, 20);
                } else {
                    svg.icon(item.icon, css(item.icon), left + 4, at + 1, 14);
                }
                svg.line(
                        Type.LABEL,
                        left + SIGN,
                        at + 12,
                        Svg.Anchor.START,
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
