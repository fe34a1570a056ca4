package holosite.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

import holosite.bots.kind.BotKind;

/** Who sits at a table. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
public sealed interface Sitter {

    /** A person, by the id the house knows him by. */
    record Human(String person, String name) implements Sitter {}

    /** A bot of this kind. */
    record Robot(BotKind kind) implements Sitter {}

    default boolean is(String person) {
        return this instanceof Human human && human.person.equals(person);
    }

    default boolean isBot() {
        return this instanceof Robot;
    }
}
