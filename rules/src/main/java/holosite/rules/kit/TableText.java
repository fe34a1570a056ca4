package holosite.rules.kit;

import holosite.language.card.Side;
import holosite.rules.state.Battle;
import holosite.rules.state.BattleSide;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The whole table in plain text, hidden cards too: what a failed expectation shows. */
final class TableText {
    private final GameState game;
    private final Table table;
    private final Names names;
    private final StringBuilder text = new StringBuilder();

    private TableText(GameState game, Names names) {
        this.game = game;
        this.table = game.table();
        this.names = names;
    }

    static String of(GameState game, Names names) {
        return new TableText(game, names).draw();
    }

    private String draw() {
        var turn = game.turn();
        text.append("Turn ")
                .append(turn.number())
                .append(" of ")
                .append(turn.player().word())
                .append(", ")
                .append(turn.phase().name().toLowerCase(Locale.ROOT))
                .append(" phase\n");
        for (int at : table.cards(Table.locations())) {
            text.append(names.of(at))
                    .append(" (")
                    .append(table.owner(at).word())
                    .append(")")
                    .append(marks(at))
                    .append('\n');
            cards(Table.on(at), "  ");
        }
        for (Side side : Side.values()) {
            player(side);
        }
        Battle battle = game.battle();
        if (battle.isGoingOn()) {
            text.append("Battle at ")
                    .append(names.of(battle.location()))
                    .append(", ")
                    .append(battle.segment())
                    .append(": power ")
                    .append(pair(battle, BattleSide::power))
                    .append(" destiny ")
                    .append(pair(battle, BattleSide::destiny))
                    .append(" attrition left ")
                    .append(pair(battle, BattleSide::attritionLeft))
                    .append(" damage left ")
                    .append(pair(battle, BattleSide::damageLeft))
                    .append('\n');
        }
        if (game.isOver()) {
            text.append("The game is over: ").append(game.outcome()).append('\n');
        } else {
            text.append(new Choices(game, names));
        }
        return text.toString();
    }

    private void cards(int holder, String indent) {
        for (int card : table.cards(holder)) {
            text.append(indent).append(names.of(card)).append(role(card)).append(marks(card));
            if (table.aim(card) != Table.NOBODY) {
                text.append(" -> ").append(names.of(table.aim(card)));
            }
            text.append('\n');
            cards(Table.on(card), indent + "  ");
        }
    }

    private String role(int card) {
        Role role = table.role(card);
        return role == Role.AT || role == Role.ON || role == Role.NONE
                ? ""
                : " (" + role.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ")";
    }

    private static String pair(Battle battle, ToDoubleFunction<BattleSide> part) {
        return "[%s, %s]"
                .formatted(
                        part.applyAsDouble(battle.of(Side.DARK)),
                        part.applyAsDouble(battle.of(Side.LIGHT)));
    }

    private void player(Side side) {
        text.append(side.word()).append(": ");
        var piles = new ArrayList<String>();
        for (Zone zone : Zone.values()) {
            int size = table.size(side, zone);
            if (size > 0) {
                piles.add(ChoiceWords.pile(zone) + " " + size + top(side, zone));
            }
        }
        text.append(String.join(", ", piles)).append('\n');
        cards(Table.zone(side, Zone.SIDE_OF_TABLE), "  ");
    }

    private String top(Side side, Zone zone) {
        List<String> cards = names.of(table.cards(Table.zone(side, zone)));
        return switch (zone) {
            case HAND,
                    LOST_PILE,
                    USED_PILE,
                    OUT_OF_PLAY,
                    BEING_PLAYED,
                    DRAWN_DESTINY,
                    SABACC_HAND,
                    OUTSIDE ->
                    " " + cards;
            case FORCE_PILE, RESERVE_DECK ->
                    " [" + String.join(", ", cards.subList(0, Math.min(3, cards.size()))) + " …]";
            case SIDE_OF_TABLE -> "";
        };
    }

    private String marks(int card) {
        List<String> marks = Marks.of(table.flags(card));
        return marks.isEmpty() ? "" : " " + marks;
    }
}
