package holosite.rules.state;

import holosite.rules.decision.Decision;
import holosite.rules.decision.Outcome;
import holosite.rules.log.Entry;
import holosite.rules.table.Table;
import java.util.List;
import java.util.Optional;

/**
 * Everything there is to a game in progress, apart from its decks: what a saved game holds. {@code
 * steps} is what remains to be done, the next first; {@code settled} tells whether the standing
 * checks have been made since the table last changed.
 */
public record Memory(
        Table.Memory table,
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

    public Memory {
        systems = List.copyOf(systems);
        steps = List.copyOf(steps);
        lastings = List.copyOf(lastings);
        canceled = List.copyOf(canceled);
        log = List.copyOf(log);
    }
}
