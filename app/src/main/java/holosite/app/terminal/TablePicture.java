package holosite.app.terminal;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.rules.table.Role;
import holosite.rules.tell.PrintedDeployCost;
import holosite.rules.view.BattleView;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlayerView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The table as text: the piles of both sides, every location in its order with Dark's cards on the
 * left and Light's on the right, the battle going on, and the viewer's hand.
 */
public final class TablePicture {
    private static final String DARK_ICON = "●";
    private static final String LIGHT_ICON = "○";

    /** Marks that matter only during a battle, or that its heading shows. */
    private static final Set<CardView.Mark> UNTOLD =
            EnumSet.of(CardView.Mark.IN_BATTLE, CardView.Mark.BATTLED);

    private final Screen screen;
    private final TerminalWords words;
    private final boolean watched;

    /** Creates a picture; spectators see no hand. */
    public TablePicture(Screen screen, TerminalWords words, boolean watched) {
        this.screen = screen;
        this.words = words;
        this.watched = watched;
    }

    /** The whole table. */
    void draw(View view) {
        screen.blank();
        screen.line(screen.bold(words.heading(view)));
        piles(view, view.viewer().opposite());
        view.places().forEach(place -> place(place).forEach(screen::line));
        screen.line(screen.dim("─".repeat(screen.width())));
        view.battle().ifPresent(battle -> battle(view, battle));
        piles(view, view.viewer());
        if (!watched) {
            hand(view);
        }
    }

    /** Everything on the table as one text, to see whether anything has changed. */
    String layout(View view) {
        return view.places().stream()
                .flatMap(place -> place(place).stream())
                .collect(Collectors.joining("\n"));
    }

    /** The short form if nothing has changed: the turn, and the player's own piles. */
    void drawBriefly(View view) {
        screen.blank();
        screen.line(screen.bold(words.heading(view)));
        piles(view, view.viewer());
    }

    /** The battle going on and the location where it is. */
    void drawBattle(View view, BattleView battle) {
        screen.blank();
        view.places().stream()
                .filter(place -> place.location().handle() == battle.location())
                .forEach(place -> place(place).forEach(screen::line));
        battle(view, battle);
    }

    // ---- piles

    /** One player's piles, and what lies on that side of the table. */
    public void piles(View view, Side side) {
        PlayerView player = view.of(side);
        String lost =
                player.topOfLostPile().isEmpty()
                        ? ""
                        : " (" + words.say("top: ", "dessus : ") + player.topOfLostPile() + ")";
        String text =
                capital(words.narrator().side(side))
                        + (side == view.viewer() && !watched ? words.say(" (you)", " (vous)") : "")
                        + words.say(": Life Force ", " : Force vitale ")
                        + player.lifeForce()
                        + " = "
                        + pile(Pile.RESERVE_DECK, player.reserveDeck())
                        + " + "
                        + pile(Pile.FORCE_PILE, player.forcePile())
                        + " + "
                        + pile(Pile.USED_PILE, player.usedPile())
                        + " · "
                        + pile(Pile.LOST_PILE, player.lostPile())
                        + lost
                        + " · "
                        + pile(Pile.HAND, player.handSize())
                        + (player.outOfPlay().isEmpty()
                                ? ""
                                : " · "
                                        + words.say("out of play: ", "hors jeu : ")
                                        + String.join(", ", player.outOfPlay()));
        for (String line : Screen.wrap(text, screen.width(), 4)) {
            screen.line(screen.of(side, line));
        }
        if (!player.sideOfTable().isEmpty()) {
            screen.paragraph(
                    words.say("    beside the table: ", "    à côté de la table : ")
                            + player.sideOfTable().stream()
                                    .map(words::beside)
                                    .collect(Collectors.joining(", ")),
                    6);
        }
    }

    private String pile(Pile pile, int cards) {
        return words.prose().say(pile.noun()) + " " + cards;
    }

    // ---- locations

    private List<String> place(PlaceView place) {
        return place(place, "── ", place.location().title());
    }

    /** A location under this title, its line beginning so, with both sides' cards below. */
    public List<String> place(PlaceView place, String lead, String title) {
        var lines = new ArrayList<String>();
        String icons =
                side(place, Side.DARK, DARK_ICON) + "  " + side(place, Side.LIGHT, LIGHT_ICON);
        String name = lead + title + " ";
        int fill = screen.width() - name.length() - icons.length() - 1;
        lines.add(
                screen.bold(name)
                        + screen.dim("─".repeat(Math.max(1, fill)))
                        + " "
                        + screen.dim(icons));
        if (place.location().faceDown() > 0) {
            lines.add("  " + backs(place.location().faceDown()));
        }
        int left = (screen.width() - 3) / 2;
        int right = screen.width() - 3 - left;
        List<String> dark = column(place, Side.DARK, left);
        List<String> light = column(place, Side.LIGHT, right);
        for (int i = 0; i < Math.max(dark.size(), light.size()); i++) {
            String l = i < dark.size() ? dark.get(i) : "";
            String r = i < light.size() ? light.get(i) : "";
            String separator = r.isEmpty() ? " │" : " │ ";
            lines.add(
                    screen.of(Side.DARK, Screen.fit(l, left))
                            + screen.dim(separator)
                            + screen.of(Side.LIGHT, Screen.fit(r, right).stripTrailing()));
        }
        return lines;
    }

    private String side(PlaceView place, Side side, String icon) {
        String name =
                side == Side.DARK ? words.say("Dark", "Obscur") : words.say("Light", "Lumineux");
        int icons = place.icons(side);
        return name
                + " "
                + (icons == 0 ? words.say("no icon", "sans icône") : icon.repeat(icons))
                + words.say(" drain ", " drainage ")
                + number(place.drain(side));
    }

