package holosite.app.map;

import holosite.app.svg.TextWidths;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.rules.view.CardView;
import holosite.rules.view.PlayerView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A player's piles, hand and side of the table, across the whole map. */
final class PlayerStrip {
    private static final double PAD = 12;
    private static final double ICON = 26;
    private static final double LINE = 17;

    private final Side side;
    private final String name;
    private final List<String> lines = new ArrayList<>();
    private final double width;

    PlayerStrip(Side side, PlayerView player, double width, MapWords words) {
        this.side = side;
        this.width = width;
        name = MapWords.capital(words.words().narrator().side(side));
        for (String text : tell(player, words)) {
            lines.addAll(
                    TextWidths.wrap(
                            text,
                            TextStyle.LABEL.size(),
                            TextStyle.LABEL.bold(),
                            room(),
                            Integer.MAX_VALUE));
        }
    }

    /** The piles, and below them what is known of the hand and what lies beside the table. */
    static List<String> tell(PlayerView player, MapWords words) {
        var told = new ArrayList<String>();
        told.add(
                words.say("Life Force ", "Force vitale ")
                        + player.lifeForce()
                        + " = "
                        + pile(words, Pile.RESERVE_DECK, player.reserveDeck())
                        + " + "
                        + pile(words, Pile.FORCE_PILE, player.forcePile())
                        + " + "
                        + pile(words, Pile.USED_PILE, player.usedPile())
                        + " · "
                        + pile(words, Pile.LOST_PILE, player.lostPile())
                        + (player.topOfLostPile().isEmpty()
                                ? ""
                                : " ("
                                        + words.say("top: ", "dessus : ")
                                        + player.topOfLostPile()
                                        + ")")
                        + " · "
                        + pile(words, Pile.HAND, player.handSize()));
        add(told, words.say("Hand: ", "Main : "), titles(player.hand()));
        add(
                told,
                words.say("Beside the table: ", "À côté de la table : "),
                player.sideOfTable().stream().map(words.words()::beside).toList());
        add(told, words.say("Out of play: ", "Hors jeu : "), player.outOfPlay());
        return told;
    }

    private static List<String> titles(List<CardView> cards) {
        return cards.stream().map(CardView::title).toList();
    }

    private static String pile(MapWords words, Pile pile, int cards) {
        return words.words().prose().say(pile.noun()) + " " + cards;
    }

    /** Copies make one item. */
    private static void add(List<String> told, String heading, List<String> titles) {
        if (!titles.isEmpty()) {
            Map<String, Integer> counts = new LinkedHashMap<>();
            titles.forEach(title -> counts.merge(title, 1, Integer::sum));
            told.add(
                    heading
                            + counts.entrySet().stream()
                                    .map(
                                            entry ->
                                                    entry.getValue() == 1
                                                            ? entry.getKey()
                                                            : entry.getValue()
                                                                    + "× "
                                                                    + entry.getKey())
                                    .collect(Collectors.joining(", ")));
        }
    }

    private double room() {
        return width - 2 * PAD - ICON - 10;
    }

    double height() {
        return 2 * PAD + 18 + LINE * lines.size();
    }

    void paint(MapSvg svg, double x, double y) {
        svg.open("g");
        svg.shape(side, "strip", x, y, width, height(), 10);
        svg.icon(
                side == Side.DARK ? "side-d" : "side-l", CardBox.css(side), x + PAD, y + PAD, ICON);
        double left = x + PAD + ICON + 10;
        svg.line(TextStyle.REGION, left, y + PAD + 13, MapSvg.Anchor.START, room(), name);
        double at = y + PAD + 18;
        for (String line : lines) {
            svg.line(TextStyle.LABEL, left, at + 12, MapSvg.Anchor.START, room(), line);
            at += LINE;
        }
        svg.close("g");
    }
}
