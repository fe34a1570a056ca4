package holosite.app.map;

import holosite.app.svg.TextWidths;
import holosite.app.terminal.TerminalWords;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.view.BattleView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Draws a map as SVG: the regions in boxes, each side's cards on its own side of the locations, the
 * viewer's below; the piles above and below, and the legend at the bottom.
 */
final class SvgMap {
    private static final int NO_BATTLE = Integer.MIN_VALUE;
    private static final double MARGIN = 20;
    private static final double GAP = 16;
    private static final double NARROWEST = 640;

    private final GalaxyMap map;
    private final Optional<Side> viewer;
    private final MapWords words;
    private final Function<String, Card> cards;
    private final Side above;
    private final int battle;

    private SvgMap(GalaxyMap map, Optional<Side> viewer, TerminalWords words) {
        this.map = map;
        this.viewer = viewer;
        this.words = new MapWords(words);
        this.cards = words.cards();
        above = map.view().viewer().opposite();
        battle = map.view().battle().map(BattleView::location).orElse(NO_BATTLE);
    }

    /** The map as one viewer sees it, or as both do where there is none. */
    static String paint(GalaxyMap map, Optional<Side> viewer, TerminalWords words) {
        return new SvgMap(map, viewer, words).paint();
    }

    private String paint() {
        View view = map.view();
        var blocks = new ArrayList<MapBlock>();
        map.regions().forEach(region -> blocks.add(plate(region, false)));
        double room = RegionBox.ABREAST * (LocationBox.WIDTH + MapBlock.GAP) + 28;
        BlockFlow flow = BlockFlow.of(blocks, room, GAP);
        double inside = Math.max(NARROWEST, flow.width());
        double width = inside + 2 * MARGIN;
        var top = new PlayerStrip(above, view.of(above), inside, words);
        var bottom = new PlayerStrip(above.opposite(), view.of(above.opposite()), inside, words);
        var legend = new Legend(words, inside);
        List<String> head = head(view, inside);
        double strip = MARGIN + 26 + 18 * (head.size() - 1) + 8;
        double plates = strip + top.height() + GAP;
        double foot = plates + flow.height() + GAP;
        double signs = foot + bottom.height() + GAP;
        double height = signs + legend.height() + MARGIN;

        var svg = new MapSvg();
        svg.openPicture(
                width,
                height,
                "aria-labelledby",
                "map-title map-desc",
                "lang",
                words.words().prose().say("en", "fr"));
        svg.words("title", words.title(view), "id", "map-title");
        svg.words("desc", String.join("\n", words.describe(map)), "id", "map-desc");
        svg.raw(MapStyle.STYLE);
        svg.raw(MapStyle.SYMBOLS);
        svg.leaf("rect", "class", "ground", "width", width, "height", height);
        svg.line(
                TextStyle.TITLE,
                MARGIN,
                MARGIN + 18,
                MapSvg.Anchor.START,
                inside,
                MapWords.capital(words.words().heading(view)));
        for (int i = 1; i < head.size(); i++) {
            svg.line(
                    TextStyle.LABEL,
                    MARGIN,
                    MARGIN + 18 + 18 * i,
                    MapSvg.Anchor.START,
                    inside,
                    head.get(i));
        }
        top.paint(svg, MARGIN, strip);
        flow.paint(svg, MARGIN, plates);
        bottom.paint(svg, MARGIN, foot);
        legend.paint(svg, MARGIN, signs);
        svg.close("svg");
        return svg.toString();
    }

    private List<String> head(View view, double room) {
        var lines = new ArrayList<String>();
        lines.add(words.words().heading(view));
        String seen = MapWords.capital(words.seenBy(viewer));
        String text = words.battle(view).map(fight -> fight + " · " + seen).orElse(seen);
        lines.addAll(
                TextWidths.wrap(text, TextStyle.LABEL.size(), TextStyle.LABEL.bold(), room, 2));
        return lines;
    }

    private RegionBox plate(Region region, boolean inner) {
        var row =
                region.row().stream()
                        .map(
                                place ->
                                        new LocationBox(
                                                place,
                                                region,
                                                above,
                                                place.seen().location().handle() == battle,
                                                cards,
                                                words))
                        .toList();
        var within = region.within().stream().map(one -> plate(one, true)).toList();
        return new RegionBox(region, inner, row, within, words);
    }
}
