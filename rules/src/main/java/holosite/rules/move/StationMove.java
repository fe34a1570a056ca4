package holosite.rules.move;

import holosite.language.ability.Event;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.force.ForceUse;
import holosite.rules.log.MoveEntry;
import holosite.rules.place.Parsecs;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Orbit;
import java.util.Arrays;

/**
 * Moving a battle station: once a turn, for 1 Force, the Dark Side moves it as many parsecs as its
 * hyperspeed, or within its own, whether or not a system lies there, and says whether it is then in
 * deep space or in orbit of one planet at that parsec. All that is there travels along without
 * having moved.
 */
public record StationMove(Side player, int station) implements QuestionStep.ForNumber {

    static boolean offered(GameState game, Side player, int location) {
        return player == Side.DARK
                && Orbit.station(game, location)
                && !game.table().has(location, Flag.MOVED | Flag.BLOWN_AWAY)
                && Parsecs.range(game, location) > 0
                && ForceUse.available(game, player) >= 1;
    }

    private int parsec(GameState game) {
        return game.table().counter(station);
    }

    @Override
    public void run(GameState game) {
        int here = parsec(game);
        choose(
                game,
                player,
                new NumberPrompt.Parsec(station),
                Math.max(0, here - Parsecs.range(game, station)),
                here + Parsecs.range(game, station));
    }

    @Override
    public void chosen(GameState game, int parsec) {
        ForceUse.use(game, player, 1);
        game.table().set(station, Flag.MOVED);
        game.table().setCounter(station, parsec);
        game.table().setAim(station, Table.NOBODY);
        game.push(new IntoOrbit(player, station));
    }

    /** Into orbit of one of the planets there, or none of them: deep space. */
    public record IntoOrbit(Side player, int station) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] planets = planets(game);
            choose(game, player, new CardPrompt.IntoOrbit(station), planets, 0, 1);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            arrive(game, chosen.length == 0 ? Table.NOBODY : chosen[0]);
        }

        private int[] planets(GameState game) {
            var table = game.table();
            int[] found = table.cards(Table.locations());
            int count = 0;
            for (int system : found) {
                if (table.definition(system).is(Subtype.SYSTEM)
                        && table.definition(system).has(Icon.PLANET)
                        && Parsecs.parsec(game, system) == table.counter(station)) {
                    found[count++] = system;
                }
            }
            return Arrays.copyOf(found, count);
        }

        private void arrive(GameState game, int planet) {
            game.table().setAim(station, planet);
            game.table().textsChanged();
            if (game.keepsLog()) {
                game.log(
                        new MoveEntry.StationMoves(
                                player,
                                game.name(station),
                                game.name(planet),
                                game.table().counter(station)));
            }
            ResponseWindow.open(game, Happening.of(Event.MOVED, player).to(station).at(station));
        }
    }
}
