package holosite.server.lab;

import holosite.bots.lab.LabResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Who plays which game: hands out numbers, takes results in any order and gives them back in the
 * order of their numbers. What somebody who is lost has not played is handed out again, and the
 * result of a game that two have played counts once.
 *
 * @param <H> those who play
 */
final class GameDesk<H> {
    /** So far ahead of the oldest result that is still missing games are handed out. */
    static final int AHEAD = 4_000;

    private final int games;
    private final TreeSet<Integer> again = new TreeSet<>();
    private final Map<H, TreeSet<Integer>> out = new HashMap<>();
    private final Map<Integer, LabResult> played = new HashMap<>();
    private int next;
    private int taken;
    private String failed = "";

    GameDesk(int games) {
        this.games = games;
    }

    /** The numbers of games for somebody who plays so many at the same time. */
    synchronized List<Integer> give(H to, int places) {
        TreeSet<Integer> his = out.computeIfAbsent(to, one -> new TreeSet<>());
        var given = new ArrayList<Integer>();
        while (his.size() < places && hasMore()) {
            int number = again.isEmpty() ? next++ : again.removeFirst();
            his.add(number);
            given.add(number);
        }
        return given;
    }

    private boolean hasMore() {
        return !again.isEmpty() || next < games && next < taken + AHEAD;
    }

    /** Notes a result. */
    synchronized void played(H by, int number, LabResult result) {
        his(by).remove(number);
        again.remove(number);
        if (number >= taken) {
            played.putIfAbsent(number, result);
        }
        notifyAll();
    }

    /** Notes that a game cannot be played. */
    synchronized void failed(String why) {
        failed = why;
        notifyAll();
    }

    /** Somebody plays no more; whether he had games to play. */
    synchronized boolean lost(H who) {
        Set<Integer> his = his(who);
        his.removeAll(played.keySet());
        again.addAll(his);
        out.remove(who);
        return !his.isEmpty();
    }

    private Set<Integer> his(H who) {
        return out.getOrDefault(who, new TreeSet<>());
    }

    /**
     * Waits for the result of the next number.
     *
     * @throws IllegalStateException if a game failed
     */
    synchronized LabResult take() throws InterruptedException {
        while (true) {
            if (!failed.isEmpty()) {
                throw new IllegalStateException("a game of the lab failed: " + failed);
            }
            LabResult result = played.remove(taken);
            if (result != null) {
                taken++;
                return result;
            }
            wait();
        }
    }

    /** Whether games could be handed out again that were held back. */
    synchronized boolean hasRoomAgain() {
        return next < games && next == taken + AHEAD - 1;
    }
}
