package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Outline;
import holosite.rules.kit.Piece;
import holosite.rules.kit.ShortNames;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes an outline as a position. */
final class OutlineWriter {
    /** The piles in the order they are written. */
    static final Map<String, Zone> PILES = new LinkedHashMap<>();

    static {
        PILES.put("hand", Zone.HAND);
        PILES.put("force", Zone.FORCE_PILE);
        PILES.put("used", Zone.USED_PILE);
        PILES.put("lost", Zone.LOST_PILE);
        PILES.put("out of play", Zone.OUT_OF_PLAY);
        PILES.put("reserve", Zone.RESERVE_DECK);
    }

    private final Outline outline;
    private final ShortNames names;
    private final List<Piece> pieces;
    private final int[] copies;
    private final StringBuilder text = new StringBuilder();
    private final List<Integer> lines = new ArrayList<>();
    private int line = 1;

    OutlineWriter(Outline outline, CardPool pool) {
        this.outline = outline;
        names = new ShortNames(pool);
        pieces = outline.pieces();
        copies = copies();
    }

    /** The text, and the line of each card on the table. */
    PositionNotation.Written write() {
        line("turn: " + outline.turn().word() + number() + ", " + phase());
        if (outline.seed() != 1) {
            line("seed: " + outline.seed());
        }
        line("table:");
        for (Piece location : outline.table()) {
            piece(location, "  ", location(location));
        }
        for (Side side : Side.values()) {
            player(side, outline.players().of(side));
        }
        return new PositionNotation.Written(text.toString(), lines);
    }

    private void line(String words) {
        text.append(words).append('\n');
        line++;
    }

    private String number() {
        return outline.number() > 0 ? " " + outline.number() : "";
    }

    private String phase() {
        return outline.phase()
                .map(phase -> phase.name().toLowerCase(Locale.ROOT) + " phase")
                .orElse("start of turn");
    }

    // ---- cards on the table

    private void piece(Piece piece, String indent, String name) {
        lines.add(line);
        line(indent + name + marks(piece) + remembers(piece));
        for (Piece on : piece.on()) {
            piece(on, indent.isBlank() ? indent + "  " : "    ", exact(lines.size()) + role(on));
        }
    }

    private String location(Piece piece) {
        Card card = piece.card();
        String over = piece.covers() ? " over " + card.side().opposite().word() : "";
        String system = piece.system().isEmpty() ? "" : ", " + piece.system();
        String name = piece.covers() ? card.title() : names.of(card, Optional.of(card.side()));
        return name + " (" + card.side().word() + over + system + ")";
    }

    private static String marks(Piece piece) {
        return piece.marks().isEmpty() ? "" : " [" + String.join(", ", piece.marks()) + "]";
    }

    /** What a card counts and is aimed at; of a battle station its parsec and its planet. */
    private String remembers(Piece piece) {
        OptionalInt aim = piece.aim();
        return (piece.counter().isPresent() ? " = " + piece.counter().getAsInt() : "")
                + (aim.isPresent() ? " -> " + aimedAt(aim.getAsInt()) : "");
    }

    private static String role(Piece piece) {
        if (piece.raceDestiny().isPresent()) {
            return " (race destiny "
                    + BigDecimal.valueOf(piece.raceDestiny().getAsDouble())
                            .stripTrailingZeros()
                            .toPlainString()
                    + ")";
        }
        return switch (piece.role().orElse(Role.NONE)) {
            case PILOT -> " (pilot)";
            case PASSENGER -> " (passenger)";
            case ASTROMECH -> " (astromech)";
            case CARGO -> " (cargo)";
            case ESCORTED -> " (captive)";
            case IMPRISONED -> " (prisoner)";
            case STACKED -> " (stacked)";
            case AT -> " (at)";
            case NONE, LAID_OUT, ON, COVERED, INSERTED -> "";
        };
    }

    /**
     * Copies are numbered as they come in the text, so that what is aimed at one of them is
     * unambiguous.
     */
    private String exact(int piece) {
        Card card = pieces.get(piece).card();
        return names.of(card) + (copies[piece] > 1 ? "#" + copies[piece] : "");
    }

    /** Only cards of the position can be aimed at: a title that one of them has says enough. */
    private String aimedAt(int piece) {
        Card card = pieces.get(piece).card();
        boolean alone =
                mentioned()
                        .allMatch(
                                other ->
                                        other.id().equals(card.id())
                                                || !other.title().equals(card.title()));
        String exact = exact(piece);
        return alone ? card.title() + exact.substring(names.of(card).length()) : exact;
    }

    private Stream<Card> mentioned() {
        return Stream.concat(
                pieces.stream().map(Piece::card),
                Stream.of(outline.players().dark(), outline.players().light())
                        .flatMap(player -> player.piles().values().stream())
                        .flatMap(List::stream)
                        .flatMap(item -> item.card().stream()));
    }

    private int[] copies() {
        Map<String, Integer> seen = new HashMap<>();
        var found = new int[pieces.size()];
        int light = pieces.size() - size(outline.players().light().beside());
        for (int i = 0; i < found.length; i++) {
            if (i == light) {
                outline.players().dark().piles().values().stream()
                        .flatMap(List::stream)
                        .forEach(
                                item ->
                                        item.card()
                                                .ifPresent(
                                                        card ->
                                                                seen.merge(
                                                                        card.id(),
                                                                        item.count(),
                                                                        Integer::sum)));
            }
            found[i] = seen.merge(pieces.get(i).card().id(), 1, Integer::sum);
        }
        return found;
    }

    private static int size(List<Piece> all) {
        return all.stream().mapToInt(piece -> 1 + size(piece.on())).sum();
    }

    // ---- players

    private void player(Side side, Outline.Player has) {
        line(side.name().toLowerCase(Locale.ROOT) + ":");
        for (Piece beside : has.beside()) {
            piece(beside, "  side of table: ", exact(lines.size()));
        }
        PILES.forEach((key, zone) -> pile(side, key, has.pile(zone), has.nothingElse()));
        if (!has.destinies().isEmpty()) {
            line(
                    "  next destiny: "
                            + has.destinies().stream()
                                    .map(one -> one.isEmpty() ? "?" : "" + one.getAsInt())
                                    .collect(Collectors.joining(", ")));
        }
        if (!has.deck().isEmpty()) {
            line("  deck: " + String.join("; ", counted(side, has.deck())));
        }
    }

    private void pile(Side side, String key, List<Outline.Item> items, boolean nothingElse) {
        var words = new ArrayList<String>();
        for (Outline.Item item : items) {
            words.add(
                    item.card()
                            .map(card -> times(item.count()) + names.of(card, Optional.of(side)))
                            .orElse("" + item.count()));
        }
        if (key.equals("reserve") && nothingElse) {
            words.add("nothing else");
        }
        if (!words.isEmpty()) {
            line("  " + key + ": " + String.join("; ", words));
        }
    }

    private static String times(int count) {
        return count > 1 ? count + "x " : "";
    }

    private List<String> counted(Side side, List<Card> cards) {
        Map<Card, Long> counts =
                cards.stream()
                        .collect(
                                Collectors.groupingBy(
                                        card -> card, LinkedHashMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .map(
                        one ->
                                times(one.getValue().intValue())
                                        + names.of(one.getKey(), Optional.of(side)))
                .toList();
    }
}
