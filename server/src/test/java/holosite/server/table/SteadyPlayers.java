package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** People who play on at their tables whatever happens, and count what was confirmed. */
final class SteadyPlayers {
    private final List<Played> tables = new ArrayList<>();
    private final AtomicBoolean done = new AtomicBoolean();

    /** Both seats of a table. */
    private final class Played {
        final String table;
        final Supplier<TestClient> dark;
        final Supplier<TestClient> light;
        final CompletableFuture<Void> finished = new CompletableFuture<>();
        final AtomicInteger confirmed = new AtomicInteger();

        /** Answers to which nothing was said: they may be stored or not. */
        final AtomicInteger unclear = new AtomicInteger();

        private volatile @Nullable TestClient watched;

        Played(String table, Supplier<TestClient> dark, Supplier<TestClient> light) {
            this.table = table;
            this.dark = dark;
            this.light = light;
            Thread.ofVirtual().start(this::run);
        }

        boolean isTold() {
            TestClient client = watched;
            return client != null && client.timesWaiting() > 0;
        }

        private void run() {
            try (TestClient one = dark.get();
                    TestClient other = light.get()) {
                watched = one;
                while (!done.get() && !one.isOver()) {
                    TestClient asked = one.isAsked() ? one : other.isAsked() ? other : null;
                    if (asked == null) {
                        Thread.sleep(2);
                    } else {
                        answer(asked);
                    }
                }
                finished.complete(null);
            } catch (InterruptedException | RuntimeException | AssertionError e) {
                finished.completeExceptionally(e);
            }
        }

        private void answer(TestClient asked) {
            Optional<String> said = asked.asks(asked.boldAnswer(), Duration.ofSeconds(8));
            if (said.isEmpty()) {
                unclear.incrementAndGet();
            } else if (said.get().equals("done")) {
                confirmed.incrementAndGet();
            }
        }
    }

    /** Two sit down at a table, or one against a bot, and play until everything stops. */
    void play(String table, Supplier<TestClient> dark, Supplier<TestClient> light) {
        tables.add(new Played(table, dark, light));
    }

    /** Whether somebody was told that his table waits for the database. */
    boolean areTold() {
        return tables.stream().anyMatch(Played::isTold);
    }

    int confirmed() {
        return tables.stream().mapToInt(played -> played.confirmed.get()).sum();
    }

    void stop() {
        done.set(true);
    }

    /** Waits until at every table so many more answers were confirmed, or its game is over. */
    void awaitProgress(int answers) throws Exception {
        List<Integer> goals = tables.stream().map(p -> p.confirmed.get() + answers).toList();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(90);
        for (int i = 0; i < tables.size(); i++) {
            Played played = tables.get(i);
            while (played.confirmed.get() < goals.get(i) && !played.finished.isDone()) {
                assertThat(System.nanoTime())
                        .as("%s goes on after %d answers", played.table, played.confirmed.get())
                        .isLessThan(end);
                Thread.sleep(20);
            }
            if (played.finished.isCompletedExceptionally()) {
                played.finished.get();
            }
        }
    }

    /**
     * Everybody stops. What is stored is one whole game at each table, and holds every answer that
     * was confirmed, once.
     */
    void everythingConfirmedIsStored(Tables stored) throws Exception {
        done.set(true);
        for (Played played : tables) {
            played.finished.get(30, TimeUnit.SECONDS);
            PlayedGame game = settled(stored, played.table);
            assertThat(game.gaps()).isEmpty();
            assertThat(answers(stored, played.table, game))
                    .isBetween(
                            (long) played.confirmed.get(),
                            (long) played.confirmed.get() + played.unclear.get());
            Game last = game.step(game.steps() - 1).game();
            try (TestClient one = played.dark.get()) {
                JsonNode turn = one.section("turn");
                assertThat(turn.path("number").asInt()).isEqualTo(last.turn().number());
                assertThat(one.section("table").path("state").asString()).isIn("playing", "over");
                assertThat(one.section("dark").path("reserve").asInt())
                        .isEqualTo(last.view(Side.DARK).own().reserveDeck());
            }
        }
    }

    /** The game of a table once its bots have answered too, and it waits for a person. */
    private static PlayedGame settled(Tables stored, String table) throws Exception {
        int steps = -1;
        for (int i = 0; i < 300; i++) {
            PlayedGame now =
                    stored.played(table)
                            .toCompletableFuture()
                            .get(20, TimeUnit.SECONDS)
                            .orElseThrow();
            Game last = now.step(now.steps() - 1).game();
            if (now.steps() == steps
                    && (last.isOver() || isPerson(now, last.decision().player()))) {
                return now;
            }
            steps = now.steps();
            Thread.sleep(100);
        }
        throw new AssertionError("the bot at table " + table + " does not answer");
    }

    /** How many answers are stored that people gave themselves. */
    private static long answers(Tables stored, String table, PlayedGame game) throws Exception {
        return stored.journal(table).toCompletableFuture().get(20, TimeUnit.SECONDS).stream()
                .filter(
                        event ->
                                event instanceof TableEvent.Answered own
                                        && !own.auto()
                                        && isPerson(game, own.side()))
                .count();
    }

    private static boolean isPerson(PlayedGame game, Side side) {
        return game.seat(side).sitter() instanceof SeatedPlayer.Human;
    }
}
