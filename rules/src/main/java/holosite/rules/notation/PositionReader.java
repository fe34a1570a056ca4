package holosite.rules.notation;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Marks;
import holosite.rules.kit.MisplacedCard;
import holosite.rules.kit.Outline;
import holosite.rules.kit.Position;
import holosite.rules.kit.Reason;
import holosite.rules.kit.Scene;
import holosite.rules.kit.WrongPosition;
import holosite.rules.table.Flag;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a position line by line into the {@link Position} that a test would lay out by hand. */
final class PositionReader {
    private static final Pattern TURN =
            Pattern.compile(
                    "(?i)(dark|light)(?:\\s+(\\d+))?\\s*,\\s*(?:(start of turn)|(\\w+) phase)");
    private static final Pattern AIM = Pattern.compile("(.+?)\\s*->\\s*(.+)");
    private static final Pattern COUNTER = Pattern.compile("(.+?)\\s*=\\s*(\\d+)");
    private static final Pattern MARKS = Pattern.compile("(.+?)\\s*\\[(.*)]");
    private static final Pattern BRACKETS = Pattern.compile("(.+?)\\s*\\(([^()]*)\\)");
    private static final Pattern SEAT =
            Pattern.compile(
                    "(?i)(.+?)\\s*\\((?:pilot|driver|passenger|astromech|cargo|captive)\\)");
    private static final Pattern COPIES = Pattern.compile("([1-9]\\d?)x\\s+(.+)");
    private static final Pattern LIST = Pattern.compile("\\s*;\\s*");

    private final Position position;
    private final List<Runnable> later = new ArrayList<>();
    private final Deque<Host> hosts = new ArrayDeque<>();
    private Optional<Side> turn = Optional.empty();
    private Optional<Phase> phase = Optional.empty();
    private Section section = Section.NONE;
    private Side player = Side.DARK;
    private int last = 1;

    /** The line that each placement came from. */
    private final List<Integer> lines = new ArrayList<>();

    private record Host(int indent, String name) {}

    private enum Section {
        NONE,
        TABLE,
        PLAYER
    }

    PositionReader(CardPool pool) {
        position = Position.of(pool);
    }

    /** Reads one line; false if it is not part of a position. */
    boolean take(IndentedLines line) {
        last = line.number();
        if (line.indent() == 0) {
            return head(line);
        }
        switch (section) {
            case TABLE -> guarded(line, () -> card(line));
            case PLAYER -> guarded(line, () -> pileOrBeside(line));
            case NONE ->
                    throw line.wrong(
                            "this belongs under 'table:', 'dark:' or 'light:'; none has begun.",
                            "ceci va sous « table: », « dark: » ou « light: » ; aucun n'a"
                                    + " commencé.");
        }
        return true;
    }

    private boolean head(IndentedLines line) {
        section = Section.NONE;
        Optional<String> value = line.after("turn");
        if (value.isPresent()) {
            turn(line, value.get());
            return true;
        }
        value = line.after("seed");
        if (value.isPresent()) {
            position.seed(WrittenNumber.number(line, value.get()));
            return true;
        }
        if (line.after("table").filter(String::isEmpty).isPresent()) {
            section = Section.TABLE;
            hosts.clear();
            return true;
        }
        for (Side side : Side.values()) {
            if (line.after(side.name()).filter(String::isEmpty).isPresent()) {
                section = Section.PLAYER;
                hosts.clear();
                player = side;
                return true;
            }
        }
        return false;
    }

    private void turn(IndentedLines line, String words) {
        Matcher matcher = TURN.matcher(words);
        if (!matcher.matches()) {
            throw line.wrong(
                    "write whose turn and which phase: 'turn: Dark 3, battle phase' or"
                            + " 'turn: Light, start of turn'.",
                    "écrivez à qui est le tour et quelle phase : « turn: Dark 3, battle phase » ou"
                            + " « turn: Light, start of turn ».");
        }
        turn = Optional.of(Side.valueOf(matcher.group(1).toUpperCase(Locale.ROOT)));
        if (matcher.group(2) != null) {
            position.turnNumber(WrittenNumber.small(line, matcher.group(2)));
        }
        if (matcher.group(4) != null) {
            phase = Optional.of(WrittenPhase.of(line, matcher.group(4)));
        }
    }

    // ---- cards on the table

    private void card(IndentedLines line) {
        while (!hosts.isEmpty() && hosts.getFirst().indent >= line.indent()) {
            hosts.removeFirst();
        }
        lay(
                line,
                line.text(),
                name -> {
                    if (hosts.isEmpty()) {
                        location(name);
                    } else {
                        SeatWords.put(line, position, hosts.getFirst().name, name);
                    }
                });
        hosts.addFirst(new Host(line.indent(), position.latest()));
    }

