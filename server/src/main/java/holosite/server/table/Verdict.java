package holosite.server.table;

import java.util.List;

/** What comes of something somebody wants to do. */
sealed interface Verdict {

    /** These things happen. */
    record Happens(List<TableEvent> events) implements Verdict {
        public Happens {
            events = List.copyOf(events);
        }

        public Happens(TableEvent... events) {
            this(List.of(events));
        }
    }

    /** Nothing happens. */
    record Refused(Refusal why) implements Verdict {}

    /** Nothing happens, but he is told something. */
    record Explained(String json) implements Verdict {}
}
