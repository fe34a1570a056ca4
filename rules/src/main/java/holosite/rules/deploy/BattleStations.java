package holosite.rules.deploy;

import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.state.GameState;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import java.util.Optional;

/**
 * Several battle stations may lie on the table, but a player who has deployed a location of one
 * deploys none of another for the rest of the game.
 */
public final class BattleStations {
    private BattleStations() {}

    static boolean bars(GameState game, Side player, int location) {
        Definition place = game.table().definition(location);
        return place.has(Trait.BATTLE_STATION)
                && chosen(game, player)
                        .filter(station -> !station.system().equals(place.card().system()))
                        .isPresent();
    }

    /** Remembers that a player has deployed this location. */
    public static void note(GameState game, Side player, int location) {
        Definition place = game.table().definition(location);
        if (place.has(Trait.BATTLE_STATION) && chosen(game, player).isEmpty()) {
            Side side = player;
            Uses.note(game, new Use.StationChosen(side, place.card().system()));
        }
    }

    private static Optional<Use.StationChosen> chosen(GameState game, Side player) {
        for (Use use : game.uses().uses()) {
            if (use instanceof Use.StationChosen station && station.player() == player) {
                return Optional.of(station);
            }
        }
        return Optional.empty();
    }
}
