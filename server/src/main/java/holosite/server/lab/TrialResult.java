package holosite.server.lab;

import holosite.bots.lab.Loss;
import holosite.bots.lab.MatchTotals;
import holosite.language.card.Side;
import java.util.List;

/**
 * What some games of a deck came to. All are counts and sums, so that those of several requests can
 * be added.
 *
 * @param undecided games that were broken off
 * @param turns of all games together
 * @param lifeForce what was left of it in all games that were won
 * @param byDrains games won in which the opponent lost most Force to Force drains
 */
record TrialResult(
        int games,
        int won,
        int undecided,
        long turns,
        long lifeForce,
        int byDrains,
        int byBattle,
        int byOther,
        List<CardGames> cards) {

    /**
     * A card of the deck.
     *
     * @param early games in which it was in hand in one of the first turns
     * @param earlyWon those of them that were won
     * @param played games in which it was deployed or played
     * @param playedWon those of them that were won
     */
    record CardGames(String id, int early, int earlyWon, int played, int playedWon) {}

    static TrialResult of(MatchTotals totals, Side side) {
        return new TrialResult(
                totals.games(),
                totals.won(side).of(),
                totals.undecided(),
                Math.round(totals.meanTurns() * totals.games()),
                Math.round(totals.meanLifeForce(side) * totals.won(side).of()),
                totals.won(side, Loss.FORCE_DRAINS),
                totals.won(side, Loss.BATTLE_DAMAGE),
                totals.won(side, Loss.OTHER),
                totals.cards(side).stream()
                        .map(
                                id ->
                                        new CardGames(
                                                id,
                                                totals.early(side, id).all(),
                                                totals.early(side, id).of(),
                                                totals.played(side, id).all(),
                                                totals.played(side, id).of()))
                        .toList());
    }
}
