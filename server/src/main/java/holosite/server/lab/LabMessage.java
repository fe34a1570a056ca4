package holosite.server.lab;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import holosite.bots.lab.LabOrder;
import holosite.bots.lab.LabResult;
import holosite.server.serialization.JsonSerializable;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;

/** What the processes of a lab tell each other. Orders are numbered; what is old is passed over. */
final class LabMessage {
    private LabMessage() {}

    /** To the one that leads. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    sealed interface ToLead extends JsonSerializable {}

    /** Somebody is here to help, and plays so many games at the same time by these rules. */
    record Here(ActorRef<ToHelper> helper, String rules, int threads) implements ToLead {}

    record Played(ActorRef<ToHelper> helper, int order, int number, LabResult result)
            implements ToLead {}

    record Failed(int order, int number, String why) implements ToLead {}

    /** Somebody does not help any more. */
    record Gone(ActorRef<ToHelper> helper) implements ToLead {}

    /** An order has begun. */
    record Begin() implements ToLead {}

    /** Results were taken, so that games held back can be handed out. */
    record Room() implements ToLead {}

    /** No more is wanted of the order. */
    record Finished() implements ToLead {}

    /** To one that helps. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    sealed interface ToHelper extends JsonSerializable {}

    record Prepare(int order, LabOrder what) implements ToHelper {}

    record Play(int order, List<Numbered> games) implements ToHelper {
        Play {
            games = List.copyOf(games);
        }
    }

    /** A game, and the number its result goes by. */
    record Numbered(int number, LabOrder.GameId game) {}

    /** What is not played yet of this order is not wanted any more. */
    record Enough(int order) implements ToHelper {}

    /** The lead plays by other rules. */
    record OtherRules(String rules) implements ToHelper {}

    /** Those that lead. */
    record Leads(List<ActorRef<ToLead>> all) implements ToHelper {
        Leads {
            all = List.copyOf(all);
        }
    }

    /** The one that leads is gone. */
    record Over() implements ToHelper {}
}
