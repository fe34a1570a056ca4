package holosite.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.h2.api.Trigger;
import org.junit.jupiter.api.Test;

/** Processes on one database form one cluster, however slow the database is. */
class ClusterFormationTest {
    private final String database = "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1";

    private Node start() {
        return Node.start(Settings.of(Map.of("database-url", database, "database-user", "sa")));
    }

    private void run(String sql) throws Exception {
        try (Connection connection = DriverManager.getConnection(database, "sa", "");
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Whatever is written about the nodes looks a minute old to whoever reads it. */
    public static final class Late implements Trigger {
        @Override
        public void fire(Connection connection, Object[] before, Object[] row) {
            row[2] = OffsetDateTime.now(ZoneOffset.UTC).minusMinutes(1);
        }
    }

    @Test
    void aNodeThatWasNotSeenLatelyIsJoinedAsLongAsItAnswers() throws Exception {
        try (Node one = start()) {
            run(
                    "CREATE TRIGGER late BEFORE INSERT, UPDATE ON nodes FOR EACH ROW CALL '"
                            + Late.class.getName()
                            + "'");
            run("UPDATE nodes SET joined = TRUE");
            try (Node other = start()) {
                assertThat(other.members()).isEqualTo(2);
                assertThat(one.members()).isEqualTo(2);
            }
        }
    }

    @Test
    void aNodeThatDoesNotAnswerAndWasNotSeenLatelyIsGone() throws Exception {
        try (Node one = start()) {
            assertThat(one.members()).isOne();
            run(
                    "INSERT INTO nodes (address, joined, heard) VALUES"
                            + " ('pekko://holosite@127.0.0.1:1', TRUE, CURRENT_TIMESTAMP -"
                            + " INTERVAL '60' SECOND)");
        }
        try (Node two = start()) {
            assertThat(two.members()).isOne();
        }
    }

    @Test
    void aNodeStopsWhenAnotherClusterHasBegunOnItsDatabase() throws Exception {
        var ended = new CountDownLatch(1);
        try (Node one = start()) {
            one.whenEnded(ended::countDown);
            run("UPDATE gathering SET cluster = 'another'");
            assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }
}
