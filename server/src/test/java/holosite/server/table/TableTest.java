package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.server.table.entity.Tables;
import holosite.server.table.feed.FromTable;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.Seat;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.row.TableRow;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Playing at tables in one process, with an H2 file, through their sockets. */
final class TableTest extends TableTestCase {
    @Test
    void aPlayerPlaysAgainstABotToTheEnd() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; !ann.isOver(); i++) {
                ann.awaitQuestion();
                if (ann.isAsked()) {
                    String answer = i % 3 == 0 ? ann.eagerAnswer() : ann.leastAnswer();
                    assertThat(ann.outcome(answer)).isEqualTo("done");
                }
            }
            assertThat(ann.section("table").path("outcome").path("reason").asString())
                    .isEqualTo("life_force");
            assertThat(ann.log()).hasSizeGreaterThan(50);
            Optional<TableRow> row = get(running.node().tables().describe(table));
            assertThat(row.orElseThrow().state()).isEqualTo("over");
            PlayedGame played = get(running.node().tables().played(table)).orElseThrow();
            assertThat(played.step(played.steps() - 1).game().isOver()).isTrue();
        }
    }

    @Test
    void theNamesOfDecksAreHiddenFromOthersUntilTheGameIsOver() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient eve = client(table, "eve")) {
            assertThat(deck(ann, "dark")).isNotEmpty();
            assertThat(deck(ann, "light")).isEmpty();
            assertThat(deck(eve, "dark") + deck(eve, "light")).isEmpty();

            assertThat(ann.outcome("\"type\":\"concede\"")).isEqualTo("done");
            eve.await("the end", eve::isOver);
            assertThat(deck(eve, "dark")).isNotEmpty();
            assertThat(deck(ann, "light")).isNotEmpty();
        }
    }

    private static String deck(TestClient client, String side) {
        return client.section("table").path("seats").path(side).path("deck").asString();
    }

    @Test
    void onlyTheHolderOfTheSeatAskedAnswersAndOnlyOnce() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob");
                TestClient eve = client(table, "eve")) {
            TestClient asked = ann.isAsked() ? ann : bob;
            TestClient other = ann.isAsked() ? bob : ann;
            String answer = asked.leastAnswer();

            assertThat(other.outcome(answer)).isEqualTo("not_your_decision");
            assertThat(eve.outcome(answer)).isEqualTo("not_a_player");
            assertThat(
                            asked.outcome(
                                    answer.replaceFirst(
                                            "\"answer\":\\{.*", "\"answer\":{\"choice\":999}")))
                    .isEqualTo("bad_answer");
            long before = asked.event();
            assertThat(asked.outcome(answer)).isEqualTo("done");
            playUntilAsked(asked, other);
            long after = asked.event();
            assertThat(asked.outcome(answer)).isEqualTo("late");
            assertThat(after).isGreaterThan(before);
            assertThat(asked.event()).isEqualTo(after);
        }
    }

    @Test
    void anOpenTableWaitsForAPlayerAndThenBegins() throws Exception {
        String table = open("ann", "");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            assertThat(ann.section("table").path("state").asString()).isEqualTo("open");
            assertThat(bob.section("table").path("you").isNull()).isTrue();
            Tables tables = running.node().tables();
            Seat seat = TableTestServer.seat(Side.LIGHT, "bob").orElseThrow();
            assertThat(get(tables.sit(table, Side.DARK, seat)))
                    .isEqualTo(new FromTable.Refused("", TableRefusal.SEAT_TAKEN));
            assertThat(
                            get(
                                    tables.sit(
                                            table,
                                            Side.LIGHT,
                                            TableTestServer.seat(Side.LIGHT, "ann").orElseThrow())))
                    .isEqualTo(new FromTable.Refused("", TableRefusal.SEATED_ALREADY));
            assertThat(get(tables.sit(table, Side.LIGHT, seat))).isEqualTo(new FromTable.Done(""));
            bob.await("a seat", () -> bob.section("table").path("you").asString().equals("light"));
            ann.await(
                    "the game",
                    () -> ann.section("table").path("state").asString().equals("playing"));
            assertThat(get(tables.describe(table)).orElseThrow().state()).isEqualTo("playing");
        }
    }

    @Test
    void theRowOfATableFollowsIt() throws Exception {
        String table = open(new TableOptions(true, 30, 0, 0), "ann", "bob");
        try (TestClient ann = client(table, "ann")) {
            assertThat(row(table, "playing")).isEqualTo("playing true ann bob 30 null");
            ann.ask("\"type\":\"concede\"");
            assertThat(row(table, "over")).isEqualTo("over true ann bob 30 light");
        }
    }

    private static String row(String table, String state) throws Exception {
        for (int i = 0; i < 100; i++) {
            try (var connection = running.node().database().getConnection();
                    var select =
                            connection.prepareStatement(
                                    "SELECT state, private, dark_person, light_person,"
                                            + " clock_minutes, winner FROM tables WHERE id = ?")) {
                select.setString(1, table);
                try (var rows = select.executeQuery()) {
                    if (rows.next() && rows.getString(1).equals(state)) {
                        return "%s %s %s %s %s %s"
                                .formatted(
                                        rows.getString(1),
                                        rows.getBoolean(2),
                                        rows.getString(3),
                                        rows.getString(4),
                                        rows.getString(5),
                                        rows.getString(6));
                    }
                }
            }
            Thread.sleep(50);
        }
        return "no row";
    }

    @Test
    void aTableThatFailsFailsAlone() throws Exception {
        // the moves it begins with were never offered, so it cannot be played
        String broken =
                get(
                        running.node()
                                .tables()
                                .open(
                                        new NewTable(
                                                TableOptions.PLAIN,
                                                TableTestServer.seat(Side.DARK, "ann"),
                                                TableTestServer.seat(Side.LIGHT, "bob"),
                                                Optional.empty(),
                                                "",
                                                List.of(
                                                        new TableEvent.Answered(
                                                                Side.DARK, "=77", "", "", 0, false,
                                                                0)))));
        String sound = open("ann", "bob");
        try (TestClient ann = client(broken, "ann");
                TestClient other = client(sound, "ann")) {
            assertThat(ann.section("table").path("state").asString()).isEqualTo("suspended");
            assertThat(ann.section("table").path("notice").asString())
                    .contains("Nothing of the game is lost");
            assertThat(other.isOver()).isFalse();
        }
    }

    @Test
    void aGameGoesOnFromTheMiddleOfAnother() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; i < 15; i++) {
                ann.awaitQuestion();
                ann.ask(ann.leastAnswer());
            }
            ann.awaitQuestion();
            PlayedGame played = get(running.node().tables().played(table)).orElseThrow();
            int step = played.steps() - 4;
            String next =
                    get(
                            running.node()
                                    .tables()
                                    .open(
                                            played.from(
                                                    step,
                                                    TableOptions.PLAIN,
                                                    TableTestServer.seat(Side.DARK, "ann")
                                                            .orElseThrow(),
                                                    TableTestServer.seat(Side.LIGHT, "bob")
                                                            .orElseThrow())));
            PlayedGame gone = get(running.node().tables().played(next)).orElseThrow();
            assertThat(gone.steps()).isEqualTo(step + 1);
            assertThat(gone.step(step).game()).isEqualTo(played.step(step).game());
        }
    }
}
