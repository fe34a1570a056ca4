package holosite.rules.compile;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Acts;
import holosite.language.ability.Agendas;
import holosite.language.ability.Allows;
import holosite.language.ability.AsDestiny;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.Cost;
import holosite.language.ability.Deploys;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Detaches;
import holosite.language.ability.Ferocity;
import holosite.language.ability.Fires;
import holosite.language.ability.Forbids;
import holosite.language.ability.Gives;
import holosite.language.ability.Habitat;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.Parasite;
import holosite.language.ability.SharesText;
import holosite.language.ability.Starts;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Suspends;
import holosite.language.ability.TakenAlong;
import holosite.language.ability.Target;
import holosite.language.ability.Toll;
import holosite.language.ability.Triggers;
import holosite.language.ability.Wanders;
import holosite.language.ability.When;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.condition.Both;
import holosite.language.condition.Condition;
import holosite.language.condition.Is;
import holosite.language.filter.AllOf;
import holosite.language.filter.Belonging;
import holosite.language.filter.CardState;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.filter.OneOf;
import holosite.language.filter.Titled;
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
import holosite.rules.text.CardTest;
import holosite.rules.text.Check;
import holosite.rules.text.Price;
import holosite.rules.text.Slots;
import holosite.rules.text.Text;
import holosite.rules.text.TextId;
import holosite.rules.text.Threats;
import holosite.rules.text.Value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the abilities of a card ready for play. */
public final class AbilityCompiler {
    private static final Value NOTHING = (game, x) -> 0;

    private final Card card;

    public AbilityCompiler(Card card) {
        this.card = card;
    }

    public Text text(TextId.End end) {
        List<Ability> abilities = end.of(card);
        var mods = new ArrayList<Text.Mod>();
        var forbids = new ArrayList<Text.Ruling>();
        var allows = new ArrayList<Text.Ruling>();
        var tolls = new ArrayList<Text.Ruling>();
        var immunities = new ArrayList<Text.Immunity>();
        var protections = new ArrayList<Text.Protection>();
        var gifts = new ArrayList<Text.Gift>();
        var blanks = new ArrayList<Text.Blank>();
        var cancels = new ArrayList<Text.Blank>();
        var copies = new ArrayList<Text.Copy>();
        var ways = new ArrayList<Text.Way>();
        var onlys = new ArrayList<Text.Only>();
        var actions = new ArrayList<Text.Deal>();
        var triggers = new ArrayList<Text.Deal>();
        var standbys = new ArrayList<Text.Standby>();
        var shots = new ArrayList<Text.Shot>();
        var starts = new ArrayList<Text.Start>();
        var paths = new ArrayList<Text.Path>();
        var loads = new ArrayList<Text.Load>();
        for (int i = 0; i < abilities.size(); i++) {
            var id = new TextId(card.id(), end, i);
            var slots = new Slots();
            switch (abilities.get(i)) {
                case Acts a -> actions.add(deal(a.action(), actions.size(), a.to(), id, false));
                case Triggers t ->
                        triggers.add(deal(t.action(), triggers.size(), Optional.empty(), id, true));
                case StateTriggers s -> {
                    Check as = new ConditionCompiler(slots).check(s.as());
                    var program = new EffectCompiler(id, slots).program(s.effects());
                    standbys.add(new Text.Standby(standbys.size(), as, program));
                }
                case Deploys d -> ways.add(way(d, slots));
                case DeploysOnly d ->
                        onlys.add(
                                new Text.Only(
                                        new FilterCompiler(slots).test(d.where()),
                                        new ConditionCompiler(slots).check(d.when())));
                case Fires f -> shots.add(shot(f, id));
                case Starts s ->
                        starts.add(
                                new Text.Start(
                                        new ConditionCompiler(slots).check(s.when()),
                                        new EffectCompiler(id, slots).program(s.effects()),
                                        s.to().map(Zone::of).orElse(Zone.LIMBO)));
                case HoldsCards h -> {
                    // what it holds is laid under it as the game is set up
                }
                case AsDestiny a ->
                        triggers.add(deal(a.action(), triggers.size(), Optional.empty(), id, true));
                case Wanders w ->
                        paths.add(new Text.Path(new FilterCompiler(slots).test(w.along())));
                case TakenAlong t ->
                        loads.add(
                                new Text.Load(
                                        t.bearers(),
                                        new FilterCompiler(slots).test(t.by()),
                                        new AmountCompiler(slots).value(t.price())));
                case Agendas a -> {}
                case Habitat h -> {}
                case Ferocity f -> {}
                case Parasite p -> {}
                case Detaches d -> {}
                case Modifies m -> mods.add((Text.Mod) part(m, slots));
                case Forbids f -> forbids.add((Text.Ruling) part(f, slots));
                case Allows a -> allows.add((Text.Ruling) part(a, slots));
                case Toll t -> tolls.add((Text.Ruling) part(t, slots));
                case ImmuneToAttrition m -> immunities.add((Text.Immunity) part(m, slots));
                case ImmuneTo m -> protections.add((Text.Protection) part(m, slots));
                case Gives g -> gifts.add((Text.Gift) part(g, slots));
                case CancelsText c -> blanks.add((Text.Blank) part(c, slots));
                case Cancels c -> cancels.add((Text.Blank) part(c, slots));
                case SharesText s -> copies.add((Text.Copy) part(s, slots));
                case Suspends s ->
                        (s.textOnly() ? blanks : cancels).add((Text.Blank) part(s, slots));
            }
        }
        return new Text(
                List.copyOf(mods),
                List.copyOf(forbids),
                List.copyOf(allows),
                List.copyOf(tolls),
                List.copyOf(immunities),
                List.copyOf(protections),
                List.copyOf(gifts),
                List.copyOf(blanks),
                List.copyOf(cancels),
                List.copyOf(copies),
                List.copyOf(ways),
                List.copyOf(onlys),
                List.copyOf(actions),
                List.copyOf(triggers),
                List.copyOf(standbys),
                List.copyOf(shots),
                List.copyOf(starts),
                List.copyOf(paths),
                List.copyOf(loads));
    }

