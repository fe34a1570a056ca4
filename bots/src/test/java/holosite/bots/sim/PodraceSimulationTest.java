package holosite.bots.sim;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.Bot;
import holosite.bots.ReadyDecks;
import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.podrace.Podraces;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole games of decks that race. */
final class PodraceSimulationTest {

    private static Card card(String title, Side side) {
        return AllCards.byTitle(title).stream()
                .filter(card -> card.side() == side)
                .findFirst()
                .orElseThrow();
    }

    private static Setup.PlayerDeck deck(Side side, List<String> racing, List<String> others) {
        var cards = new ArrayList<Card>();
        racing.forEach(title -> cards.add(card(title, side)));
        for (int i = 0; cards.size() < 60; i++) {
            cards.add(card(others.get(i % others.size()), side));
        }
        return new Setup.PlayerDeck("races", cards, "Tatooine: Podrace Arena");
    }

    private static Setup racers() {
        var dark =
                deck(
                        Side.DARK,
                        List.of(
                                "Tatooine: Podrace Arena",
                                "Boonta Eve Podrace",
                                "Boonta Eve Podrace",
                                "Boonta Eve Podrace",
                                "Sebulba's Podracer",
                                "Sebulba's Podracer",
                                "Ben Quadinaros' Podracer",
                                "Ben Quadinaros' Podracer",
                                "Watto's Box",
                                "Hit Racer",
                                "Hit Racer",
                                "Hit Racer",
                                "Daultay Dofine",
                                "Thermal Detonator",
                                "Tatooine: Cantina"),
                        List.of("Pit Droid", "Stormtrooper", "Destroyer Droid", "Dengar", "Sense"));
        var light =
                deck(
                        Side.LIGHT,
                        List.of(
                                "Tatooine: Podrace Arena",
                                "Tatooine: Podracer Bay",
                                "Tatooine",
                                "Boonta Eve Podrace",
                                "Anakin's Podracer",
                                "Anakin's Podracer",
                                "I Did It!",
                                "I Did It!",
                                "Ultimatum",
                                "Podrace Prep",
                                "Podrace Prep",
                                "Podrace Prep",
                                "A Step Backward",
                                "A Step Backward",
                                "Losing Track",
                                "Losing Track",
                                "Neck And Neck",
                                "Neck And Neck"),
                        List.of("Rebel Trooper", "Luke Skywalker", "Han Solo", "Sense"));
        return new Setup(ReadyDecks.POOL.catalog(), dark, light);
    }

    private static List<Pairing> pairings() {
        var all = new ArrayList<Pairing>();
        for (BotKind dark : BotKind.QUICK) {
            for (BotKind light : BotKind.QUICK) {
                all.add(new Pairing(racers(), dark, light));
            }
        }
        return all;
    }

    @Test
    void everyInvariantHoldsWhileRacing() throws InterruptedException {
        assertThat(DeckCheck.problems(racers().dark(), Side.DARK)).isEmpty();
        assertThat(DeckCheck.problems(racers().light(), Side.LIGHT)).isEmpty();
        var tally =
                new Tournament(
                                pairings(),
                                32,
                                40,
                                2,
                                ReadyDecks.POOL,
                                InvariantChecks.all(ReadyDecks.POOL, 8))
                        .play(done -> {});
        assertThat(tally.failed()).isEmpty();
        assertThat(tally.games()).isEqualTo(32);
    }

    @Test
    void botsRunTheRaceToItsEnd() {
        int begun = 0;
        int won = 0;
        for (long seed = 1; seed <= 12; seed++) {
            var pairing = new Pairing(racers(), BotKind.ROOKIE, BotKind.ROOKIE);
            Game game = Game.start(pairing.setup(), seed);
            Bot dark = pairing.bot(Side.DARK, ReadyDecks.POOL, seed);
            Bot light = pairing.bot(Side.LIGHT, ReadyDecks.POOL, seed);
            while (!game.isOver()) {
                Bot asked = game.decision().player() == Side.DARK ? dark : light;
                game.answer(Bot.asked(asked, game));
            }
            begun += Podraces.begun(game.state()) ? 1 : 0;
            won +=
                    Podraces.hasWon(game.state(), Side.DARK)
                                    || Podraces.hasWon(game.state(), Side.LIGHT)
                            ? 1
                            : 0;
        }
        assertThat(begun).isGreaterThan(8);
        assertThat(won).isGreaterThan(4);
    }
}
