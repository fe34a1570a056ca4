package holosite.bots.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.bots.Bot;
import holosite.bots.RandomBot;
import holosite.bots.ReadyDecks;
import holosite.bots.rookie.RookieBot;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.action.ResolveInterrupt;
import holosite.rules.decision.ActPrompt;
import holosite.rules.setup.Setup;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.world.Worlds;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a player may imagine: everything he knows as it is, everything else anew. */
final class WorldsTest {

    /** A game some turns on, in which a player chooses what to do. */
    private static Game inThePhaseOf(Side player, int decisions) {
        Game game = Game.start(ReadyDecks.pairs().getFirst(), 5);
        var bot = new RookieBot(ReadyDecks.POOL);
        for (int i = 0;
                i < decisions
                        || game.decision().player() != player
                        || !(game.decision().prompt() instanceof ActPrompt.PhaseAction);
                i++) {
            game.answer(Bot.asked(bot, game));
        }
        return game;
    }

    private static Worlds.Guess guess(Game game, Side viewer) {
        Setup.PlayerDeck deck = game.setup().of(viewer.opposite());
        return new Worlds.Guess(deck.cards(), deck.under());
    }

    private static List<String> hand(Game game, Side side) {
        return ids(game, Table.zone(side, Zone.HAND));
    }

    private static List<String> ids(Game game, int holder) {
        GameState state = game.state();
        return Arrays.stream(state.table().cards(holder))
                .mapToObj(card -> state.table().definition(card).card().id())
                .toList();
    }

    @Test
    void whatHeSeesIsAsItIsAndTheRestIsNot() {
        for (Side viewer : Side.values()) {
            Game game = inThePhaseOf(viewer, 150);
            Worlds worlds = Worlds.of(game, viewer);
            Game one = worlds.draw(guess(game, viewer), 1);
            Game other = worlds.draw(guess(game, viewer), 2);
            assertThat(worlds.arePossible()).isTrue();
            assertThat(hand(one, viewer)).isEqualTo(hand(game, viewer));
            assertThat(one.view(viewer).places()).isEqualTo(game.view(viewer).places());
            assertThat(hand(one, viewer.opposite())).isNotEqualTo(hand(other, viewer.opposite()));
            int deck = Table.zone(viewer, Zone.RESERVE_DECK);
            assertThat(ids(one, deck)).isNotEqualTo(ids(other, deck));
            // his own deck he knows, but not its order
            assertThat(all(one, viewer)).isEqualTo(all(game, viewer));
            assertThat(one.state().chance()).isNotEqualTo(game.state().chance());
            assertThat(one.log().size()).isZero();
        }
    }

    private static List<Card> all(Game game, Side side) {
        return game.setup().of(side).cards().stream()
                .sorted(Comparator.comparing(Card::id))
                .toList();
    }

    @Test
    void theOpponentHoldsWhatHeIsThoughtToHold() {
        Game game = inThePhaseOf(Side.DARK, 150);
        Worlds worlds = Worlds.of(game, Side.DARK);
        Card only = game.setup().light().cards().getFirst();
        var guess = new Worlds.Guess(Collections.nCopies(60, only), List.of());
        Game world = worlds.draw(guess, 1);
        assertThat(hand(world, Side.LIGHT)).isNotEmpty().containsOnly(only.id());
        assertThat(worlds.unknown()).isEqualTo(60 - worlds.seen().size()).isLessThan(60);
    }

    @Test
    void theSameSeedDrawsTheSameAndPlaysOn() {
        Game game = inThePhaseOf(Side.LIGHT, 200);
        Worlds worlds = Worlds.of(game, Side.LIGHT);
        Game one = worlds.draw(guess(game, Side.LIGHT), 7);
        Game same = worlds.draw(guess(game, Side.LIGHT), 7);
        assertThat(one).isEqualTo(same);
        var bot = new RandomBot(3);
        for (int i = 0; i < 400 && !one.isOver(); i++) {
            one.answer(Bot.asked(bot, one));
        }
        assertThat(one).isNotEqualTo(same);
    }

    @Test
    void tooFewCardsAreNoGuess() {
        Game game = inThePhaseOf(Side.DARK, 150);
        Worlds worlds = Worlds.of(game, Side.DARK);
        assertThatThrownBy(() -> worlds.draw(new Worlds.Guess(List.of(), List.of()), 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whereAHiddenCardIsSingledOutNothingCanBeImagined() {
        Game game = inThePhaseOf(Side.DARK, 150);
        int held = game.state().table().top(Side.LIGHT, Zone.HAND);
        int shown = game.state().table().top(Table.locations());
        assertThat(Worlds.of(waitingFor(game, held), Side.DARK).arePossible()).isFalse();
        assertThat(Worlds.of(waitingFor(game, shown), Side.DARK).arePossible()).isTrue();
        assertThatThrownBy(
                        () ->
                                Worlds.of(waitingFor(game, held), Side.DARK)
                                        .draw(guess(game, Side.DARK), 1))
                .isInstanceOf(IllegalStateException.class);
    }

    /** The same game while an action of the Light Side speaks of a card. */
    private static Game waitingFor(Game game, int card) {
        Game acting = game.fork();
        acting.state().push(new ResolveInterrupt.Played(card, Side.LIGHT));
        return acting;
    }
}