    /** A standing part, also one that an effect puts into force for a while. */
    static Text.Part part(Ability ability, Slots slots) {
        var filters = new FilterCompiler(slots);
        var amounts = new AmountCompiler(slots);
        var conditions = new ConditionCompiler(slots);
        return switch (ability) {
            case Modifies m -> {
                Modifier said = m.modifier();
                yield new Text.Mod(
                        m,
                        said.figure(),
                        said.op(),
                        amounts.value(said.amount()),
                        filters.test(said.of()),
                        said.whose(),
                        said.toward() instanceof Everything
                                ? CardTest.ALL
                                : filters.test(said.toward()),
                        said.cumulative(),
                        conditions.check(m.when()),
                        slots.pointed(),
                        Stillness.of(said.amount())
                                && Stillness.of(said.of())
                                && Stillness.of(said.toward())
                                && Stillness.of(m.when()));
            }
            case Forbids f ->
                    new Text.Ruling(
                            Text.Ruling.Kind.FORBIDS,
                            f.deed(),
                            f.who(),
                            filters.test(f.what()),
                            filters.test(f.where()),
                            NOTHING,
                            conditions.check(f.when()),
                            slots.pointed());
            case Allows a ->
                    new Text.Ruling(
                            Text.Ruling.Kind.ALLOWS,
                            a.deed(),
                            a.who(),
                            filters.test(a.what()),
                            filters.test(a.where()),
                            NOTHING,
                            conditions.check(a.when()),
                            slots.pointed());
            case Toll t ->
                    new Text.Ruling(
                            Text.Ruling.Kind.TOLL,
                            t.deed(),
                            t.who(),
                            filters.test(t.what()),
                            filters.test(t.where()),
                            amounts.value(t.force()),
                            conditions.check(t.when()),
                            slots.pointed());
            case ImmuneToAttrition i ->
                    new Text.Immunity(
                            filters.test(i.who()),
                            i.below()
                                    .map(amounts::value)
                                    .orElse((game, x) -> Double.POSITIVE_INFINITY),
                            conditions.check(i.when()),
                            slots.pointed());
            case ImmuneTo i ->
                    new Text.Protection(
                            filters.test(i.who()),
                            filters.test(i.to()),
                            conditions.check(i.when()),
                            slots.pointed(),
                            Stillness.of(i.who())
                                    && Stillness.of(i.to())
                                    && Stillness.of(i.when()));
            case Gives g ->
                    new Text.Gift(
                            filters.test(g.to()),
                            g.icon(),
                            g.trait(),
                            conditions.check(g.when()),
                            Stillness.of(g.to()) && Stillness.of(g.when()));
            case CancelsText c ->
                    new Text.Blank(
                            Text.Blank.Kind.WITHOUT_TEXT,
                            filters.test(c.of()),
                            filters.test(Stillness.part(c.of())),
                            c.whose(),
                            conditions.check(c.when()));
            case Suspends s ->
                    new Text.Blank(
                            s.textOnly() ? Text.Blank.Kind.WITHOUT_TEXT : Text.Blank.Kind.SUSPENDED,
                            filters.test(s.cards()),
                            filters.test(Stillness.part(s.cards())),
                            Who.EITHER,
                            conditions.check(s.when()));
            case Cancels c ->
                    new Text.Blank(
                            Text.Blank.Kind.CANCELED,
                            filters.test(c.cards()),
                            filters.test(Stillness.part(c.cards())),
                            Who.EITHER,
                            conditions.check(c.when()));
            case SharesText s ->
                    new Text.Copy(filters.single(s.of())::card, conditions.check(s.when()));
            case Acts a -> throw notStanding(a);
            case Triggers t -> throw notStanding(t);
            case StateTriggers s -> throw notStanding(s);
            case Deploys d -> throw notStanding(d);
            case DeploysOnly d -> throw notStanding(d);
            case Fires f -> throw notStanding(f);
            case Starts s -> throw notStanding(s);
            case HoldsCards h -> throw notStanding(h);
            case AsDestiny a -> throw notStanding(a);
            case Wanders w -> throw notStanding(w);
            case TakenAlong t -> throw notStanding(t);
            case Agendas a -> throw notStanding(a);
            case Habitat h -> throw notStanding(h);
            case Ferocity f -> throw notStanding(f);
            case Parasite p -> throw notStanding(p);
            case Detaches d -> throw notStanding(d);
        };
    }

