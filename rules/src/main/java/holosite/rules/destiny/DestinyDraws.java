package holosite.rules.destiny;

import holosite.language.card.DestinyKind;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import java.util.List;

/** Drawing destiny, for whatever purpose: all draws work alike. */
public final class DestinyDraws {
    private DestinyDraws() {}

    /**
     * Draws so many destinies and hands their total to the waiting step; the total is NaN if no
     * draw succeeded.
     */
    public static void draw(
            GameState game, Side player, int draws, DestinyKind kind, int slot, int source) {
        draw(game, player, draws, kind, slot, source, Table.NOBODY);
    }

    /** The same, aimed at a card: a weapon's target, a starship among asteroids. */
    public static void draw(
            GameState game,
            Side player,
            int draws,
            DestinyKind kind,
            int slot,
            int source,
            int toward) {
        if (draws <= 0) {
            game.give(slot, Double.NaN);
        } else {
            int toChooseFrom = toChooseFrom(game, player, kind);
            game.push(
                    toChooseFrom > 1
                            ? new DestinyChoice(
                                    player, kind, slot, source, toward, toChooseFrom, List.of())
                            : Draw.begin(player, draws, kind, slot, source, toward));
        }
    }

    /** How many destinies of a kind are drawn to choose one from. */
    private static int toChooseFrom(GameState game, Side player, DestinyKind kind) {
        return kind == DestinyKind.TRAINING
                ? (int) Figures.ofPlayer(game, Figure.TRAINING_DRAWS, player, 1)
                : 1;
    }

    /** Whether the destiny answered to is drawn for this. */
    public static boolean isFor(GameState game, Occasion event, DestinyKind kind) {
        return current(game, event.id()).isFor(kind);
    }

    /** The draw that a response with this id refers to. */
    public static Draw current(GameState game, int id) {
        for (Step step : game.stack()) {
            if (step instanceof Draw draw && draw.id() == id) {
                return draw;
            }
        }
        throw new IllegalStateException("no destiny is being drawn");
    }
}
