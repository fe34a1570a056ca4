package holosite.rules.save;

import holosite.language.card.Side;
import holosite.rules.table.Role;
import java.util.ArrayList;
import java.util.List;

/** The role of a card, its marks, and what it remembers; its name is there for human readers. */
record SavedCard(
        int number,
        String name,
        Side owner,
        Role role,
        List<String> marks,
        int aim,
        int counter,
        int arrived,
        String system) {

    static List<String> marks(long flags) {
        var names = new ArrayList<String>();
        long left = flags;
        for (var mark : SavedMarks.MARKS.entrySet()) {
            if ((flags & mark.getValue()) != 0) {
                names.add(mark.getKey());
                left &= ~mark.getValue();
            }
        }
        if (left != 0) {
            throw new IllegalArgumentException(
                    "SavedNames has no name for the mark " + Long.toBinaryString(left));
        }
        return names;
    }

    /** The marks as bits; the name of one that does not exist is refused. */
    long flags(SavedLines lines) {
        long flags = 0;
        for (String name : marks) {
            Long mark = SavedMarks.MARKS.get(name);
            if (mark == null) {
                throw lines.wrong("no card is marked '" + name + "'.");
            }
            flags |= mark;
        }
        return flags;
    }
}
