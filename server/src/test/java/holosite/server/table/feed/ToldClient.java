package holosite.server.table.feed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;

/** A client, and what it has been told. */
public final class ToldClient {
    private final BlockingQueue<FromTable> told = new LinkedBlockingQueue<>();
    public final ActorRef<FromTable> ref;

    public ToldClient(ActorSystem<?> system, String name) {
        ref =
                system.systemActorOf(
                        Behaviors.receiveMessage(
                                message -> {
                                    told.add(message);
                                    return Behaviors.same();
                                }),
                        name,
                        Props.empty());
    }

    public FromTable next() throws InterruptedException {
        FromTable next = told.poll(10, TimeUnit.SECONDS);
        assertThat(next).as("something is told").isNotNull();
        return next;
    }

    public boolean isToldMore() throws InterruptedException {
        return told.poll(100, TimeUnit.MILLISECONDS) != null;
    }
}