    private static IllegalArgumentException notStanding(Ability ability) {
        return new IllegalArgumentException(ability + " cannot be put into force for a while");
    }

    private static Text.Way way(Deploys deploys, Slots slots) {
        var filters = new FilterCompiler(slots);
        boolean onTable =
                deploys.where() instanceof Deploys.OnTable
                        || deploys.where() instanceof Deploys.IntoDeck;
        Who side =
                switch (deploys.where()) {
                    case Deploys.OnTable t -> t.side();
                    case Deploys.IntoDeck d -> d.whose();
                    default -> Who.YOU;
                };
        CardTest host =
                switch (deploys.where()) {
                    case Deploys.OnCard c -> filters.test(c.host());
                    case Deploys.Orbiting o -> filters.test(o.system());
                    case Deploys.OnTable t -> (game, x, k) -> false;
                    case Deploys.IntoDeck d -> (game, x, k) -> false;
                };
        return new Text.Way(
                onTable,
                side,
                host,
                deploys.where() instanceof Deploys.OnCard c && namesOpponents(c.host()),
                deploys.where() instanceof Deploys.OnCard c && namesTitle(c.host()),
                deploys.where() instanceof Deploys.Orbiting,
                deploys.where() instanceof Deploys.IntoDeck,
                deploys.price().map(p -> new AmountCompiler(slots).value(p)),
                new ConditionCompiler(slots).check(deploys.when()),
                deploys.aim().map(filters::which),
                deploys.moment(),
                just(deploys.moment().orElse(When.anyTime()), filters),
                deploys.training()
                        .map(
                                t ->
                                        new Text.Pupil(
                                                t.mentor().map(filters::test),
                                                filters.test(t.apprentice()),
                                                t.after(),
                                                t.orDeployed())),
                deploys.loss().map(l -> new AmountCompiler(slots).value(l)));
    }

