package holosite.server.table.entity;

import holosite.rules.kit.CardPool;
import holosite.server.table.row.RowWriter;
import holosite.server.wire.CardIndex;
import io.micrometer.core.instrument.Counter;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javax.sql.DataSource;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;

/**
 * What all tables of a process share: the cards, the database, how to reach other tables.
 *
 * @param rules the version of the rules that are in force
 * @param absence how long a player waits for an absent one before he may do something about it
 */
record TableContext(
        CardPool pool,
        CardIndex cards,
        String rules,
        DataSource database,
        Executor blocking,
        RowWriter rows,
        Duration botPace,
        Optional<Duration> absence,
        Clock clock,
        Counter answers,
        Set<String> here,
        Function<String, EntityRef<TableCommand>> tables) {

    EntityRef<TableCommand> table(String id) {
        return tables.apply(id);
    }
}
