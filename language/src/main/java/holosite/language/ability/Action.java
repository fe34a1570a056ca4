package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.condition.Condition;
import holosite.language.effect.Branch;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.CancelIt;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.effect.InAnyOrder;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Lead;
import holosite.language.prose.Passage;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.TimePhrase;
import holosite.language.prose.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something a card lets a player do, or does by itself: when, on what condition, how often, aimed
 * at what, at what cost, with what result. {@code immune} names the cards that cannot cancel it.
 */
public record Action(
        When moment,
        Who actor,
        Condition condition,
        Limit limit,
        List<Target> targets,
        List<Cost> costs,
        List<Effect> effects,
        Optional<Filter> immune) {

    public Action {
        targets = List.copyOf(targets);
        costs = List.copyOf(costs);
        effects = List.copyOf(effects);
    }

    public static Action at(When moment) {
        return new Action(
                moment,
                Who.YOU,
                Always.ALWAYS,
                Limit.NONE,
                List.of(),
                List.of(),
                List.of(),
                Optional.empty());
    }

    /** Whether all it does is cancel what it responds to. */
    public boolean onlyCancels() {
        return effects.stream().anyMatch(Action::cancels)
                && effects.stream().allMatch(e -> cancels(e) || e instanceof DrawDestiny);
    }

    private static boolean cancels(Effect effect) {
        return switch (effect) {
            case CancelIt it -> true;
            case CancelDestiny it -> true;
            case Branch branch ->
                    branch.otherwise().isEmpty()
                            && branch.branches().stream()
                                    .allMatch(b -> b.then().stream().allMatch(Action::cancels));
            default -> false;
        };
    }

    public Action by(Who player) {
        return new Action(moment, player, condition, limit, targets, costs, effects, immune);
    }

    public Action when(Condition also) {
        return new Action(
                moment, actor, condition.and(also), limit, targets, costs, effects, immune);
    }

    public Action once(Limit.Per per) {
        return times(1, per);
    }

    /** Once, and then none of the card's other actions that are limited like this. */
    public Action onceTogether(Limit.Per per) {
        return new Action(
                moment, actor, condition, Limit.onceTogether(per), targets, costs, effects, immune);
    }

    public Action times(int times, Limit.Per per) {
        return new Action(
                moment, actor, condition, new Limit(times, per), targets, costs, effects, immune);
    }

    /** A fixed number of times, and no more often than this number. */
    public Action times(int times, Limit.Per per, Amount each) {
        return new Action(
                moment,
                actor,
                condition,
                new Limit(times, per, Optional.of(each)),
                targets,
                costs,
                effects,
                immune);
    }

    /** No more often than this number, which may change. */
    public Action upTo(Amount each, Limit.Per per) {
        return times(Integer.MAX_VALUE, per, each);
    }

    /**
     * A card on the table that lets a player do one thing in a phase it names lets him do so once
     * in each such phase, unless it says how often.
     */
    public Action onceInItsPhase() {
        return limit.isNone() && moment instanceof When.InPhases in && in.phases().size() == 1
                ? once(Limit.Per.PHASE)
                : this;
    }

    /** The same with effects that have no order of their own where it happens by itself. */
    public Action inAnyOrder() {
        return new Action(
                moment,
                actor,
                condition,
                limit,
                targets,
                costs,
                InAnyOrder.byItself(effects),
                immune);
    }

    public Action target(String name, Filter filter) {
        return target(Target.one(name, filter));
    }

    public Action target(Target target) {
        var more = new ArrayList<>(targets);
        more.add(target);
        return new Action(moment, actor, condition, limit, more, costs, effects, immune);
    }

    public Action use(double force) {
        return use(Amount.of(force));
    }

    public Action use(Amount force) {
        return cost(new Cost.UseForce(force));
    }

    public Action lose(double force) {
        return cost(new Cost.LoseForce(Amount.of(force)));
    }

    public Action cost(Cost cost) {
        var more = new ArrayList<>(costs);
        more.add(cost);
        return new Action(moment, actor, condition, limit, targets, more, effects, immune);
    }

    public Action immuneTo(Filter cards) {
        return new Action(
                moment, actor, condition, limit, targets, costs, effects, Optional.of(cards));
    }

    public Action then(Effect... results) {
        return new Action(
                moment, actor, condition, limit, targets, costs, List.of(results), immune);
    }

    /**
     * An action a player may take: when, how often, for what, at which targets, and what it does.
     */
    public Passage offered(Prose p) {
        Lead lead = lead(p, moment.given(p, condition));
        String may = Verb.MAY.clause(p, p.player(actor), true) + " ";
        p.commanding(actor == Who.YOU);
        if (costs.stream().anyMatch(Cost::isPerTarget)) {
            return Passage.of(
                            Clause.of(
                                    aimed(p).with(p.say("and", "et"))
                                            .with(paid(p))
                                            .after(may.strip())))
                    .then(EffectSentences.sentences(p, effects))
                    .led(lead)
                    .noted(immunity(p));
        }
        Phrase paid = paid(p);
        Phrase aimed = aimed(p);
        Passage text;
        if (aimed.isEmpty()) {
            text = EffectSentences.after(p, actor, paid, effects).behind(p, may);
        } else {
            Clause aims =
                    Clause.of(aimed.within(aim -> may + EffectSentences.price(p, paid) + aim));
            text = Passage.of(aims).then(EffectSentences.sentences(p, effects));
        }
        return text.led(lead).noted(immunity(p));
    }

    /** An action that happens by itself. */
    public Passage automatic(Prose p) {
        Lead lead = lead(p, moment.when(p, condition));
        var before = new ArrayList<Phrase>();
        for (Cost cost : costs) {
            before.add(cost.say(p).after(Verb.MUST.clause(p, p.player(actor), true)));
        }
        if (!targets.isEmpty()) {
            before.add(chosen(p));
        }
        Passage result = EffectSentences.sentences(p, effects);
        if (before.isEmpty()) {
            return result.led(lead).noted(immunity(p));
        }
        Phrase first = Phrase.and(p, before);
        Passage text =
                result.isEmpty()
                        ? Passage.of(Clause.of(first))
                        : result.behind(p, first.spoken() + p.say(", then ", ", puis "));
        return text.led(lead).noted(immunity(p));
    }

    private Lead lead(Prose p, TimePhrase time) {
        return p.lead(limit.say(p), time, moment.open(condition));
    }

    /** An action of a card that is being drawn as destiny: the moment need not be stated. */
    public Passage drawn(Prose p) {
        TimePhrase drawn =
                TimePhrase.clause(
                                p.say(
                                        "this card is drawn as destiny",
                                        "cette carte est tirée comme destinée"))
                        .when();
        moment.given(p);
        Lead lead = p.lead(limit.say(p), drawn, condition);
        return EffectSentences.sentences(p, effects).led(lead);
    }

    private Phrase paid(Prose p) {
        return Phrase.and(p, costs.stream().map(cost -> cost.say(p)).toList());
    }

    private Phrase aimed(Prose p) {
        var all = new ArrayList<Phrase>();
        for (Target target : targets) {
            if (target.chooser() == actor || target.chooser() == Who.YOU) {
                all.add(target.say(p));
            }
        }
        return all.isEmpty() ? Phrase.NONE : Phrase.and(p, all).after(p.say("target", "viser"));
    }

    private Phrase chosen(Prose p) {
        String chooses = Verb.CHOOSE.clause(p, p.player(targets.getFirst().chooser()), true);
        return Phrase.and(p, targets.stream().map(t -> t.say(p)).toList()).after(chooses);
    }

    /** The cards that cannot cancel it. */
    private String immunity(Prose p) {
        return immune.map(cards -> p.say("immune to ", "immunisé à ") + p.all(cards)).orElse("");
    }
}