    /** Whether a filter speaks of the opponent's cards in so many words. */
    private static boolean namesOpponents(Filter filter) {
        return switch (filter) {
            case Belonging b -> b.who() == Who.OPPONENT;
            case AllOf all -> all.filters().stream().anyMatch(AbilityCompiler::namesOpponents);
            case OneOf one -> one.filters().stream().anyMatch(AbilityCompiler::namesOpponents);
            default -> false;
        };
    }

    /** Whether a filter speaks of one card by its title. */
    private static boolean namesTitle(Filter filter) {
        return switch (filter) {
            case Titled t -> true;
            case AllOf all -> all.filters().stream().anyMatch(AbilityCompiler::namesTitle);
            case OneOf one -> one.filters().stream().anyMatch(AbilityCompiler::namesTitle);
            default -> false;
        };
    }

    private static Text.JustTest just(When moment, FilterCompiler filters) {
        return moment instanceof When.Just j
                ? new Text.JustTest(
                        j.by(),
                        filters.test(j.subject()),
                        filters.test(j.cause()),
                        filters.test(j.place()))
                : new Text.JustTest(Who.EITHER, CardTest.ALL, CardTest.ALL, CardTest.ALL);
    }

    private Text.Shot shot(Fires fires, TextId id) {
        var slots = new Slots();
        slots.card("target");
        slots.card("weapon");
        slots.card("firer");
        slots.number("destiny");
        var amounts = new AmountCompiler(slots);
        return new Text.Shot(
                fires,
                new FilterCompiler(slots).test(fires.at()),
                amounts.value(fires.price()),
                amounts.value(fires.added()),
                amounts.value(fires.against()),
                new ConditionCompiler(slots).check(fires.when()),
                new EffectCompiler(id, slots).program(fires.success()),
                fires.again().map(amounts::value),
                fires.firer().map(f -> new FilterCompiler(slots).which(f)));
    }

    private Text.Deal deal(
            Action action, int index, Optional<Pile> to, TextId id, boolean automatic) {
        var slots = new Slots();
        var filters = new FilterCompiler(slots);
        var amounts = new AmountCompiler(slots);
        var goals = new ArrayList<Text.Goal>();
        for (Target target : action.targets()) {
            goals.add(
                    new Text.Goal(
                            slots.card(target.name()),
                            filters.which(target.filter()),
                            amounts.value(target.least()),
                            amounts.value(target.most()),
                            target.chooser(),
                            Threats.of(action.effects(), target.name())));
        }
        var prices = new ArrayList<Price>();
        for (Cost cost : action.costs()) {
            prices.add(price(cost, slots));
        }
        if (to.isPresent()) {
            prices.add(new PlayPrice());
        }
        var just = just(action.moment(), filters);
        Check when = new ConditionCompiler(slots).check(action.condition());
        CardTest immune = action.immune().map(filters::test).orElse((game, x, k) -> false);
        Check possible = new Requirements(slots).of(action.effects());
        var program = new EffectCompiler(id, slots).program(action.effects());
        return new Text.Deal(
                action,
                index,
                Timing.moment(action),
                just,
                action.actor(),
                when,
                action.limit(),
                action.limit().each().map(amounts::value),
                List.copyOf(goals),
                List.copyOf(prices),
                Check.isTrue(possible) && prices.stream().allMatch(Price::isFixed),
                program,
                to.map(Zone::of).orElse(Zone.LIMBO),
                immune,
                possible,
                automatic,
                whileFaceDown(action.condition()));
    }

    /** A card turned face down offers only what it says about itself in that state. */
    private static boolean whileFaceDown(Condition condition) {
        return switch (condition) {
            case Is is ->
                    is.card() == Known.IT
                            && is.filter() instanceof InState state
                            && state.state() == CardState.FACE_DOWN;
            case Both both -> both.conditions().stream().anyMatch(AbilityCompiler::whileFaceDown);
            default -> false;
        };
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
            case Cost.Give g -> new CardsPrice(filters.which(g.cards()), Zone.of(g.to()));
            case Cost.ForgoDrain f -> new DrainPrice(filters.which(f.at()));
            case Cost.PlaceHere h -> new PlacedCardPrice(filters.test(h.card()));
            case Cost.GiveFromHand g ->
                    new HandCardPrice(filters.test(g.card()), g.who(), Zone.of(g.to()));
        };
    }
}
