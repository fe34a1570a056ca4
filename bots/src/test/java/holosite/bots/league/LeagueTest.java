package holosite.bots.league;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.ReadyDecks;
import holosite.bots.kind.BotKind;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class LeagueTest {

    @Test
    void theRookieBeatsTheRandomBotOnBothSides() throws InterruptedException {
        var league = new League(ReadyDecks.POOL, ReadyDecks.pairs(), List.of(), 1);
        League.Match match = league.play(BotKind.ROOKIE, BotKind.RANDOM, 40, 1, done -> {});
        assertThat(match.games()).isEqualTo(40);
        assertThat(match.won() + match.lost()).isEqualTo(40);
        assertThat(match.share().value()).isGreaterThanOrEqualTo(0.95);
        assertThat(match.share().interval()[0]).isBetween(0.8, match.share().value());
        assertThat(match.share().interval()[1]).isBetween(match.share().value(), 1.0);
    }

    @Test
    void itIsTheSameFromBothSeats() throws InterruptedException {
        var league = new League(ReadyDecks.POOL, ReadyDecks.pairs(), List.of(), 3);
        League.Match match = league.play(BotKind.ROOKIE, BotKind.ROOKIE, 20, 1, done -> {});
        // the same bots with the same decks and seed: one of two wins as Dark, and loses as Light
        assertThat(match.won()).isEqualTo(match.lost());
    }

    @Test
    void itIsTheSameOnTwoThreads() throws InterruptedException {
        var league =
                new League(ReadyDecks.POOL, ReadyDecks.pairs(), List.of(), 5, OptionalInt.of(4));
        League.Match one = league.play(BotKind.VETERAN, BotKind.ROOKIE, 8, 1, done -> {});
        League.Match other = league.play(BotKind.VETERAN, BotKind.ROOKIE, 8, 2, done -> {});
        assertThat(other.won()).isEqualTo(one.won());
        assertThat(other.lost()).isEqualTo(one.lost());
        assertThat(other.games()).isEqualTo(8);
    }
}
