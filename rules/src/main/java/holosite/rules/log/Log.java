package holosite.rules.log;

import holosite.rules.table.Role;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What happened so far, the latest first: an immutable list that forked games share. */
public final class Log {
    public static final Log EMPTY = new Log();

    private final Entry entry;
    private final Log before;
    private final int size;

    private Log() {
        entry = new Entry(Entry.Line.GAME_BEGINS, null, "", "", Role.NONE, 0, 3);
        before = this;
        size = 0;
    }

    private Log(Entry entry, Log before) {
        this.entry = entry;
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
            if (!mine.entry.equals(his.entry)) {
                return false;
            }
            mine = mine.before;
            his = his.before;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return entry.hashCode() * 31 + size;
    }

    /** The entries from this number on, the oldest first. */
    public List<Entry> from(int number) {
        var entries = new ArrayList<Entry>(Math.max(0, size - number));
        for (Log at = this; at.size > number; at = at.before) {
            entries.add(at.entry);
        }
        Collections.reverse(entries);
        return entries;
    }
}
