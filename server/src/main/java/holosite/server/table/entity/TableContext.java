package holosite.server.table.entity;

import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.server.store.Store;
import holosite.server.table.feed.FromTable;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableState;
import holosite.server.table.row.RowWriter;
import holosite.server.wire.CardIndex;
import io.micrometer.core.instrument.Counter;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;

/**
 * What all tables of a process share: the cards, the database, how to reach other tables.
 *
 * @param newer whether this cluster has played by rules of this name, and they are newer
 * @param thinkers the threads on which bots look ahead
 * @param absence how long a player waits for an absent one before he may do something about it
 */
record TableContext(
        RulesInForce inForce,
        Predicate<String> newer,
        CardIndex cards,
        Store database,
        Executor blocking,
        Executor thinkers,
        RowWriter rows,
        Duration botPace,
        Optional<Duration> absence,
        Clock clock,
        Counter answers,
        Set<String> here,
        Function<String, EntityRef<TableCommand>> tables) {

    CardPool pool() {
        return inForce.cards();
    }

    /** The name of the rules in force. */
    String rules() {
        return inForce.name();
    }

    EntityRef<TableCommand> table(String id) {
        return tables.apply(id);
    }

    /** Opens the table of a rematch with the same seats. */
    void openAgain(TableState over, TableEvent.RematchOpened again, ActorRef<FromTable> replyTo) {
        var table = new NewTable(over.options(), over.seatOf(Side.DARK), over.seatOf(Side.LIGHT));
        table(again.table()).tell(new TableCommand.Open(table, again.seed(), replyTo));
    }
}
