package holosite.bots.lab;

/**
 * Whether a change helps, judged after each pair of games that differ in nothing but the change. It
 * weighs two claims against each other, that the change does nothing and that it wins as much more
 * as was asked for, and is settled when one of them is nineteen times as likely as the other: then
 * it is wrong in one of twenty cases at most, however often one looks.
 */
public final class SequentialTest {
    /** The evidence that settles it, either way. */
    public static final double LINE = Math.log(19);

    private final double asked;
    private int better;
    private int worse;
    private int pairs;

    /** What the test says. */
    public enum Verdict {
        OPEN,
        HELPS,
        DOES_NOT_HELP
    }

    /**
     * @param asked how much more of the games the change should win, as a share
     */
    public SequentialTest(double asked) {
        if (!(asked > 0 && asked < 1)) {
            throw new IllegalArgumentException(
                    "a change can be asked for 0 to 1 more, not " + asked);
        }
        this.asked = asked;
    }

    /** A pair of games: whether each was won, with the change and without. */
    public void add(boolean with, boolean without) {
        pairs++;
        better += with && !without ? 1 : 0;
        worse += without && !with ? 1 : 0;
    }

    public int pairs() {
        return pairs;
    }

    /** Pairs that the change won and its absence lost. */
    public int better() {
        return better;
    }

    public int worse() {
        return worse;
    }

    /** By how much more of the games the change wins, as far as one can tell. */
    public MatchTotals.Difference estimate() {
        double mean = pairs == 0 ? 0 : (double) (better - worse) / pairs;
        double margin = pairs == 0 ? 1 : Share.LIKELY * Math.sqrt(variance() / pairs);
        return new MatchTotals.Difference(mean, margin);
    }

    /** A pair of each kind is taken for granted: that none has come up yet is no certainty. */
    private double variance() {
        double mean = (better - worse) / (pairs + 2.0);
        return (better + worse + 2) / (pairs + 2.0) - mean * mean;
    }

    /** The logarithm of how much more likely it is that the change helps. */
    public double evidence() {
        double mean = pairs == 0 ? 0 : (double) (better - worse) / pairs;
        return pairs * asked / variance() * (mean - asked / 2);
    }

    public Verdict verdict() {
        double now = evidence();
        return now >= LINE ? Verdict.HELPS : now <= -LINE ? Verdict.DOES_NOT_HELP : Verdict.OPEN;
    }
}
