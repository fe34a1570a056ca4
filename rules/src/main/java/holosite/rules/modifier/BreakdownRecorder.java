package holosite.rules.modifier;

import holosite.language.ability.Modifier;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import java.util.ArrayList;
import java.util.List;

/** Records what makes a figure up while the rules work it out. */
public final class BreakdownRecorder implements FigureListener {
    private final GameState game;
    private final Breakdown.Kind start;
    private final List<Breakdown.Item> items = new ArrayList<>();
    private boolean cardByCard;

    /** {@code start} says where the figure starts from. */
    public BreakdownRecorder(GameState game, Breakdown.Kind start) {
        this.game = game;
        this.start = start;
    }

    @Override
    public void base(double value) {
        // what several cards count for has been recorded card by card
        if (!cardByCard && !Double.isNaN(value)) {
            items.add(new Breakdown.Item(start, "", Modifier.Op.ADD, value));
        }
    }

    @Override
    public void part(int card, double amount) {
        cardByCard = true;
        items.add(new Breakdown.Item(Breakdown.Kind.CARD, title(card), Modifier.Op.ADD, amount));
    }

    @Override
    public void change(int source, Modifier.Op op, double amount) {
        items.add(new Breakdown.Item(Breakdown.Kind.TEXT, title(source), op, amount));
    }

    public void toll(double force) {
        if (force > 0) {
            items.add(new Breakdown.Item(Breakdown.Kind.TOLL, "", Modifier.Op.ADD, force));
        }
    }

    private String title(int card) {
        return card == Table.NOBODY ? "" : game.table().definition(card).card().title();
    }

    public List<Breakdown.Item> items() {
        return items;
    }
}
