package holosite.rules.state;

import holosite.rules.decision.Decision;
import holosite.rules.decision.Outcome;
import holosite.rules.log.Entry;
import holosite.rules.table.TableSnapshot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Everything there is to a game in progress, apart from its decks: what a saved game contains.
 * {@code steps} is what remains to be done, the next first; {@code settled} says whether the
 * standing checks have been made since the table last changed.
 */
public record GameSnapshot(
        TableSnapshot table,
        List<String> systems,
        Turn turn,
        Battle battle,
        Attack attack,
        int drainLocation,
        List<Step> steps,
        Optional<Decision> decision,
        Optional<Outcome> outcome,
        List<LastingText> lastings,
        Uses uses,
        List<Integer> canceled,
        int nextId,
        long random,
        boolean settled,
        Stops stops,
        boolean quiet,
        List<Entry> log) {

    public GameSnapshot {
        systems = List.copyOf(systems);
        steps = List.copyOf(steps);
        lastings = List.copyOf(lastings);
        canceled = List.copyOf(canceled);
        log = List.copyOf(log);
    }

    public static GameSnapshot of(GameState game) {
        var steps = new ArrayList<Step>();
        game.stack().forEach(steps::add);
        return new GameSnapshot(
                TableSnapshot.of(game.table()),
                game.systems(),
                game.turn(),
                game.battle(),
                game.attack(),
                game.drainLocation(),
                steps,
                game.asked(),
                game.outcome(),
                game.lastings(),
                game.uses(),
                Arrays.stream(game.canceled()).boxed().toList(),
                game.nextId(),
                game.chance(),
                game.isSettled(),
                game.stops(),
                !game.keepsLog(),
                game.log().from(0));
    }
}
