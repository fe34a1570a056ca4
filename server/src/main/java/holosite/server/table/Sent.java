package holosite.server.table;

/** Learns when a client has been sent what an answer changed. */
@FunctionalInterface
public interface Sent {

    /** The view after this event of the table has gone out, so long after the answer came. */
    void sent(String table, long event, long micros);

    default Sent and(Sent other) {
        return (table, event, micros) -> {
            sent(table, event, micros);
            other.sent(table, event, micros);
        };
    }
}