    private List<String> column(PlaceView place, Side side, int width) {
        var lines = new ArrayList<String>();
        var cards = place.cards().stream().filter(card -> card.owner() == side).toList();
        if (place.power(side) > 0 || place.ability(side) > 0 || place.occupies(side)) {
            lines.add(
                    words.say("  power ", "  puissance ")
                            + number(place.power(side))
                            + words.say(", ability ", ", habileté ")
                            + number(place.ability(side)));
        }
        for (CardView card : cards) {
            card(card, side, 2, width, lines);
        }
        return lines;
    }

    private void card(CardView card, Side side, int indent, int width, List<String> lines) {
        String role =
                card.role() == Role.AT || card.role() == Role.ON && indent == 2
                        ? ""
                        : card.role() == Role.ON
                                ? "+ "
                                : words.narrator().role(card.role()) + words.say(": ", " : ");
        String owner =
                card.owner() == side
                        ? ""
                        : card.owner() == Side.DARK
                                ? words.say(" (Dark)", " (obscur)")
                                : words.say(" (Light)", " (lumineux)");
        String behind = figures(card) + marks(card);
        String front = " ".repeat(indent) + role + card.title() + owner;
        int room = width - behind.length();
        lines.add((front.length() > room ? Screen.fit(front, room) : front) + behind);
        if (card.faceDown() > 0) {
            lines.add(" ".repeat(indent + 3) + backs(card.faceDown()));
        }
        for (CardView on : card.on()) {
            card(on, side, indent + 3, width, lines);
        }
    }

    private String backs(int cards) {
        return words.say("face down: ", "face cachée : ") + cards;
    }

    /**
     * Power, ability and forfeit. A card with neither power nor ability shows none; a racing card
     * shows its race total, or what it counts for it.
     */
    private String figures(CardView card) {
        if (!Double.isNaN(card.race())) {
            return " " + words.say("[race ", "[course ") + number(card.race()) + "]";
        }
        return Double.isNaN(card.power()) && Double.isNaN(card.ability())
                ? ""
                : " "
                        + number(card.power())
                        + "/"
                        + number(card.ability())
                        + "/"
                        + number(card.forfeit());
    }

    private String marks(CardView card) {
        var marks = EnumSet.noneOf(CardView.Mark.class);
        marks.addAll(card.marks());
        marks.removeAll(UNTOLD);
        return marks.isEmpty()
                ? ""
                : marks.stream()
                        .map(words.narrator()::mark)
                        .collect(Collectors.joining(", ", " (", ")"));
    }

    private String number(double value) {
        return words.narrator().number(value);
    }

    // ---- the battle

    private void battle(View view, BattleView battle) {
        String place =
                view.places().stream()
                        .map(PlaceView::location)
                        .filter(location -> location.handle() == battle.location())
                        .map(CardView::title)
                        .findFirst()
                        .orElse("");
        screen.line(
                screen.bold(
                        words.say("Battle at ", "Bataille à ")
                                + place
                                + " · "
                                + words.narrator().segment(battle.segment())
                                + " · "
                                + words.say("initiated by ", "initiée par : ")
                                + words.narrator().side(battle.initiator())));
        for (Side side : Side.values()) {
            double destiny = battle.destiny(side);
            String text =
                    "    "
                            + Screen.fit(capital(words.narrator().side(side)), 14)
                            + words.say("total power ", "puissance totale ")
                            + number(battle.power(side))
                            + (Double.isNaN(destiny)
                                    ? ""
                                    : words.say(
                                            ", battle destiny %s",
                                            ", destinée de bataille %s", number(destiny)))
                            + owed(battle, side);
            for (String line : Screen.wrap(text, screen.width(), 8)) {
                screen.line(screen.of(side, line));
            }
        }
    }

    private String owed(BattleView battle, Side side) {
        String attrition =
                battle.attrition(side) > 0
                        ? words.say(
                                ", attrition to satisfy %s",
                                ", attrition à satisfaire %s", number(battle.attrition(side)))
                        : "";
        return battle.damage(side) > 0
                ? attrition
                        + words.say(
                                ", battle damage to satisfy %s",
                                ", dommages à satisfaire %s", number(battle.damage(side)))
                : attrition;
    }

    // ---- the hand

    private void hand(View view) {
        Map<CardType, Map<String, Integer>> kinds = new EnumMap<>(CardType.class);
        for (CardView card : view.own().hand()) {
            Card printed = words.cards().apply(card.id());
            String cost =
                    PrintedDeployCost.printed(printed).stream()
                            .map(words.prose()::number)
                            .collect(Collectors.joining("/"));
            String label = card.title() + (cost.isEmpty() ? "" : " (" + cost + ")");
            kinds.computeIfAbsent(printed.type(), type -> new TreeMap<>())
                    .merge(label, 1, Integer::sum);
        }
        if (kinds.isEmpty()) {
            screen.line(words.say("Your hand is empty.", "Votre main est vide."));
        }
        kinds.forEach(
                (type, cards) -> {
                    String heading = capital(words.prose().plural(type.noun()));
                    screen.paragraph(
                            "  "
                                    + heading
                                    + words.say(": ", " : ")
                                    + cards.entrySet().stream()
                                            .map(
                                                    card ->
                                                            card.getValue() == 1
                                                                    ? card.getKey()
                                                                    : card.getValue()
                                                                            + "× "
                                                                            + card.getKey())
                                            .collect(Collectors.joining(", ")),
                            6);
                });
    }

    private static String capital(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }
}
