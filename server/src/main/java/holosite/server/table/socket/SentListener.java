package holosite.server.table.socket;

/** Is told when a client has been sent what an answer changed. */
@FunctionalInterface
public interface SentListener {

    /** The state after this event of the table was sent this long after the answer arrived. */
    void sent(String table, long event, long micros);

    default SentListener and(SentListener other) {
        return (table, event, micros) -> {
            sent(table, event, micros);
            other.sent(table, event, micros);
        };
    }
}
