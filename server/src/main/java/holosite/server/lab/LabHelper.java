package holosite.server.lab;

import holosite.rules.kit.CardPool;
import holosite.server.node.LogSetup;
import holosite.server.node.PekkoConfig;
import holosite.server.node.PortProblem;
import holosite.server.node.Settings.ClusterAddress;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.apache.pekko.remote.RemoteTransportException;

/** A process that helps a lab which another process leads. */
public final class LabHelper {
    private LabHelper() {}

    /** What there is to tell. */
    public interface News {
        /** Nobody is told. */
        News NONE =
                new News() {
                    @Override
                    public void found() {
                        // nobody asks
                    }

                    @Override
                    public void otherRules(String rules) {
                        // nobody asks
                    }
                };

        /** The lab has been found. */
        void found();

        /** The lab plays by rules of another name, so this process cannot help. */
        void otherRules(String rules);
    }

    /**
     * Joins the lab at an address, waiting for it where there is none yet, and helps until it is
     * over or out of reach.
     *
     * @throws holosite.server.node.BadSetting if the own address cannot be used
     */
    public static void help(
            ClusterAddress here,
            String leadHost,
            int leadPort,
            CardPool cards,
            String rules,
            int threads,
            News news) {
        LogSetup.set(false);
        ActorSystem<LabMessage.ToHelper> system;
        try {
            system =
                    ActorSystem.create(
                            guard(HelperBehavior.of(cards, rules, threads, news)),
                            LabLead.SYSTEM,
                            PekkoConfig.ofLab(here));
        } catch (RemoteTransportException e) {
            throw PortProblem.LAB.at(here.host(), here.port());
        }
        Address own = Cluster.get(system).selfMember().address();
        Cluster.get(system)
                .manager()
                .tell(
                        new JoinSeedNodes(
                                List.of(
                                        new Address(
                                                own.protocol(),
                                                LabLead.SYSTEM,
                                                leadHost,
                                                leadPort))));
        try {
            system.getWhenTerminated().toCompletableFuture().join();
        } catch (CompletionException e) {
            throw new IllegalStateException("the helper of a lab failed", e.getCause());
        }
    }

    /** Looks for the one that leads, and ends when the help does. */
    private static Behavior<LabMessage.ToHelper> guard(Behavior<LabMessage.ToHelper> helping) {
        return Behaviors.setup(
                context -> {
                    ActorRef<LabMessage.ToHelper> helper = context.spawn(helping, "helper");
                    context.watch(helper);
                    ActorRef<Receptionist.Listing> listings =
                            context.messageAdapter(
                                    Receptionist.Listing.class,
                                    listing ->
                                            new LabMessage.Leads(
                                                    List.copyOf(
                                                            listing.getServiceInstances(
                                                                    LabLead.KEY))));
                    context.getSystem()
                            .receptionist()
                            .tell(Receptionist.subscribe(LabLead.KEY, listings));
                    return Behaviors.receive(LabMessage.ToHelper.class)
                            .onMessage(
                                    LabMessage.Leads.class,
                                    leads -> {
                                        helper.tell(leads);
                                        return Behaviors.same();
                                    })
                            .onSignal(Terminated.class, end -> Behaviors.stopped())
                            .build();
                });
    }
}
