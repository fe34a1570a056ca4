package holosite.server.node;

import com.typesafe.config.Config;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.persistence.jdbc.db.SlickDatabase;
import org.apache.pekko.persistence.jdbc.db.SlickDatabaseProvider;
import scala.Some;
import slick.jdbc.H2Profile$;
import slick.jdbc.JdbcBackend;
import slick.jdbc.JdbcBackend$;
import slick.jdbc.JdbcProfile;
import slick.jdbc.PostgresProfile$;
import slick.util.AsyncExecutor;
import slick.util.AsyncExecutor$;

/**
 * The database as the journal of the tables uses it. Pekko makes it, and is given the connections
 * with its {@link Of}.
 */
public final class JournalDatabase implements SlickDatabaseProvider {
    private static final int MOST_WAITING = 20_000;

    private final SlickDatabase shared;

    /** The database of which the connections are. */
    static final class Of extends Setup {
        private final Database database;

        Of(Database database) {
            this.database = database;
        }
    }

    /** Made by Pekko for its system. */
    public JournalDatabase(ActorSystem system) {
        Database database = system.settings().setup().get(Of.class).orElseThrow().database;
        int connections = Database.JOURNAL_CONNECTIONS;
        AsyncExecutor executor =
                AsyncExecutor$.MODULE$.apply(
                        "journal", connections, connections, MOST_WAITING, connections);
        JdbcBackend.JdbcDatabaseDef slick =
                JdbcBackend$.MODULE$
                        .Database()
                        .forDataSource(
                                database.journal(), new Some<>(connections), executor, false);
        JdbcProfile profile = database.isPostgres() ? PostgresProfile$.MODULE$ : H2Profile$.MODULE$;
        shared = new Shared(slick, profile);
        system.registerOnTermination(slick::close);
    }

    @Override
    public SlickDatabase database(Config config) {
        return shared;
    }

    /** Writers and readers of the journal share it, so none of them may close it. */
    private record Shared(JdbcBackend.JdbcDatabaseDef database, JdbcProfile profile)
            implements SlickDatabase {
        @Override
        public boolean allowShutdown() {
            return false;
        }
    }
}
