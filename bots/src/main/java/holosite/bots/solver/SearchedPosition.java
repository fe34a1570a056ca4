package holosite.bots.solver;

import holosite.rules.Game;
import holosite.rules.state.GameState;

/** A position as a key: equal to another if the games are equal in all that can still matter. */
final class SearchedPosition {
    private final Game game;
    private final int hash;

    /** Of a game that waits for a decision and is not played on. */
    SearchedPosition(Game game) {
        this.game = game;
        GameState state = game.state();
        // games that differ only in what is under way are frequent here, and hash alike
        hash =
                (state.hashCode() * 31 + state.battle().hashCode()) * 31
                        + state.decision().hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchedPosition that
                && hash == that.hash
                && game.equals(that.game);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
