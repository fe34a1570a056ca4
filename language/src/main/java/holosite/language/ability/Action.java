package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.card.Limit;
import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.filter.Filter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something a card lets a player do, or does by itself: when, on what condition, how often, aimed at what,
 * at what cost, with what result. {@code immune} names the cards that cannot cancel it.
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
                moment, Who.YOU, Condition.ALWAYS, Limit.NONE, List.of(), List.of(), List.of(), Optional.empty());
    }

    public Action by(Who player) {
        return new Action(moment, player, condition, limit, targets, costs, effects, immune);
    }

    public Action when(Condition also) {
        return new Action(moment, actor, condition.and(also), limit, targets, costs, effects, immune);
    }

    public Action once(Limit.Per per) {
        return times(1, per);
    }

    public Action times(int times, Limit.Per per) {
        return new Action(moment, actor, condition, new Limit(times, per), targets, costs, effects, immune);
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

    public Action cost(Cost cost) {
        var more = new ArrayList<>(costs);
        more.add(cost);
        return new Action(moment, actor, condition, limit, targets, more, effects, immune);
    }

    public Action immuneTo(Filter cards) {
        return new Action(moment, actor, condition, limit, targets, costs, effects, Optional.of(cards));
    }

    public Action then(Effect... results) {
        return new Action(moment, actor, condition, limit, targets, costs, List.of(results), immune);
    }
}
