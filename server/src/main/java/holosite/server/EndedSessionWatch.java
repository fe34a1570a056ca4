package holosite.server;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import holosite.server.serialization.JsonSerializable;
import holosite.server.store.Store;
import java.time.Duration;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.pubsub.Topic;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes every node check its sockets when a session has ended on one of them. Each node also checks
 * from time to time by itself: sessions expire, and a message from one node may not reach another.
 */
final class EndedSessionWatch {
    private static final Logger LOG = LoggerFactory.getLogger(EndedSessionWatch.class);
    private static final Duration OFTEN = Duration.ofSeconds(10);

    /** Many sessions that end at once are checked together. */
    private static final Duration SOON = Duration.ofMillis(50);

    /** Messages between nodes, and from a node to itself. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    sealed interface Message extends JsonSerializable {}

    /** A session has ended. */
    record Ended() implements Message {}

    /** It is time to check. */
    record Look() implements Message {}

    private final ActorSystem<?> system;
    private final ActorRef<Topic.Command<Message>> nodes;

    EndedSessionWatch(ActorSystem<?> system) {
        this.system = system;
        nodes =
                system.systemActorOf(
                        Topic.create(Message.class, "sessions"), "sessions", Props.empty());
    }

    /** Tells all nodes that a session has ended. */
    void tell() {
        nodes.tell(Topic.publish(new Ended()));
    }

    /** Runs this check here whenever a session may have ended. */
    void start(Runnable look) {
        Executor blocking = system.dispatchers().lookup(DispatcherSelector.blocking());
        ActorRef<Message> watch =
                system.systemActorOf(
                        watch(() -> blocking.execute(() -> carefully(look))),
                        "session-watch",
                        Props.empty());
        nodes.tell(Topic.subscribe(watch));
    }

    private static Behavior<Message> watch(Runnable look) {
        return Behaviors.withTimers(
                timers -> {
                    timers.startTimerWithFixedDelay("often", new Look(), OFTEN);
                    return Behaviors.receive(Message.class)
                            .onMessage(
                                    Ended.class,
                                    ended -> {
                                        if (!timers.isTimerActive("soon")) {
                                            timers.startSingleTimer("soon", new Look(), SOON);
                                        }
                                        return Behaviors.same();
                                    })
                            .onMessage(
                                    Look.class,
                                    l -> {
                                        look.run();
                                        return Behaviors.same();
                                    })
                            .build();
                });
    }

    private static void carefully(Runnable look) {
        try {
            look.run();
        } catch (RuntimeException e) {
            LOG.warn("the sessions of the sockets cannot be looked up: {}", Store.why(e));
        }
    }
}
