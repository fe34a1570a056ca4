package holosite.rules.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What happened so far, the latest first: an immutable list that forked games share. */
public final class Log {
    public static final Log EMPTY = new Log();

    private final @Nullable Entry latest;
    private final Log before;
    private final int size;

    private Log() {
        latest = null;
        before = this;
        size = 0;
    }

    private Log(Entry latest, Log before) {
        this.latest = latest;
        this.before = before;
        size = before.size + 1;
    }

    public Log plus(Entry next) {
        return new Log(next, this);
    }

    public int size() {
        return size;
    }

    /** The same entries; forks of one game share all but the latest. */
    @Override
    @SuppressWarnings("ReferenceEquality")
    public boolean equals(Object other) {
        if (!(other instanceof Log that) || size != that.size) {
            return false;
        }
        Log mine = this;
        Log his = that;
        while (mine != his) {
            if (!Objects.equals(mine.latest, his.latest)) {
                return false;
            }
            mine = mine.before;
            his = his.before;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return size;
    }

    /** The entries from this number on, the oldest first. */
    public List<Entry> from(int number) {
        var entries = new ArrayList<Entry>(Math.max(0, size - number));
        for (Log at = this; at.size > number; at = at.before) {
            entries.add(Objects.requireNonNull(at.latest));
        }
        Collections.reverse(entries);
        return entries;
    }
}
