package holosite.rules.compile;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Agendas;
import holosite.language.ability.Allows;
import holosite.language.ability.AsDestiny;
import holosite.language.ability.CanceledBy;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.ConvertedBy;
import holosite.language.ability.Deploys;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Detaches;
import holosite.language.ability.ExpandsText;
import holosite.language.ability.Ferocity;
import holosite.language.ability.Fires;
import holosite.language.ability.Forbids;
import holosite.language.ability.Gives;
import holosite.language.ability.Habitat;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Loses;
import holosite.language.ability.Maintenance;
import holosite.language.ability.Modifies;
import holosite.language.ability.Offers;
import holosite.language.ability.Parasite;
import holosite.language.ability.ParsecChart;
import holosite.language.ability.Replaces;
import holosite.language.ability.Requires;
import holosite.language.ability.SharesText;
import holosite.language.ability.StandsInFor;
import holosite.language.ability.Starts;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Suspends;
import holosite.language.ability.TakenAlong;
import holosite.language.ability.Toll;
import holosite.language.ability.Triggers;
import holosite.language.ability.Wanders;
import holosite.language.card.CardType;
import holosite.rules.card.TextId;
import holosite.rules.table.Zone;
import holosite.rules.text.CardAction;
import holosite.rules.text.DeployWay;
import holosite.rules.text.Slots;
import holosite.rules.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the abilities of a card ready for play. */
public final class AbilityCompiler {
    private final Card card;

    public AbilityCompiler(Card card) {
        this.card = card;
    }

