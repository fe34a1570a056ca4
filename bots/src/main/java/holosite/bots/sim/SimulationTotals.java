package holosite.bots.sim;

import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The results of many simulated games. */
public final class SimulationTotals {
    /** Games won of games played. */
    public record Wins(int won, int played) {
        public double rate() {
            return played == 0 ? 0 : (double) won / played;
        }

        private Wins plus(boolean win) {
            return new Wins(won + (win ? 1 : 0), played + 1);
        }
    }

    private static final Wins NONE = new Wins(0, 0);

    private final List<SimulationResult.Failed> failed = new ArrayList<>();
    private final Map<Side, Wins> bySide = new TreeMap<>();
    private final Map<String, Wins> byBots = new TreeMap<>();
    private final Map<String, Wins> byDecks = new TreeMap<>();
    private int games;
    private int undecided;
    private long decisions;
    private long turns;

    void add(SimulationResult result) {
        games++;
        decisions += result.decisions();
        switch (result) {
            case SimulationResult.Failed f -> {
                failed.add(f);
                failed.sort(Comparator.comparingLong(SimulationResult.Failed::seed));
            }
            case SimulationResult.Undecided u -> {
                undecided++;
                turns += u.turns();
            }
            case SimulationResult.Played p -> {
                turns += p.turns();
                for (Side side : Side.values()) {
                    count(bySide, side, p.winner() == side);
                }
                countBots(p);
                String decks =
                        p.pairing().setup().dark().name()
                                + " / "
                                + p.pairing().setup().light().name();
                count(byDecks, decks, p.winner() == Side.DARK);
            }
        }
    }

    private void countBots(SimulationResult.Played played) {
        BotKind winner = played.pairing().of(played.winner());
        BotKind loser = played.pairing().of(played.winner().opposite());
        if (winner != loser) {
            count(byBots, winner + " against " + loser, true);
            count(byBots, loser + " against " + winner, false);
        }
    }

    private static <K> void count(Map<K, Wins> wins, K key, boolean win) {
        wins.merge(key, NONE.plus(win), (old, one) -> old.plus(win));
    }

    public int games() {
        return games;
    }

    /** Games broken off in which neither player came nearer to winning. */
    public int undecided() {
        return undecided;
    }

    public long decisions() {
        return decisions;
    }

    public double decisionsPerGame() {
        return games == 0 ? 0 : (double) decisions / games;
    }

    public double turnsPerGame() {
        int played = games - failed.size();
        return played == 0 ? 0 : (double) turns / played;
    }

    /** The games that went wrong, by their seeds. */
    public List<SimulationResult.Failed> failed() {
        return List.copyOf(failed);
    }

    public Map<Side, Wins> bySide() {
        return Map.copyOf(bySide);
    }

    /** Wins of one kind of bot against another, by a phrase such as "rookie against random". */
    public Map<String, Wins> byBots() {
        return new TreeMap<>(byBots);
    }

    /** Wins of the Dark deck, for each pair of decks. */
    public Map<String, Wins> byDecks() {
        return new TreeMap<>(byDecks);
    }
}
