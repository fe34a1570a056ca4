package holosite.bots.lab;

import holosite.rules.kit.CardPool;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import java.util.List;

/** The games of an order, ready to be played on any number of threads. */
public final class LabGames {
    private final LabOrder order;
    private final CardPool cards;
    private final List<Setup> pairs;
    private final List<Setup.PlayerDeck> heardOf;

    LabGames(LabOrder order, CardPool cards) {
        this.order = order;
        this.cards = cards.indexed();
        pairs =
                order.pairs().stream()
                        .map(
                                pair ->
                                        new Setup(
                                                cards.catalog(),
                                                deck(pair.dark()),
                                                deck(pair.light())))
                        .toList();
        heardOf = order.heardOf().stream().map(this::deck).toList();
    }

    private Setup.PlayerDeck deck(String text) {
        return DeckNotation.read(text, cards).forPlay();
    }

    public LabResult play(LabOrder.GameId game) {
        return LabGame.play(
                cards, pairs.get(game.pair()), order.bot(), heardOf, order.seed() + game.number());
    }
}
