package holosite.bots.sim;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.ActPrompt;
import holosite.rules.setup.Setup;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.view.View;
import holosite.rules.world.Worlds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What a player imagines is what he sees: a world's own view is the view it came from. And it holds
 * nothing else of the game: another game that differs only in what is hidden from him has the same
 * world with the same seed.
 */
final class WorldsFit implements Invariant {

    @Override
    public void check(Game game, SplittableRandom chance) {
        if (game.isOver() || game.turn().number() == 0) {
            return;
        }
        Side viewer = game.decision().player();
        Worlds worlds = Worlds.of(game, viewer);
        if (!worlds.arePossible()) {
            return;
        }
        long seed = chance.nextLong();
        Worlds.Guess guess = guess(game, viewer, worlds, chance);
        Game world = worlds.draw(guess, seed);
        InvariantBroken.unless(
                seen(world, viewer, game).equals(game.view(viewer)),
                "%s sees %s and imagines %s"
                        .formatted(viewer, game.view(viewer), world.view(viewer)));
        if (game.decision().prompt() instanceof ActPrompt.PhaseAction) {
            Game other = game.fork();
            HiddenStaysHidden.shuffleHidden(other, viewer, chance);
            Worlds others = Worlds.of(other, viewer);
            InvariantBroken.unless(
                    others.arePossible() && others.seen().equals(worlds.seen()),
                    viewer + " knows of his opponent's cards by where hidden ones lie");
            Game twin = others.draw(guess, seed);
            InvariantBroken.unless(
                    laidOut(world).equals(laidOut(twin))
                            && world.state().chance() == twin.state().chance(),
                    "what %s imagines depends on what is hidden from him".formatted(viewer));
        }
    }

    /** A world keeps no log: apart from that its view must be the same. */
    private static View seen(Game world, Side viewer, Game game) {
        View view = world.view(viewer);
        return new View(
                view.viewer(),
                view.turn(),
                view.turnPlayer(),
                view.phase(),
                view.generation(),
                view.dark(),
                view.light(),
                view.places(),
                view.lastings(),
                view.battle(),
                view.attack(),
                view.question(),
                game.log().size());
    }

    /** Any cards of that side: here those of the opponent's deck, some of them several times. */
    private static Worlds.Guess guess(
            Game game, Side viewer, Worlds worlds, SplittableRandom chance) {
        Setup.PlayerDeck deck = game.setup().of(viewer.opposite());
        return new Worlds.Guess(
                some(deck.cards(), worlds.unknown(), chance),
                some(deck.under(), worlds.unknownOutside(), chance));
    }

    private static List<Card> some(List<Card> cards, int count, SplittableRandom chance) {
        var some = new ArrayList<Card>();
        while (some.size() < count) {
            some.add(cards.get(chance.nextInt(cards.size())));
        }
        return some;
    }

    /** Which card lies where, and how, whatever the numbers of the cards are. */
    private static List<String> laidOut(Game game) {
        GameState state = game.state();
        Table table = state.table();
        var lines = new ArrayList<String>();
        for (int holder = 0; holder < table.holderCount(); holder++) {
            int[] cards = table.cards(holder);
            if (cards.length > 0) {
                lines.add(
                        holder
                                + ": "
                                + Arrays.stream(cards)
                                        .mapToObj(
                                                card ->
                                                        table.definition(card).card().id()
                                                                + " "
                                                                + state.systemAt(card))
                                        .toList());
            }
        }
        return lines;
    }
}
