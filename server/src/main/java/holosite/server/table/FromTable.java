package holosite.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

import holosite.server.serialization.JsonSerializable;

/** What a table tells somebody who attends it, or has asked something of it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
public sealed interface FromTable extends JsonSerializable {

    /**
     * How the table is now, or what changed, as JSON for the client. Updates to one attendant have
     * consecutive versions: whoever misses one asks for all of it again. {@code since} is when the
     * table began to work on what brought it about, in microseconds; 0 where nothing did.
     */
    record State(boolean whole, long version, long event, String json, long since)
            implements FromTable {}

    /** Lines of the chat, as JSON for the client. */
    record Chat(String json) implements FromTable {}

    /** It was done. */
    record Done(String id) implements FromTable {}

    /** It was refused, and nothing changed. */
    record Refused(String id, Refusal why) implements FromTable {}

    /** The answer to a question why, as JSON for the client. */
    record Explained(String id, String json) implements FromTable {}
}
