package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.condition.Condition;
import holosite.language.effect.Branch;
import holosite.language.effect.CancelIt;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.filter.Filter;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
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

    /** Whether it comes to nothing but canceling what it answers to. */
    public boolean onlyCancels() {
        return effects.stream().anyMatch(Action::cancels)
                && effects.stream().allMatch(e -> cancels(e) || e instanceof DrawDestiny);
    }

    private static boolean cancels(Effect effect) {
        return switch (effect) {
            case CancelIt it -> true;
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

    public Action times(int times, Limit.Per per) {
        return new Action(
                moment, actor, condition, new Limit(times, per), targets, costs, effects, immune);
    }

    /** So many times, and no more often than this number. */
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
    public String offered(Prose p) {
        String lead = lead(p, "if ", "si ");
        Mention player = p.player(actor);
        String may = Verb.MAY.clause(p, player, true);
        p.commanding(actor == Who.YOU);
        var verbs = new ArrayList<String>();
        for (Cost cost : costs) {
            verbs.add(cost.say(p));
        }
        String paid = p.and(verbs);
        String aimed = aimed(p, actor);
        String text;
        if (!aimed.isEmpty()) {
            String first = EffectSentences.price(p, paid) + aimed;
            String result = EffectSentences.sentences(p, effects);
            text = may + " " + first + (result.isEmpty() ? "" : ". " + p.sentence(result));
        } else {
            text = may + " " + EffectSentences.after(p, actor, paid, effects);
        }
        return immune(p, p.led(lead, text));
    }

    /** An action that happens by itself. */
    public String automatic(Prose p) {
        String lead = lead(p, "when ", "quand ");
        var before = new ArrayList<String>();
        for (Cost cost : costs) {
            before.add(Verb.MUST.clause(p, p.player(actor), true) + " " + cost.say(p));
        }
        String aimed = targets.isEmpty() ? "" : chosen(p);
        if (!aimed.isEmpty()) {
            before.add(aimed);
        }
        String result = EffectSentences.sentences(p, effects);
        String text =
                before.isEmpty()
                        ? result
                        : result.isEmpty()
                                ? p.and(before)
                                : p.and(before) + ", " + p.say("then ", "puis ") + result;
        return immune(p, p.led(lead, text));
    }

    private String lead(Prose p, String en, String fr) {
        return p.lead(limit.say(p), moment.say(p, condition, en, fr), moment.open(condition));
    }

    /** An action of a card that is being drawn as destiny: its moment goes without saying. */
    public String drawn(Prose p) {
        String lead =
                p.say(
                        "when this card is drawn as destiny",
                        "quand cette carte est tirée comme destinée");
        moment.say(p);
        return p.led(p.lead(limit.say(p), lead, condition), EffectSentences.sentences(p, effects));
    }

    private String aimed(Prose p, Who player) {
        var all = new ArrayList<String>();
        for (Target target : targets) {
            if (target.chooser() == player || target.chooser() == Who.YOU) {
                all.add(target.say(p));
            }
        }
        return all.isEmpty() ? "" : p.say("target ", "viser ") + p.and(all);
    }

    private String chosen(Prose p) {
        return Verb.CHOOSE.clause(p, p.player(targets.getFirst().chooser()), true)
                + " "
                + p.and(targets.stream().map(t -> t.say(p)).toList());
    }

    /** The cards that cannot cancel it follow in brackets. */
    private String immune(Prose p, String text) {
        if (immune.isEmpty()) {
            return text;
        }
        String note = "(" + p.say("Immune to ", "Immunisé à ") + p.all(immune.get()) + ".)";
        return text + (text.endsWith(".") ? " " : ". ") + note;
    }
}
