package holosite.rules.modifier;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;

/** What a player's figures at a place start from before any card changes them. */
final class PlaceFigures {
    private PlaceFigures() {}

    static double base(GameState game, Figure figure, int place, Side player) {
        return switch (figure) {
            case FORCE_ICONS -> place == Table.NOBODY ? 0 : icons(game.table(), place, player);
            case FORCE_GENERATION -> Figures.at(game, Figure.FORCE_ICONS, place, player);
            case FORCE_DRAIN -> Figures.at(game, Figure.FORCE_ICONS, place, player.opposite());
            case BATTLE_COST -> 1;
            case ABILITY_FOR_BATTLE_DESTINY -> 4;
            case TOTAL_ABILITY -> Standing.of(game).presence(game).ability(player, place);
            case TOTAL_POLITICS -> game.book().figureAt(game, figure, place, player);
            default -> 0;
        };
    }

    /**
     * The printed Force icons of a location, on the table or not; one blown away or collapsed has
     * none.
     */
    private static int icons(Table table, int place, Side player) {
        return table.has(place, Flag.BLOWN_AWAY | Flag.COLLAPSED)
                ? 0
                : table.definition(place).icons(player);
    }
}
