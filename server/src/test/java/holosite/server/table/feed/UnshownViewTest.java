package holosite.server.table.feed;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.rules.log.Audience;
import holosite.server.table.TableTestServer;
import holosite.server.table.game.DelayedView;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.game.TableState;
import holosite.server.table.game.TableView;
import holosite.server.table.game.TableViews;
import holosite.server.wire.CardIndex;
import holosite.server.wire.SharedView;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A fault while one view is written: it concerns those who see it, and nobody else. */
class UnshownViewTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final CardIndex INDEX = new CardIndex(AllCards.all());
    private static ActorSystem<Void> system;

    private final List<Throwable> faults = new ArrayList<>();
    private boolean failing;
    private final TableListeners listeners =
            new TableListeners(INDEX, this::look, Clock.systemUTC(), Optional.empty(), faults::add);
    private TableViews views;

    /** Looks at the table as everybody does, unless the spectators' view has a fault. */
    private Optional<SharedView> look(TableView seen) {
        if (failing && seen.audience() == Audience.SPECTATOR) {
            throw new IllegalStateException("this view cannot be written");
        }
        return seen.game().map(game -> new SharedView(INDEX, game));
    }

    @BeforeAll
    static void start() {
        system = ActorSystem.create(Behaviors.empty(), "views");
    }

    @AfterAll
    static void stop() {
        system.terminate();
    }

    @BeforeEach
    void open() {
        TableState state =
                new TableState(CARDS, TableTestServer.RULES).apply(TableTestServer.opened(1));
        views = new TableViews(state, new DelayedView(state), 0, 0);
    }

    private void add(ToldClient client, String person) {
        listeners.add(client.ref, new Viewer(person, person), Language.EN, -1, views);
    }

    @Test
    void onlyThoseAreToldWhoseViewCannotBeWrittenAndOnlyOnce() throws Exception {
        var ann = new ToldClient(system, "ann");
        var eve = new ToldClient(system, "eve");
        add(ann, "ann");
        add(eve, "eve");
        assertThat(ann.next()).isInstanceOf(FromTable.State.class);
        assertThat(eve.next()).isInstanceOf(FromTable.State.class);

        failing = true;
        for (int i = 0; i < 3; i++) {
            listeners.count();
            listeners.tell(views, 0);
        }
        assertThat(faults).hasSize(3);
        assertThat(eve.next()).isEqualTo(new FromTable.Refused("", TableRefusal.UNSHOWN));
        assertThat(eve.isToldMore()).isFalse();
        assertThat(ann.next())
                .as("the player learns that somebody watches")
                .isInstanceOfSatisfying(
                        FromTable.State.class,
                        news -> assertThat(news.json()).contains("\"watching\":1"));

        // whoever comes now is told as well; who knows it already is not
        var zoe = new ToldClient(system, "zoe");
        add(zoe, "zoe");
        assertThat(zoe.next()).isInstanceOf(FromTable.State.class);
        assertThat(zoe.next()).isEqualTo(new FromTable.Refused("", TableRefusal.UNSHOWN));
        assertThat(eve.isToldMore()).isFalse();

        // once it can be shown again, what was missed comes
        failing = false;
        listeners.count();
        listeners.tell(views, 0);
        assertThat(eve.next())
                .isInstanceOfSatisfying(
                        FromTable.State.class,
                        news -> assertThat(news.json()).contains("\"watching\":2"));
    }
}
