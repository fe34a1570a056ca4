package holosite.server.table.game;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import holosite.bots.kind.BotKind;

/** Who sits at a table. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "@type")
@JsonSubTypes({
    @Type(value = SeatedPlayer.Human.class, name = "Human"),
    @Type(value = SeatedPlayer.Robot.class, name = "Robot")
})
public sealed interface SeatedPlayer {

    /** A person, by the id of the account. */
    record Human(String person, String name) implements SeatedPlayer {}

    /** A bot of this kind. */
    record Robot(BotKind kind) implements SeatedPlayer {}

    default boolean is(String person) {
        return this instanceof Human human && human.person.equals(person);
    }

    default boolean isBot() {
        return this instanceof Robot;
    }
}
