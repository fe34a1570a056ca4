package holosite.server.table.feed;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.server.table.TableTestServer;
import holosite.server.table.game.DelayedView;
import holosite.server.table.game.TableState;
import holosite.server.table.game.TableView;
import holosite.server.table.game.TableViews;
import holosite.server.wire.CardIndex;
import holosite.server.wire.SharedView;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** However many listen to a table, it is looked at once for each audience. */
class ManyListenersTest {
    private static final CardIndex INDEX = new CardIndex(AllCards.all());
    private static ActorSystem<Void> system;

    private final AtomicInteger looks = new AtomicInteger();
    private final TableListeners listeners =
            new TableListeners(
                    INDEX,
                    this::look,
                    Clock.systemUTC(),
                    Optional.empty(),
                    fault -> {
                        throw new AssertionError(fault);
                    });
    private final List<ToldClient> clients = new ArrayList<>();

    @BeforeAll
    static void start() {
        system = ActorSystem.create(Behaviors.empty(), "many");
    }

    @AfterAll
    static void stop() {
        system.terminate();
    }

    private Optional<SharedView> look(TableView seen) {
        looks.incrementAndGet();
        return seen.game().map(game -> new SharedView(INDEX, game));
    }

    private static TableViews views() {
        TableState state =
                new TableState(CardPool.of(AllCards.all()), TableTestServer.RULES)
                        .apply(TableTestServer.opened(1));
        return new TableViews(state, new DelayedView(state), 0, 0);
    }

    private void add(String person, Language language, TableViews table) {
        var client = new ToldClient(system, "told-" + clients.size());
        clients.add(client);
        listeners.add(client.ref, new Viewer(person, person), language, -1, table);
    }

    private void everyoneIsToldAllOnce() throws InterruptedException {
        for (ToldClient client : clients) {
            assertThat(client.next())
                    .isInstanceOfSatisfying(
                            FromTable.State.class, all -> assertThat(all.whole()).isTrue());
        }
    }

    @Test
    void aTableThatWasReadAgainIsLookedAtOnceForEachAudience() throws Exception {
        TableViews table = views();
        add("ann", Language.EN, table);
        add("bob", Language.FR, table);
        for (int i = 0; i < 20; i++) {
            add("eve" + i, i % 2 == 0 ? Language.EN : Language.FR, table);
        }
        assertThat(looks.get()).as("spectators who come to what others see").isLessThan(20);
        everyoneIsToldAllOnce();
        for (ToldClient client : clients) {
            while (client.isToldMore()) {
                // others came
            }
        }
        looks.set(0);
        listeners.tellAnew(table);
        assertThat(looks.get()).as("the two players and the spectators").isEqualTo(3);
        everyoneIsToldAllOnce();
        for (ToldClient client : clients) {
            assertThat(client.isToldMore()).isFalse();
        }
    }
}
