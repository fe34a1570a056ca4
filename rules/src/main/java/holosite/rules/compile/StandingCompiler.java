package holosite.rules.compile;

import holosite.language.ability.Allows;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.Deed;
import holosite.language.ability.ExpandsText;
import holosite.language.ability.Forbids;
import holosite.language.ability.Gives;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Loses;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.SharesText;
import holosite.language.ability.StandingAbility;
import holosite.language.ability.Suspends;
import holosite.language.ability.Toll;
import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.rules.text.CardTest;
import holosite.rules.text.Slots;
import holosite.rules.text.Text;
import holosite.rules.text.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Compiles what holds by itself while a card is on the table, or for a while. */
final class StandingCompiler {
    private static final Value NOTHING = (game, x) -> 0;

    /** Figures of a weapon as it fires, be it a card of its own or built into another. */
    private static final Set<Figure> OF_A_SHOT =
            EnumSet.of(
                    Figure.WEAPON_DESTINY_DRAW,
                    Figure.TOTAL_WEAPON_DESTINY,
                    Figure.FIRE_COST,
                    Figure.SHOTS_PER_BATTLE);

    private final Slots slots;
    private final FilterCompiler filters;
    private final AmountCompiler amounts;
    private final ConditionCompiler conditions;

    StandingCompiler(Slots slots) {
        this.slots = slots;
        filters = new FilterCompiler(slots);
        amounts = new AmountCompiler(slots);
        conditions = new ConditionCompiler(slots);
    }

    /** Whatever it is, for a text that is put into force for a while. */
    Text.Part part(StandingAbility standing) {
        return switch (standing) {
            case Modifies m -> mod(m);
            case Forbids f -> ruling(f);
            case Allows a -> ruling(a);
            case Toll t -> ruling(t);
            case ImmuneToAttrition i -> immunity(i);
            case ImmuneTo i -> protection(i);
            case Gives g -> granted(g);
            case Loses l -> lost(l);
            case CancelsText c -> canceling(c);
            case Cancels c -> canceling(c);
            case Suspends s -> canceling(s);
            case SharesText s -> copy(s);
            case ExpandsText e -> copy(e);
        };
    }

    Text.FigureChange mod(Modifies m) {
        Modifier said = m.modifier();
        return new Text.FigureChange(
                m,
                said.figure(),
                said.op(),
                amounts.value(said.amount()),
                OF_A_SHOT.contains(said.figure())
                        ? filters.weapons(said.of())
                        : filters.test(said.of()),
                said.whose(),
                said.toward() instanceof Everything ? CardTest.all() : filters.test(said.toward()),
                said.cumulative(),
                conditions.check(m.when()),
                slots.pointed(),
                PositionalTexts.of(said.amount())
                        && PositionalTexts.of(said.of())
                        && PositionalTexts.of(said.toward())
                        && PositionalTexts.of(m.when()));
    }

    Text.Ruling ruling(Forbids f) {
        return new Text.Ruling(
                Text.Ruling.Kind.FORBIDS,
                f.deed(),
                f.who(),
                inDeed(f.deed(), f.what()),
                inDeed(f.deed(), f.where()),
                NOTHING,
                conditions.check(f.when()),
                slots.pointed());
    }

    Text.Ruling ruling(Allows a) {
        return new Text.Ruling(
                Text.Ruling.Kind.ALLOWS,
                a.deed(),
                a.who(),
                inDeed(a.deed(), a.what()),
                inDeed(a.deed(), a.where()),
                NOTHING,
                conditions.check(a.when()),
                slots.pointed());
    }

    Text.Ruling ruling(Toll t) {
        return new Text.Ruling(
                Text.Ruling.Kind.TOLL,
                t.deed(),
                t.who(),
                inDeed(t.deed(), t.what()),
                inDeed(t.deed(), t.where()),
                amounts.value(t.force()),
                conditions.check(t.when()),
                slots.pointed());
    }

    /** Who fires or is fired at: a weapon among them may be built into a card. */
    private CardTest inDeed(Deed deed, Filter filter) {
        return deed == Deed.BE_TARGETED || deed == Deed.FIRE
                ? filters.weapons(filter)
                : filters.test(filter);
    }

    Text.Immunity immunity(ImmuneToAttrition i) {
        return new Text.Immunity(
                filters.test(i.who()),
                i.bound().map(amounts::value).orElse((game, x) -> Double.POSITIVE_INFINITY),
                i.exactly(),
                conditions.check(i.when()),
                slots.pointed());
    }

    Text.Protection protection(ImmuneTo i) {
        return new Text.Protection(
                filters.test(i.who()),
                filters.test(i.to()),
                OwnTexts.titles(i.to()),
                conditions.check(i.when()),
                slots.pointed(),
                PositionalTexts.of(i.who())
                        && PositionalTexts.of(i.to())
                        && PositionalTexts.of(i.when()),
                ofHolder(i.who()));
    }

    private static boolean ofHolder(Filter who) {
        return switch (who) {
            case Related(Relation relation, Being(Known known)) ->
                    relation == Relation.HOLDS && known == Known.IT;
            case AllOf(List<Filter> filters) ->
                    filters.stream().anyMatch(StandingCompiler::ofHolder);
            default -> false;
        };
    }

    Text.GrantedFeature granted(Gives g) {
        return new Text.GrantedFeature(
                false,
                filters.test(g.to()),
                g.icon(),
                g.trait(),
                filters.test(g.toward()),
                conditions.check(g.when()),
                PositionalTexts.of(g.to()) && PositionalTexts.of(g.when()));
    }

    Text.GrantedFeature lost(Loses l) {
        return new Text.GrantedFeature(
                true,
                filters.test(l.cards()),
                Optional.of(l.icon()),
                Optional.empty(),
                CardTest.all(),
                conditions.check(l.when()),
                PositionalTexts.of(l.cards()) && PositionalTexts.of(l.when()));
    }

    Text.Canceling canceling(CancelsText c) {
        return new Text.Canceling(
                Text.Canceling.Kind.WITHOUT_TEXT,
                filters.test(c.of()),
                filters.test(PositionalTexts.part(c.of())),
                c.whose(),
                conditions.check(c.when()));
    }

    Text.Canceling canceling(Suspends s) {
        slots.countExcluded(true);
        return new Text.Canceling(
                s.textOnly() ? Text.Canceling.Kind.WITHOUT_TEXT : Text.Canceling.Kind.SUSPENDED,
                filters.test(s.cards()),
                filters.test(PositionalTexts.part(s.cards())),
                Who.EITHER,
                conditions.check(s.when()));
    }

    Text.Canceling canceling(Cancels c) {
        slots.countExcluded(true);
        return new Text.Canceling(
                Text.Canceling.Kind.CANCELED,
                filters.test(c.cards()),
                filters.test(PositionalTexts.part(c.cards())),
                Who.EITHER,
                conditions.check(c.when()));
    }

    Text.Copy copy(SharesText s) {
        return new Text.Copy(
                filters.single(s.of())::card, Optional.empty(), conditions.check(s.when()));
    }

    Text.Copy copy(ExpandsText e) {
        return new Text.Copy(
                filters.single(e.of())::card,
                Optional.of(filters.which(e.to())),
                conditions.check(e.when()));
    }
}