    /** Lays out a card, as often as the text says, with its marks, what it counts and its aim. */
    private void lay(IndentedLines line, String written, Consumer<String> where) {
        String text = written;
        Optional<String> aim = Optional.empty();
        Optional<Integer> counter = Optional.empty();
        List<String> marks = List.of();
        Matcher aims = AIM.matcher(text);
        if (aims.matches()) {
            text = aims.group(1);
            aim = Optional.of(aims.group(2));
        }
        Matcher counters = COUNTER.matcher(text);
        if (counters.matches()) {
            text = counters.group(1);
            counter = Optional.of(WrittenNumber.small(line, counters.group(2)));
        }
        Matcher marked = MARKS.matcher(text);
        if (marked.matches()) {
            text = marked.group(1);
            marks = List.of(marked.group(2).strip().split("\\s*,\\s*"));
        }
        if (hosts.size() == 1
                && names(marks, "captive")
                && !names(marks, "frozen")
                && !names(marks, "captured ship")
                && !BRACKETS.matcher(text).matches()) {
            throw SeatWords.heldByNobody(line, text);
        }
        int copies = 1;
        Matcher several = COPIES.matcher(text);
        if (several.matches()) {
            copies = WrittenNumber.small(line, several.group(1));
            text = several.group(2);
        }
        for (int copy = 0; copy < copies; copy++) {
            where.accept(sided(text, marks));
            String name = position.latest();
            for (String mark : marks) {
                mark(line, name, mark);
            }
            counter.ifPresent(count -> position.counter(name, count));
            aim.ifPresent(
                    target -> later.add(() -> guarded(line, () -> position.aimed(name, target))));
        }
    }

    /** The name and seat of a card, with its side where both have the title. */
    private String sided(String text, List<String> marks) {
        String written = isHeld(text, marks) ? text + " (captive)" : text;
        Matcher seat = SEAT.matcher(written);
        String name = seat.matches() ? seat.group(1) : written;
        boolean taken = written.endsWith("(captive)") || names(marks, "stolen");
        return hosts.isEmpty()
                ? written
                : position.meantOn(hosts.getFirst().name, name, taken)
                        + written.substring(name.length());
    }

    /** Whether a card is held by what it is indented below, as its marks say without its seat. */
    private boolean isHeld(String text, List<String> marks) {
        return !BRACKETS.matcher(text).matches()
                && (names(marks, "captured ship") || names(marks, "captive") && hosts.size() > 1);
    }

    private static boolean names(List<String> marks, String word) {
        return marks.stream().anyMatch(word::equalsIgnoreCase);
    }

    /**
     * {@code Title}, {@code Title (Light)}, {@code Title (Light over Dark)}, {@code Title (Dark,
     * Hoth)}.
     */
    private void location(String text) {
        Matcher brackets = BRACKETS.matcher(text);
        if (brackets.matches()) {
            String title = brackets.group(1);
            String inside = brackets.group(2).strip();
            String lower = inside.toLowerCase(Locale.ROOT);
            for (Side side : Side.values()) {
                String version = side.name().toLowerCase(Locale.ROOT);
                String other = side.opposite().name().toLowerCase(Locale.ROOT);
                if (lower.equals(version)) {
                    position.location(title, side);
                    return;
                }
                if (lower.equals(version + " over " + other)) {
                    position.location(title, side.opposite()).converted(title, side);
                    return;
                }
                if (lower.startsWith(version + " over " + other + ",")) {
                    String system = inside.substring(inside.indexOf(',') + 1).strip();
                    position.locationOf(system, title, side.opposite()).converted(title, side);
                    return;
                }
                if (lower.startsWith(version + ",")) {
                    position.locationOf(
                            inside.substring(version.length() + 1).strip(), title, side);
                    return;
                }
            }
        }
        position.location(text);
    }

    private void mark(IndentedLines line, String name, String word) {
        if (word.equalsIgnoreCase("stolen")) {
            position.stolen(name);
            return;
        }
        long flag =
                Marks.flag(word.toLowerCase(Locale.ROOT))
                        .orElseThrow(
                                () ->
                                        line.wrong(
                                                "a card cannot be marked '%s'; it can be %s.",
                                                "une carte ne peut pas porter la marque « %s » ;"
                                                        + " ce peut être %s.",
                                                word,
                                                String.join(", ", Marks.all())));
        if (flag == Flag.CAPTURED_SHIP) {
            // whoever is aboard got in before
            later.add(() -> guarded(line, () -> position.mark(name, flag)));
        } else {
            position.mark(name, flag);
            if (flag == Flag.FROM_HAND) {
                position.mark(name, Flag.DEPLOYED_THIS_TURN);
            }
        }
    }

    // ---- hands and piles

