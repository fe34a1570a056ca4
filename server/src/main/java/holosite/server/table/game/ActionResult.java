package holosite.server.table.game;

import holosite.server.message.WhyAnswer;
import java.util.List;

/** The result of an action. */
public sealed interface ActionResult {

    /** These things happen. */
    record Happens(List<TableEvent> events) implements ActionResult {
        public Happens {
            events = List.copyOf(events);
        }

        public Happens(TableEvent... events) {
            this(List.of(events));
        }
    }

    /** Nothing happens. */
    record Refused(TableRefusal why) implements ActionResult {}

    /** Nothing happens, but a question is answered. */
    record Explained(WhyAnswer answer) implements ActionResult {}
}
