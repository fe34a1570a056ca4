package holosite.server.table.feed;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import holosite.server.message.ServerMessage;
import holosite.server.message.WhyAnswer;
import holosite.server.serialization.ClientJson;
import holosite.server.serialization.JsonSerializable;
import holosite.server.table.game.TableRefusal;

/** What a table sends to a listener, or to whoever asked something of it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
public sealed interface FromTable extends JsonSerializable {

    /**
     * The state of the table or what changed, as JSON for the client. Updates to one listener have
     * consecutive versions: if one is missing, the listener asks for everything. {@code since} is
     * when the table began to work on the action behind it, in microseconds; 0 if there was none.
     */
    record State(boolean whole, long version, long event, String json, long since)
            implements FromTable {}

    /** Lines of the chat, as JSON for the client. */
    record Chat(String json) implements FromTable {}

    /** The table cannot be read or stored just now; it goes on as soon as it can. */
    record Waiting() implements FromTable {}

    /** It was done. */
    record Done(String id) implements FromTable {}

    /** It was refused, and nothing changed. */
    record Refused(String id, TableRefusal why) implements FromTable {}

    /** The answer to a question why, as JSON for the client. */
    record Explained(String json) implements FromTable {
        public static Explained of(String id, WhyAnswer answer) {
            return new Explained(ClientJson.write(new ServerMessage.Why(id, answer)));
        }
    }
}
