package holosite.rules.save;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.kit.Names;
import holosite.rules.state.GameState;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where every card is. First a line for each holder with cards, top first; then a line for each
 * card that is anything but lying in a pile: how it lies, its marks, what it remembers.
 */
record SavedTable(Table.Memory memory, List<String> systems) {
    private static final Pattern CARD =
            Pattern.compile(
                    "(\\d+) .* = owner (DARK|LIGHT) role ([A-Z_]+) marks (-?\\d+) aim (-?\\d+)"
                            + " counter (-?\\d+) arrived (\\d+) system ?(.*)");

    static void write(GameState game, StringBuilder text) {
        Table.Memory memory = game.table().memory();
        Names names = Names.of(Game.of(game));
        text.append("holders:\n");
        for (int holder = 0; holder < memory.holders().size(); holder++) {
            Cards held = memory.holders().get(holder);
            if (held.count() > 0) {
                text.append("- ").append(holder).append(" (").append(words(holder, names));
                text.append("): ");
                text.append(Wording.of(held.numbers())).append('\n');
            }
        }
        text.append("cards:\n");
        for (int card = 0; card < memory.cards().size(); card++) {
            Table.CardMemory saved = memory.cards().get(card);
            text.append("- ")
                    .append(card)
                    .append(' ')
                    .append(names.of(card))
                    .append(" = owner ")
                    .append(saved.owner())
                    .append(" role ")
                    .append(saved.role())
                    .append(" marks ")
                    .append(saved.flags())
                    .append(" aim ")
                    .append(saved.aim())
                    .append(" counter ")
                    .append(saved.counter())
                    .append(" arrived ")
                    .append(saved.arrived())
                    .append(" system ")
                    .append(game.systemAt(card))
                    .append('\n');
        }
        SavedGame.line("arrivals", memory.arrivals(), text);
    }

    private static String words(int holder, Names names) {
        if (holder < Table.locations()) {
            for (Side side : Side.values()) {
                for (Zone zone : Zone.values()) {
                    if (Table.zone(side, zone) == holder) {
                        return side.name().toLowerCase(Locale.ROOT)
                                + " "
                                + zone.name().toLowerCase(Locale.ROOT).replace('_', ' ');
                    }
                }
            }
        }
        return holder == Table.locations() ? "locations" : "on " + names.of(holder - Table.on(0));
    }

    static SavedTable read(Lines lines, GameState blank) {
        int cards = blank.table().count();
        var holders = new ArrayList<>(blank.table().memory().holders());
        Collections.fill(holders, Cards.NONE);
        var placed = new boolean[cards];
        lines.value("holders");
        for (Optional<String> item = lines.item(); item.isPresent(); item = lines.item()) {
            Matcher line = Pattern.compile("(\\d+) \\(.*\\): \\[(.*)]").matcher(item.get());
            if (!line.matches() || number(lines, line.group(1)) >= holders.size()) {
                throw lines.wrong("a holder and its cards should stand here: '2 (…): [5, 7]'.");
            }
            String list = line.group(2).strip();
            var held = new ArrayList<Integer>();
            for (String card : list.isEmpty() ? new String[0] : list.split(", *")) {
                int number = number(lines, card);
                if (number < 0 || number >= cards || placed[number]) {
                    throw lines.wrong("card " + card + " does not exist or lies elsewhere.");
                }
                placed[number] = true;
                held.add(number);
            }
            holders.set(
                    number(lines, line.group(1)),
                    new Cards(held.stream().mapToInt(c -> c).toArray()));
        }
        for (int card = 0; card < cards; card++) {
            if (!placed[card]) {
                throw lines.wrong("card " + card + " lies nowhere.");
            }
        }
        return cards(lines, cards, holders);
    }

    private static SavedTable cards(Lines lines, int cards, List<Cards> holders) {
        var saved = new ArrayList<Table.CardMemory>();
        var systems = new ArrayList<String>();
        lines.value("cards");
        for (int card = 0; card < cards; card++) {
            Matcher line = CARD.matcher(lines.item().orElse(""));
            if (!line.matches() || number(lines, line.group(1)) != card) {
                throw lines.wrong("card " + card + " should be described next.");
            }
            saved.add(
                    new Table.CardMemory(
                            Side.valueOf(line.group(2)),
                            role(lines, line.group(3)),
                            marks(lines, line.group(4)),
                            number(lines, line.group(5)),
                            number(lines, line.group(6)),
                            number(lines, line.group(7))));
            systems.add(line.group(8));
        }
        int arrivals = (int) lines.number("arrivals");
        return new SavedTable(new Table.Memory(saved, arrivals, holders), systems);
    }

    private static Role role(Lines lines, String word) {
        try {
            return Role.valueOf(word);
        } catch (IllegalArgumentException e) {
            throw lines.wrong("no card lies as '" + word + "'.");
        }
    }

    private static long marks(Lines lines, String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw lines.wrong("'" + word + "' is no number.");
        }
    }

    private static int number(Lines lines, String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw lines.wrong("'" + word + "' is no number.");
        }
    }
}