    /** What is indented below a line about the side of the table is on the card there. */
    private void pileOrBeside(IndentedLines line) {
        if (!hosts.isEmpty() && line.indent() > hosts.getLast().indent) {
            card(line);
        } else {
            hosts.clear();
            pile(line);
        }
    }

    private void pile(IndentedLines line) {
        int colon = line.text().indexOf(':');
        if (colon < 0) {
            throw line.wrong(
                    "write a pile and what is in it: 'hand: Sense; Han Solo'.",
                    "écrivez une pile et ce qu'elle contient : « hand: Sense; Han Solo ».");
        }
        String key = line.text().substring(0, colon).strip().toLowerCase(Locale.ROOT);
        String value = line.text().substring(colon + 1).strip();
        if (key.equals("next destiny")) {
            position.nextDestiny(player, WrittenNumber.destinies(line, value));
            return;
        }
        if (value.isEmpty()) {
            return;
        }
        for (String item : LIST.split(value)) {
            if (item.equalsIgnoreCase("nothing else")) {
                if (!key.startsWith("reserve")) {
                    throw line.wrong(
                            "only a Reserve Deck is filled up by itself.",
                            "seule une pile de réserve est complétée d'elle-même.");
                }
                position.nothingElseInReserve(player);
            } else if (item.matches("\\d{1,2}")) {
                plain(line, key, Integer.parseInt(item));
            } else {
                named(line, key, item);
            }
        }
    }

    private void named(IndentedLines line, String key, String item) {
        if (key.equals("side of table")) {
            lay(line, item, name -> position.beside(player, name));
            hosts.clear();
            hosts.addFirst(new Host(line.indent(), position.latest()));
            return;
        }
        Matcher several = COPIES.matcher(item);
        int copies = several.matches() ? WrittenNumber.small(line, several.group(1)) : 1;
        String name = several.matches() ? several.group(2) : item;
        for (int copy = 0; copy < copies; copy++) {
            switch (key) {
                case "hand" -> position.hand(player, name);
                case "reserve", "reserve deck" -> position.reserve(player, name);
                case "force", "force pile" -> position.force(player, name);
                case "used", "used pile" -> position.used(player, name);
                case "lost", "lost pile" -> position.lost(player, name);
                case "out of play" -> position.outOfPlay(player, name);
                case "deck" -> position.deck(player, name);
                default -> throw noPile(line, key);
            }
        }
    }

    private void plain(IndentedLines line, String key, int count) {
        switch (key) {
            case "hand" -> position.hand(player, count);
            case "reserve", "reserve deck" -> position.reserve(player, count);
            case "force", "force pile" -> position.force(player, count);
            case "used", "used pile" -> position.used(player, count);
            case "lost", "lost pile" -> position.lost(player, count);
            case "out of play", "side of table", "deck" ->
                    throw line.wrong(
                            "'%s' lists cards by their names, not by their number.",
                            "« %s » nomme les cartes et ne les compte pas.", key);
            default -> throw noPile(line, key);
        }
    }

    private static MalformedText noPile(IndentedLines line, String key) {
        return line.wrong(
                "there is no pile '%s': it is hand, reserve, force, used, lost, out of play, side"
                        + " of table or deck.",
                "il n'y a pas de pile « %s » : c'est hand, reserve, force, used, lost, out of"
                        + " play, side of table ou deck.",
                key);
    }

    private void guarded(IndentedLines line, Runnable deed) {
        guarded(
                line,
                () -> {
                    deed.run();
                    return true;
                });
    }

    /** What a position refuses is wrong in this line. */
    private <T> T guarded(IndentedLines line, Supplier<T> deed) {
        try {
            return deed.get();
        } catch (WrongPosition e) {
            throw line.wrong(e.reason());
        } finally {
            while (lines.size() < position.placements()) {
                lines.add(line.number());
            }
        }
    }

    /** The table as it was described, ready to be played on. */
    Scene scene() {
        Side side = side();
        try {
            return phase.isPresent() ? position.turn(side, phase.get()) : position.turn(side);
        } catch (MisplacedCard e) {
            throw new MalformedText(lines.get(e.placement()), e.reason());
        } catch (WrongPosition e) {
            throw new MalformedText(last, e.reason());
        }
    }

    /** The same, with the numbers of the cards on the table. */
    LaidOut laidOut() {
        Outline outline = outline();
        Scene scene = scene();
        return new LaidOut(outline, scene.game(), position.pieces());
    }

    /** What was described, as data. */
    Outline outline() {
        return position.outline(side(), phase);
    }

    private Side side() {
        later.forEach(Runnable::run);
        later.clear();
        return turn.orElseThrow(
                () ->
                        new MalformedText(
                                last,
                                new Reason(
                                        "nobody's turn was named: add 'turn: Dark, deploy phase'.",
                                        "le tour n'est à personne : ajoutez « turn: Dark, deploy"
                                                + " phase ».")));
    }
}
