package holosite.server.lab;

import holosite.bots.lab.LabGames;
import holosite.rules.kit.CardPool;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;

/** Plays the games it is handed on threads of its own, until the one that leads is gone. */
final class HelperBehavior extends AbstractBehavior<LabMessage.ToHelper> {
    /** There is no order of this number. */
    private static final int NONE = 0;

    private final CardPool cards;
    private final String rules;
    private final int threads;
    private final LabHelper.News news;
    private final ExecutorService pool;

    /** Read by the threads that play. */
    private final AtomicInteger order = new AtomicInteger(NONE);

    private Optional<ActorRef<LabMessage.ToLead>> lead = Optional.empty();
    private CompletableFuture<LabGames> games = new CompletableFuture<>();

    private HelperBehavior(
            ActorContext<LabMessage.ToHelper> context,
            CardPool cards,
            String rules,
            int threads,
            LabHelper.News news) {
        super(context);
        this.cards = cards;
        this.rules = rules;
        this.threads = threads;
        this.news = news;
        pool =
                Executors.newFixedThreadPool(
                        threads, Thread.ofPlatform().daemon().name("lab-", 1).factory());
    }

    /**
     * One that helps.
     *
     * @param rules the name of the rules it plays by
     */
    static Behavior<LabMessage.ToHelper> of(
            CardPool cards, String rules, int threads, LabHelper.News news) {
        return Behaviors.setup(context -> new HelperBehavior(context, cards, rules, threads, news));
    }

    @Override
    public Receive<LabMessage.ToHelper> createReceive() {
        return newReceiveBuilder()
                .onMessage(LabMessage.Leads.class, this::onLeads)
                .onMessage(LabMessage.Prepare.class, this::onPrepare)
                .onMessage(LabMessage.Play.class, this::onPlay)
                .onMessage(LabMessage.Enough.class, this::onEnough)
                .onMessage(LabMessage.OtherRules.class, this::onOtherRules)
                .onMessage(LabMessage.Over.class, over -> Behaviors.stopped())
                .onSignal(PostStop.class, stop -> onStop())
                .build();
    }

    private Behavior<LabMessage.ToHelper> onLeads(LabMessage.Leads leads) {
        if (lead.isEmpty() && !leads.all().isEmpty()) {
            ActorRef<LabMessage.ToLead> first = leads.all().getFirst();
            lead = Optional.of(first);
            getContext().watchWith(first, new LabMessage.Over());
            first.tell(new LabMessage.Here(getContext().getSelf(), rules, threads));
            news.found();
        }
        return this;
    }

    private Behavior<LabMessage.ToHelper> onOtherRules(LabMessage.OtherRules other) {
        news.otherRules(other.rules());
        return Behaviors.stopped();
    }

    private Behavior<LabMessage.ToHelper> onPrepare(LabMessage.Prepare prepare) {
        order.set(prepare.order());
        games = CompletableFuture.supplyAsync(() -> prepare.what().with(cards), pool);
        return this;
    }

    private Behavior<LabMessage.ToHelper> onPlay(LabMessage.Play play) {
        CompletableFuture<LabGames> ready = games;
        ActorRef<LabMessage.ToHelper> self = getContext().getSelf();
        lead.ifPresent(
                to ->
                        play.games()
                                .forEach(
                                        game ->
                                                pool.execute(
                                                        () ->
                                                                play(
                                                                        self,
                                                                        to,
                                                                        play.order(),
                                                                        game,
                                                                        ready))));
        return this;
    }

    private void play(
            ActorRef<LabMessage.ToHelper> self,
            ActorRef<LabMessage.ToLead> to,
            int ofOrder,
            LabMessage.Numbered game,
            CompletableFuture<LabGames> ready) {
        if (order.get() != ofOrder) {
            return;
        }
        try {
            to.tell(
                    new LabMessage.Played(
                            self, ofOrder, game.number(), ready.join().play(game.game())));
        } catch (RuntimeException | StackOverflowError e) {
            to.tell(new LabMessage.Failed(ofOrder, game.number(), e.toString()));
        }
    }

    private Behavior<LabMessage.ToHelper> onEnough(LabMessage.Enough enough) {
        order.compareAndSet(enough.order(), NONE);
        return this;
    }

    private Behavior<LabMessage.ToHelper> onStop() {
        order.set(NONE);
        pool.shutdown();
        return this;
    }
}
