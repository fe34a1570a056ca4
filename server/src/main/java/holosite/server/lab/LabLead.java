package holosite.server.lab;

import holosite.bots.lab.LabOrder;
import holosite.bots.lab.LabPlayers;
import holosite.bots.lab.LabResult;
import holosite.bots.lab.LabRun;
import holosite.rules.kit.CardPool;
import holosite.server.node.LogSetup;
import holosite.server.node.PekkoConfig;
import holosite.server.node.PortProblem;
import holosite.server.node.Settings.ClusterAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import org.apache.pekko.actor.typed.receptionist.ServiceKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.remote.RemoteTransportException;

/** The process that leads a lab. Its own threads play, too. */
public final class LabLead implements LabPlayers {
    static final ServiceKey<LabMessage.ToLead> KEY =
            ServiceKey.create(LabMessage.ToLead.class, "lab");
    static final String SYSTEM = "holosite-lab";

    /** So many games more than he plays at the same time wait with a helper. */
    private static final int WAITING = 2;

    private static final int STOP_SECONDS = 20;

    /** An order being played. */
    private record Course(
            int order,
            LabOrder what,
            IntFunction<LabOrder.GameId> which,
            GameDesk<ActorRef<LabMessage.ToHelper>> desk) {}

    private final ActorSystem<LabMessage.ToLead> system;

    /** Written by whoever wants games played, read by the actor. */
    private volatile Optional<Course> begun = Optional.empty();

    private final AtomicInteger helping = new AtomicInteger();
    private int orders;

    private LabLead(ClusterAddress here, CardPool cards, String rules, int threads) {
        system =
                ActorSystem.create(
                        Behaviors.setup(
                                context -> {
                                    context.spawn(
                                                    HelperBehavior.of(
                                                            cards,
                                                            rules,
                                                            threads,
                                                            LabHelper.News.NONE),
                                                    "own-threads")
                                            .tell(new LabMessage.Leads(List.of(context.getSelf())));
                                    return new Leading(context, rules);
                                }),
                        SYSTEM,
                        PekkoConfig.ofLab(here));
        Cluster cluster = Cluster.get(system);
        cluster.manager().tell(Join.create(cluster.selfMember().address()));
    }

    /**
     * Opens a lab that others can help.
     *
     * @param rules the name of the rules that all must play by
     * @throws holosite.server.node.BadSetting if the address cannot be used
     */
    public static LabLead open(ClusterAddress here, CardPool cards, String rules, int threads) {
        LogSetup.set(false);
        try {
            return new LabLead(here, cards, rules, threads);
        } catch (RemoteTransportException e) {
            throw PortProblem.LAB.at(here.host(), here.port());
        }
    }

    /** The port others find it at. */
    public int port() {
        return (int) Cluster.get(system).selfMember().address().port().get();
    }

    /** How many other processes help. */
    public int helpers() {
        return helping.get();
    }

    @Override
    public void play(
            LabOrder order,
            int games,
            IntFunction<LabOrder.GameId> which,
            LabRun.Taker<LabResult> taker)
            throws InterruptedException {
        orders++;
        var course = new Course(orders, order, which, new GameDesk<>(games));
        begun = Optional.of(course);
        system.tell(new LabMessage.Begin());
        try {
            boolean more = true;
            for (int i = 0; i < games && more; i++) {
                LabResult result = course.desk.take();
                if (course.desk.hasRoomAgain()) {
                    system.tell(new LabMessage.Room());
                }
                more = taker.take(i, result);
            }
        } finally {
            system.tell(new LabMessage.Finished());
        }
    }

    /** Lets the helpers go. */
    @Override
    public void close() {
        system.terminate();
        try {
            system.getWhenTerminated().toCompletableFuture().get(STOP_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("the lab did not stop", e);
        }
    }

    /** What the lead does with what it is told. */
    private final class Leading extends AbstractBehavior<LabMessage.ToLead> {
        private final String rules;
        private final Map<ActorRef<LabMessage.ToHelper>, Integer> helpers = new LinkedHashMap<>();
        private Optional<Course> course = Optional.empty();

        Leading(ActorContext<LabMessage.ToLead> context, String rules) {
            super(context);
            this.rules = rules;
            context.getSystem().receptionist().tell(Receptionist.register(KEY, context.getSelf()));
        }

        @Override
        public Receive<LabMessage.ToLead> createReceive() {
            return newReceiveBuilder()
                    .onMessage(LabMessage.Here.class, this::onHere)
                    .onMessage(LabMessage.Gone.class, this::onGone)
                    .onMessage(LabMessage.Begin.class, begin -> onBegin())
                    .onMessage(LabMessage.Played.class, this::onPlayed)
                    .onMessage(LabMessage.Failed.class, this::onFailed)
                    .onMessage(LabMessage.Room.class, room -> onRoom())
                    .onMessage(LabMessage.Finished.class, finished -> onFinished())
                    .build();
        }

        private Behavior<LabMessage.ToLead> onHere(LabMessage.Here here) {
            if (!here.rules().equals(rules)) {
                here.helper().tell(new LabMessage.OtherRules(rules));
            } else if (helpers.put(here.helper(), here.threads()) == null) {
                getContext().watchWith(here.helper(), new LabMessage.Gone(here.helper()));
                helping.set(helpers.size() - 1);
                course.ifPresent(now -> begin(now, here.helper()));
            }
            return this;
        }

        private Behavior<LabMessage.ToLead> onGone(LabMessage.Gone gone) {
            helpers.remove(gone.helper());
            helping.set(helpers.size() - 1);
            if (course.isPresent() && course.get().desk.lost(gone.helper())) {
                onRoom();
            }
            return this;
        }

        private Behavior<LabMessage.ToLead> onBegin() {
            course = begun;
            course.ifPresent(now -> helpers.keySet().forEach(helper -> begin(now, helper)));
            return this;
        }

        private void begin(Course now, ActorRef<LabMessage.ToHelper> helper) {
            helper.tell(new LabMessage.Prepare(now.order, now.what));
            give(now, helper);
        }

        private void give(Course now, ActorRef<LabMessage.ToHelper> helper) {
            Integer threads = helpers.get(helper);
            if (threads == null) {
                return;
            }
            List<LabMessage.Numbered> games =
                    now.desk.give(helper, threads + WAITING).stream()
                            .map(number -> new LabMessage.Numbered(number, now.which.apply(number)))
                            .toList();
            if (!games.isEmpty()) {
                helper.tell(new LabMessage.Play(now.order, games));
            }
        }

        private Behavior<LabMessage.ToLead> onPlayed(LabMessage.Played played) {
            course.filter(now -> now.order == played.order())
                    .ifPresent(
                            now -> {
                                now.desk.played(played.helper(), played.number(), played.result());
                                give(now, played.helper());
                            });
            return this;
        }

        private Behavior<LabMessage.ToLead> onFailed(LabMessage.Failed failed) {
            course.filter(now -> now.order == failed.order())
                    .ifPresent(
                            now ->
                                    now.desk.failed(
                                            "number %,d, %s"
                                                    .formatted(failed.number(), failed.why())));
            return this;
        }

        private Behavior<LabMessage.ToLead> onRoom() {
            course.ifPresent(now -> helpers.keySet().forEach(helper -> give(now, helper)));
            return this;
        }

        private Behavior<LabMessage.ToLead> onFinished() {
            course.ifPresent(
                    now ->
                            helpers.keySet()
                                    .forEach(
                                            helper ->
                                                    helper.tell(new LabMessage.Enough(now.order))));
            course = Optional.empty();
            return this;
        }
    }
}
