package holosite.bots.sim;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.ReadyDecks;
import holosite.bots.kind.BotKind;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole games checked against all invariants; {@code sim} plays many more. */
final class SimulationTest {

    private static List<Pairing> all() {
        var pairings = new ArrayList<Pairing>();
        for (var setup : ReadyDecks.pairs()) {
            for (BotKind dark : BotKind.QUICK) {
                for (BotKind light : BotKind.QUICK) {
                    pairings.add(new Pairing(setup, dark, light));
                }
            }
        }
        return pairings;
    }

    @Test
    void everyInvariantHoldsInGamesBetweenAllDecksAndBots() throws InterruptedException {
        var tally =
                new Tournament(
                                all(),
                                64,
                                100,
                                2,
                                ReadyDecks.POOL,
                                InvariantChecks.all(ReadyDecks.POOL, 4))
                        .play(done -> {});
        assertThat(tally.failed()).isEmpty();
        assertThat(tally.games()).isEqualTo(64);
    }

    @Test
    void theSameSeedsGiveTheSameGamesOnOneThreadAndOnTwo() throws InterruptedException {
        var alone =
                new Tournament(all(), 16, 5, 1, ReadyDecks.POOL, InvariantChecks.NONE)
                        .play(d -> {});
        var shared =
                new Tournament(all(), 16, 5, 2, ReadyDecks.POOL, InvariantChecks.NONE)
                        .play(d -> {});
        assertThat(shared.decisions()).isEqualTo(alone.decisions());
        assertThat(shared.turnsPerGame()).isEqualTo(alone.turnsPerGame());
        assertThat(shared.byDecks()).isEqualTo(alone.byDecks());
    }

    @Test
    void whatIsCheckedDoesNotChangeTheGame() {
        var pairing = all().getFirst();
        var watched =
                SimulatedGame.play(
                        pairing, 3, ReadyDecks.POOL, InvariantChecks.all(ReadyDecks.POOL, 10));
        assertThat(SimulatedGame.play(pairing, 3, ReadyDecks.POOL, InvariantChecks.NONE))
                .isEqualTo(watched);
    }

    @Test
    void aGameThatNobodyWinsIsBrokenOffAndIsNoFailure() {
        var broken =
                SimulatedGame.play(all().getFirst(), 3, ReadyDecks.POOL, InvariantChecks.NONE, 2);
        assertThat(broken).isInstanceOf(SimulationResult.Undecided.class);

        var tally = new SimulationTotals();
        tally.add(broken);
        assertThat(tally.undecided()).isEqualTo(1);
        assertThat(tally.failed()).isEmpty();
        assertThat(tally.turnsPerGame()).isEqualTo(3);
        assertThat(tally.bySide()).isEmpty();
    }

    @Test
    void randomDecksAreLegalAndTheirGamesHoldToo() throws InterruptedException {
        var pairings = new ArrayList<Pairing>();
        var ofDark = new RandomDecks(Side.DARK, ReadyDecks.POOL);
        var ofLight = new RandomDecks(Side.LIGHT, ReadyDecks.POOL);
        for (int seed = 1; seed <= 6; seed++) {
            var dark = ofDark.deck(seed);
            var light = ofLight.deck(seed + 10);
            assertThat(DeckCheck.problems(dark, Side.DARK)).isEmpty();
            assertThat(DeckCheck.problems(light, Side.LIGHT)).isEmpty();
            pairings.add(
                    new Pairing(
                            new Setup(ReadyDecks.POOL.catalog(), dark, light),
                            BotKind.RANDOM,
                            BotKind.ROOKIE));
            pairings.add(
                    new Pairing(
                            new Setup(ReadyDecks.POOL.catalog(), dark, light),
                            BotKind.RANDOM,
                            BotKind.RANDOM));
        }
        var tally =
                new Tournament(
                                pairings,
                                24,
                                1,
                                2,
                                ReadyDecks.POOL,
                                InvariantChecks.all(ReadyDecks.POOL, 4))
                        .play(done -> {});
        assertThat(tally.failed()).isEmpty();
    }

    @Test
    void everyCardIsInOneOfManyRandomDecksAndAllAreLegal() {
        for (Side side : Side.values()) {
            var decks = new RandomDecks(side, ReadyDecks.POOL);
            var drawn = new HashSet<Card>();
            for (int seed = 1; seed <= 300; seed++) {
                var deck = decks.deck(seed);
                assertThat(DeckCheck.problems(deck, side)).isEmpty();
                drawn.addAll(deck.all());
            }
            assertThat(drawn)
                    .containsAll(
                            ReadyDecks.POOL.all().stream()
                                    .filter(card -> card.side() == side)
                                    .filter(card -> !card.is(CardType.GAME_AID))
                                    .toList());
        }
    }
}
