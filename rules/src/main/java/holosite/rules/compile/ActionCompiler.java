package holosite.rules.compile;

import holosite.language.ability.Action;
import holosite.language.ability.CanLast;
import holosite.language.ability.Cost;
import holosite.language.ability.StandingAbility;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Target;
import holosite.language.ability.Triggers;
import holosite.language.ability.When;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.condition.Both;
import holosite.language.condition.Condition;
import holosite.language.condition.Is;
import holosite.language.effect.Effect;
import holosite.language.effect.FireAsFollows;
import holosite.language.filter.Being;
import holosite.language.filter.CardState;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.rules.card.LastingId;
import holosite.rules.card.ProgramId;
import holosite.rules.price.AnyForcePrice;
import holosite.rules.price.CardsPrice;
import holosite.rules.price.DestinyPrice;
import holosite.rules.price.DrainPrice;
import holosite.rules.price.EachForcePrice;
import holosite.rules.price.ForcePrice;
import holosite.rules.price.HandCardPrice;
import holosite.rules.price.LostForcePrice;
import holosite.rules.price.PlacedCardPrice;
import holosite.rules.price.PlayPrice;
import holosite.rules.table.Zone;
import holosite.rules.text.CardAction;
import holosite.rules.text.CardTest;
import holosite.rules.text.Check;
import holosite.rules.text.Price;
import holosite.rules.text.Slots;
import holosite.rules.text.Text;
import holosite.rules.text.Threats;
import holosite.rules.text.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Compiles the actions of cards, offered, mandatory or automatic: their targets, costs and effects.
 */
final class ActionCompiler {
    private ActionCompiler() {}

    /** An action of a text with these slots; {@code to} is the pile where an Interrupt goes. */
    static CardAction action(
            Action action,
            int index,
            Optional<Pile> to,
            ProgramId id,
            CardAction.Manner manner,
            Slots slots) {
        var filters = new FilterCompiler(slots);
        var amounts = new AmountCompiler(slots);
        var targets = new ArrayList<Text.TargetChoice>();
        for (Target target : action.targets()) {
            targets.add(
                    new Text.TargetChoice(
                            slots.card(target.name()),
                            filters.which(target.filter()),
                            amounts.value(target.least()),
                            amounts.value(target.most()),
                            target.chooser(),
                            Threats.of(action.effects(), target.name()),
                            firedAt(action.effects(), target.name()).map(filters::which)));
        }
        List<Price> prices = prices(action.costs(), to.isPresent(), slots);
        var just = just(action.moment(), filters);
        Check when = new ConditionCompiler(slots).check(action.condition());
        CardTest immune = action.immune().map(filters::test).orElse((game, x, k) -> false);
        Check possible = new Requirements(id, slots).after(action.costs()).of(action.effects());
        var program = new EffectCompiler(id, slots).program(action.effects());
        return new CardAction(
                action,
                index,
                ActionTiming.moment(action),
                just,
                action.actor(),
                when,
                action.limit(),
                action.limit().each().map(amounts::value),
                List.copyOf(targets),
                prices,
                Check.isTrue(possible) && prices.stream().allMatch(Price::isFixed),
                program,
                to.map(Zone::of),
                immune,
                possible,
                manner,
                whileFaceDown(action.condition()),
                false);
    }

    /** The weapons that these effects fire at the card chosen under this name. */
    private static Optional<Filter> firedAt(List<Effect> effects, String name) {
        return effects.stream()
                .filter(FireAsFollows.class::isInstance)
                .map(FireAsFollows.class::cast)
                .filter(fire -> fire.at().equals(Optional.of(new Being(new Chosen(name)))))
                .map(FireAsFollows::weapons)
                .findFirst();
    }

    /**
     * Everything that is paid, in such an order that no choice of the payer takes away what another
     * price still needs.
     */
    private static List<Price> prices(List<Cost> costs, boolean played, Slots slots) {
        var prices = new ArrayList<Price>();
        var asked = new ArrayList<Value>();
        var amounts = new AmountCompiler(slots);
        for (Cost cost : costs) {
            if (played && cost instanceof Cost.UseForce u) {
                asked.add(amounts.value(u.amount()));
            } else {
                prices.add(price(cost, slots));
            }
        }
        if (played) {
            prices.addFirst(new PlayPrice(List.copyOf(asked)));
        }
        prices.sort(Comparator.comparing(Price::order));
        return List.copyOf(prices);
    }

    /** A card turned face down offers only what it says about itself in that state. */
    private static boolean whileFaceDown(Condition condition) {
        return switch (condition) {
            case Is is ->
                    is.card() == Known.IT
                            && is.filter() instanceof InState state
                            && state.state() == CardState.FACE_DOWN;
            case Both both -> both.conditions().stream().anyMatch(ActionCompiler::whileFaceDown);
            default -> false;
        };
    }

    /** Something that happens as soon as a condition holds. */
    static Text.StateTrigger stateTrigger(
            StateTriggers triggers, int index, ProgramId id, Slots slots) {
        slots.countExcluded(true);
        Check as = new ConditionCompiler(slots).check(triggers.as());
        slots.countExcluded(false);
        var program = new EffectCompiler(id, slots).program(triggers.effects());
        return new Text.StateTrigger(index, as, program);
    }

    /** A text that an action puts into force for a while: it knows what the action has chosen. */
    static Text.Part lasting(CanLast ability, LastingId id, Slots slots) {
        return switch (ability) {
            case StandingAbility standing -> new StandingCompiler(slots).part(standing);
            case Triggers t ->
                    action(t.action(), 0, Optional.empty(), id, CardAction.Manner.AUTOMATIC, slots);
            case StateTriggers s -> stateTrigger(s, 0, id, slots);
        };
    }

    static Text.JustTest just(When moment, FilterCompiler filters) {
        return moment instanceof When.Just j
                ? new Text.JustTest(
                        j.by(),
                        filters.test(j.subject()),
                        filters.weapons(j.cause()),
                        filters.test(j.place()))
                : new Text.JustTest(Who.EITHER, CardTest.all(), CardTest.all(), CardTest.all());
    }

    private static Price price(Cost cost, Slots slots) {
        var filters = new FilterCompiler(slots);
        var amounts = new AmountCompiler(slots);
        return switch (cost) {
            case Cost.UseForce u -> new ForcePrice(amounts.value(u.amount()));
            case Cost.UseAnyForce u ->
                    new AnyForcePrice(amounts.value(u.most()), slots.number(u.name()));
            case Cost.LoseForce l -> new LostForcePrice(amounts.value(l.amount()));
            case Cost.EachUses e -> new EachForcePrice(amounts.value(e.amount()));
            case Cost.UseDestiny u -> new DestinyPrice(slots.number(u.name()));
            case Cost.Give g ->
                    new CardsPrice(
                            filters.which(g.cards()),
                            Zone.of(g.to()),
                            g.worth()
                                    .map(
                                            w ->
                                                    new CardsPrice.Worth(
                                                            w.figure(), slots.number(w.name()))));
            case Cost.ForgoDrain f -> new DrainPrice(filters.which(f.at()));
            case Cost.PlaceHere h -> new PlacedCardPrice(filters.test(h.card()));
            case Cost.GiveFromHand g ->
                    new HandCardPrice(filters.test(g.card()), g.who(), Zone.of(g.to()));
        };
    }
}
