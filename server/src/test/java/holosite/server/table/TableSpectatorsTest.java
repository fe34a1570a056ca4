package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.table.game.TableOptions;
import org.junit.jupiter.api.Test;

/** What spectators see of a table, and when. */
final class TableSpectatorsTest extends TableTestCase {
    @Test
    void aSpectatorSeesNoQuestionAndNoHand() throws Exception {
        String table = open("ann", "bot:rookie");
        try (TestClient ann = client(table, "ann");
                TestClient eve = client(table, "eve")) {
            for (int i = 0; i < 60 && !ann.isOver(); i++) {
                ann.awaitQuestion();
                ann.ask(ann.eagerAnswer());
            }
            ann.await("the bot has answered", ann::isAsked);
            assertThat(ann.section("dark").path("cards").isArray()).isTrue();
            assertThat(ann.section("light").path("cards").isNull()).isTrue();
            assertThat(ann.section("table").path("you").asString()).isEqualTo("dark");
            eve.await("all of it", () -> eve.section("turn").equals(ann.section("turn")));
            assertThat(eve.question().isNull()).isTrue();
            assertThat(eve.section("stops").isNull()).isTrue();
            assertThat(eve.section("dark").path("cards").isNull()).isTrue();
            assertThat(eve.section("light").path("cards").isNull()).isTrue();
            assertThat(eve.section("table").path("you").isNull()).isTrue();
            assertThat(eve.section("table").path("watching").asInt()).isEqualTo(1);
            assertThat(eve.received())
                    .noneMatch(text -> text.contains("\"cards\":[{\"handle\":10000"));
        }
    }

    @Test
    void spectatorsSeeLaterWhereThatWasAgreed() throws Exception {
        String table = open(new TableOptions(false, 0, 0, 5), "ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob");
                TestClient eve = client(table, "eve")) {
            assertThat(eve.section("table").path("state").asString()).isEqualTo("playing");
            ann.ask("\"type\":\"chat\",\"text\":\"hello\"");
            long begun = System.nanoTime();
            ann.ask("\"type\":\"concede\"");
            bob.await("the end", bob::isOver);
            assertThat(bob.chat()).containsExactly("Player ann: hello");
            assertThat(eve.isOver()).isFalse();
            assertThat(eve.chat()).isEmpty();
            eve.await("the end", eve::isOver);
            assertThat(System.nanoTime() - begun).isGreaterThan(4_800_000_000L);
            eve.await("what was said", () -> !eve.chat().isEmpty());
            assertThat(eve.chat()).containsExactly("Player ann: hello");
        }
    }
}
