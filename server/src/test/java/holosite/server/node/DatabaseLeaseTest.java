package holosite.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Only one of two processes holds the lease; the other gets it when it is released or has expired.
 */
class DatabaseLeaseTest {
    @TempDir Path folder;

    private static boolean now(CompletionStage<Boolean> answer) throws Exception {
        return answer.toCompletableFuture().get(10, TimeUnit.SECONDS);
    }

    @Test
    void onlyOneHoldsItAtATime() throws Exception {
        Settings settings = Settings.of(Map.of("data", folder.toString()));
        var config =
                ConfigFactory.parseString("pekko.actor.provider = local")
                        .withFallback(PekkoConfig.of(settings, "0.0.0"));
        ActorSystem system = ActorSystem.create("leases", config);
        try (Database database = Database.open(settings)) {
            assertThat(database.source()).isNotNull();
            DatabaseLease ours = lease(system, "ours", Duration.ofSeconds(60));
            DatabaseLease theirs = lease(system, "theirs", Duration.ofSeconds(4));

            assertThat(now(ours.acquire())).isTrue();
            assertThat(now(theirs.acquire())).isFalse();
            assertThat(now(ours.acquire())).isTrue();
            assertThat(ours.checkLease()).isTrue();
            assertThat(theirs.checkLease()).isFalse();
            assertThat(now(theirs.release())).isFalse();

            assertThat(now(ours.release())).isTrue();
            assertThat(now(theirs.acquire())).isTrue();
            assertThat(now(ours.acquire())).isFalse();
            Thread.sleep(4_300);
            assertThat(theirs.checkLease()).isFalse();
            assertThat(now(ours.acquire())).isTrue();
        } finally {
            system.terminate();
        }
    }

    private static DatabaseLease lease(ActorSystem system, String owner, Duration span) {
        var settings =
                LeaseSettings.apply(
                        system.settings().config().getConfig("holosite.lease"), "one", owner);
        return new DatabaseLease(
                settings.withTimeoutSettings(settings.timeoutSettings().withHeartbeatTimeout(span)),
                (ExtendedActorSystem) system);
    }
}
