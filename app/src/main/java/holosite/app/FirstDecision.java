package holosite.app;

import holosite.app.input.DeckArgument;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.setup.Setup;

/**
 * Loads every card, starts a game, prints a line and exits: {@code bench} measures how long this
 * takes.
 */
final class FirstDecision {
    static final String SAID = "A game waits for its first decision.";

    private FirstDecision() {}

    public static void main(String[] args) {
        var catalog = DeckArgument.pool().catalog();
        catalog.cards().parallelStream().forEach(catalog::texts);
        var setup =
                new Setup(
                        catalog,
                        DeckArgument.first(Side.DARK).forPlay(),
                        DeckArgument.first(Side.LIGHT).forPlay());
        if (!Game.start(setup, 1).isOver()) {
            System.out.println(SAID);
        }
    }
}