    public Text text(TextId.End end) {
        List<Ability> abilities = end.of(card);
        var figureChanges = new ArrayList<Text.FigureChange>();
        var forbids = new ArrayList<Text.Ruling>();
        var allows = new ArrayList<Text.Ruling>();
        var tolls = new ArrayList<Text.Ruling>();
        var immunities = new ArrayList<Text.Immunity>();
        var protections = new ArrayList<Text.Protection>();
        var grants = new ArrayList<Text.GrantedFeature>();
        var textCancels = new ArrayList<Text.Canceling>();
        var cancels = new ArrayList<Text.Canceling>();
        var copies = new ArrayList<Text.Copy>();
        var ways = new ArrayList<DeployWay>();
        var deployRestrictions = new ArrayList<Text.DeployRestriction>();
        var actions = new ArrayList<CardAction>();
        var triggers = new ArrayList<CardAction>();
        var stateTriggers = new ArrayList<Text.StateTrigger>();
        var firings = new ArrayList<Text.WeaponFire>();
        var starts = new ArrayList<Text.Start>();
        var wanderingPaths = new ArrayList<Text.WanderingPath>();
        var carriedAlong = new ArrayList<Text.CarriedAlong>();
        var replaced = new ArrayList<Text.Replaced>();
        for (int i = 0; i < abilities.size(); i++) {
            var id = new TextId(card.id(), end, i);
            var slots = new Slots().ofEpicEvent(card.type() == CardType.EPIC_EVENT);
            var standing = new StandingCompiler(slots);
            switch (abilities.get(i)) {
                case Offers a ->
                        actions.add(
                                ActionCompiler.action(
                                        a.action(),
                                        actions.size(),
                                        a.to(),
                                        id,
                                        CardAction.Manner.OFFERED,
                                        slots));
                case Requires r ->
                        actions.add(
                                ActionCompiler.action(
                                        r.action(),
                                        actions.size(),
                                        Optional.empty(),
                                        id,
                                        CardAction.Manner.MANDATORY,
                                        slots));
                case Triggers t ->
                        triggers.add(
                                ActionCompiler.action(
                                        t.action(),
                                        triggers.size(),
                                        Optional.empty(),
                                        id,
                                        CardAction.Manner.AUTOMATIC,
                                        slots));
                case StateTriggers s ->
                        stateTriggers.add(
                                ActionCompiler.stateTrigger(s, stateTriggers.size(), id, slots));
                case Deploys d -> ways.add(WayCompiler.way(d, slots));
                case DeploysOnly d ->
                        deployRestrictions.add(
                                new Text.DeployRestriction(
                                        new FilterCompiler(slots).test(d.where()),
                                        new ConditionCompiler(slots).check(d.when())));
                case Fires f -> firings.add(shot(f, id));
                case Starts s ->
                        starts.add(
                                new Text.Start(
                                        new ConditionCompiler(slots).check(s.when()),
                                        new EffectCompiler(id, slots).program(s.effects()),
                                        s.to().map(Zone::of)));
                case HoldsCards h -> {
                    // the cards under it are put there as the game is set up
                }
                case AsDestiny a ->
                        triggers.add(
                                ActionCompiler.action(
                                        a.action(),
                                        triggers.size(),
                                        Optional.empty(),
                                        id,
                                        CardAction.Manner.AUTOMATIC,
                                        slots));
                case Wanders w ->
                        wanderingPaths.add(
                                new Text.WanderingPath(new FilterCompiler(slots).test(w.along())));
                case TakenAlong t ->
                        carriedAlong.add(
                                new Text.CarriedAlong(
                                        t.bearers(),
                                        new FilterCompiler(slots).test(t.by()),
                                        new AmountCompiler(slots).value(t.price())));
                case Replaces r ->
                        replaced.add(
                                new Text.Replaced(
                                        r.number(), new FilterCompiler(slots).test(r.cards())));
                case Agendas a -> {}
                case ParsecChart c -> {}
                case Habitat h -> {}
                case CanceledBy c -> {}
                case ConvertedBy c -> {}
                case StandsInFor s -> {}
                case Ferocity f -> {}
                case Parasite p -> {}
                case Detaches d -> {}
                case Maintenance m ->
                        triggers.add(
                                ActionCompiler.action(
                                                m.action(),
                                                triggers.size(),
                                                Optional.empty(),
                                                id,
                                                CardAction.Manner.AUTOMATIC,
                                                slots)
                                        .whateverBecomesOfTheText());
                case Modifies m -> figureChanges.add(standing.mod(m));
                case Forbids f -> forbids.add(standing.ruling(f));
                case Allows a -> allows.add(standing.ruling(a));
                case Toll t -> tolls.add(standing.ruling(t));
                case ImmuneToAttrition m -> immunities.add(standing.immunity(m));
                case ImmuneTo m -> protections.add(standing.protection(m));
                case Gives g -> grants.add(standing.granted(g));
                case Loses l -> grants.add(standing.lost(l));
                case CancelsText c -> textCancels.add(standing.canceling(c));
                case Cancels c -> cancels.add(standing.canceling(c));
                case SharesText s -> copies.add(standing.copy(s));
                case ExpandsText e -> copies.add(standing.copy(e));
                case Suspends s ->
                        (s.textOnly() ? textCancels : cancels).add(standing.canceling(s));
            }
        }
        return new Text(
                List.copyOf(figureChanges),
                List.copyOf(forbids),
                List.copyOf(allows),
                List.copyOf(tolls),
                List.copyOf(immunities),
                List.copyOf(protections),
                List.copyOf(grants),
                List.copyOf(textCancels),
                List.copyOf(cancels),
                List.copyOf(copies),
                List.copyOf(ways),
                List.copyOf(deployRestrictions),
                List.copyOf(actions),
                List.copyOf(triggers),
                List.copyOf(stateTriggers),
                List.copyOf(firings),
                List.copyOf(starts),
                List.copyOf(wanderingPaths),
                List.copyOf(carriedAlong),
                List.copyOf(replaced));
    }

    private static Text.WeaponFire shot(Fires fires, TextId id) {
        var slots = new Slots();
        slots.card("target");
        slots.card("weapon");
        slots.card("firer");
        slots.number("destiny");
        var amounts = new AmountCompiler(slots);
        return new Text.WeaponFire(
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
}
