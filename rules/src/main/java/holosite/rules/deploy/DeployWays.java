package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.card.Definition;
import holosite.rules.decision.DeployTarget;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.PlaceRules;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Table;
import holosite.rules.text.CardTest;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.text.Players;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ways into play that cards' own texts name: where each leads now, and what it aims at. */
final class DeployWays {
    private DeployWays() {}

    /** Which of the card's own ways leads there now, if one does. */
    static @Nullable DeployWay way(
            GameState game, Side player, int card, DeployTarget target, Occasion event) {
        List<DeployWay> ways = CardTexts.of(game, card).text().ways();
        for (int i = 0; i < ways.size(); i++) {
            if (open(game, ways.get(i), player, card, target, event)) {
                return ways.get(i);
            }
        }
        return !ways.isEmpty()
                        && target instanceof DeployTarget.ToCard to
                        && event instanceof Occasion.None
                        && allowedOn(game, player, card, to.card())
                ? ways.getFirst()
                : null;
    }

    /** Whether another text lets a weapon or device go on that card, as if its own text did. */
    private static boolean allowedOn(GameState game, Side player, int card, int host) {
        var table = game.table();
        return isCarried(table.definition(card))
                && (table.owner(host) == player || table.laidOut(host))
                && Rulings.allows(game, Deed.DEPLOY, player, card, host);
    }

    private static boolean isCarried(Definition definition) {
        return definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE);
    }

    private static boolean open(
            GameState game,
            DeployWay way,
            Side player,
            int card,
            DeployTarget target,
            Occasion event) {
        if (!mayLead(game, way.where(), player, card, target)) {
            return false;
        }
        Context context = Context.deploying(card, player, event, target.cardOrNobody());
        return leads(game, way, context, target)
                && rightMoment(game, way, context, event)
                && way.when().holds(game, context)
                && !isImmune(game, target, card)
                && (!way.aims() || aims(game, way, context).length > 0);
    }

    /** A card that is immune to another is no target of it, and so no host either. */
    private static boolean isImmune(GameState game, DeployTarget target, int card) {
        return target instanceof DeployTarget.ToCard to
                && Immunities.protects(game, to.card(), card);
    }

    /** Asked first, before anything that takes longer. */
    private static boolean mayLead(
            GameState game, DeployWay.Where where, Side player, int card, DeployTarget target) {
        return switch (where) {
            case DeployWay.OnCard on ->
                    target instanceof DeployTarget.ToCard to
                            && on.host().couldFit(game.table().definition(to.card()))
                            && hostAllowed(game, player, card, to.card(), on.namesOpponents());
            case DeployWay.AsCaptiveOf as ->
                    target instanceof DeployTarget.ToCard to
                            && as.escort().couldFit(game.table().definition(to.card()))
                            && Standing.of(game).isActive(to.card());
            case DeployWay.Orbiting o ->
                    target instanceof DeployTarget.ToCard to
                            && o.system().couldFit(game.table().definition(to.card()))
                            && hostAllowed(game, player, card, to.card(), false);
            case DeployWay.OnSide s -> target instanceof DeployTarget.ToSide;
            case DeployWay.IntoDeck d -> target instanceof DeployTarget.ToSide;
        };
    }

    private static boolean leads(
            GameState game, DeployWay way, Context context, DeployTarget target) {
        return switch (target) {
            case DeployTarget.ToCard to -> way.leadsTo(game, context, to.card());
            case DeployTarget.ToSide to ->
                    switch (way.where()) {
                        case DeployWay.OnSide on ->
                                Players.resolve(on.side(), context) == to.side();
                        case DeployWay.IntoDeck into ->
                                Players.resolve(into.whose(), context) == to.side();
                        case DeployWay.OnCard on -> false;
                        case DeployWay.AsCaptiveOf as -> false;
                        case DeployWay.Orbiting orbiting -> false;
                    };
        };
    }

    /**
     * Weapons and devices go on one's own cards unless their text says otherwise; hosts must be
     * active.
     */
    private static boolean hostAllowed(
            GameState game, Side player, int card, int host, boolean namesOpponents) {
        var table = game.table();
        if (!Standing.of(game).isActive(host)) {
            return false;
        }
        Definition definition = table.definition(card);
        // a ship with a person built in is not that person to his weapons
        if (definition.is(Subtype.CHARACTER_WEAPON)
                && !table.definition(host).is(CardType.CHARACTER)) {
            return false;
        }
        return !isCarried(definition)
                || namesOpponents
                || table.laidOut(host)
                || table.owner(host) == player;
    }

    private static boolean rightMoment(
            GameState game, DeployWay way, Context context, Occasion event) {
        if (way.moment().isEmpty()) {
            return event instanceof Occasion.None;
        }
        return switch (way.moment().get()) {
            case When.InPhases in ->
                    event instanceof Occasion.None
                            && in.phases().contains(game.turn().phase())
                            && Players.means(in.turn(), context, game.turn().player());
            case When.InBattle b -> game.battle().isGoingOn();
            case When.InDamageSegment d -> false;
            case When.Just just ->
                    event.is(just.event())
                            && Players.means(way.just().by(), context, event.player())
                            && matches(game, way.just().subject(), context, event.subject())
                            && matches(game, way.just().cause(), context, event.cause())
                            && matches(game, way.just().place(), context, event.place());
        };
    }

    private static boolean matches(GameState game, CardTest test, Context context, int card) {
        return card == Table.NOBODY ? CardTest.isAll(test) : test.fits(game, context, card);
    }

    /** Cards a Utinni Effect going there could be aimed at: those immune to it are none. */
    static int[] aims(GameState game, DeployWay way, Context context) {
        if (way.training().isPresent()) {
            return game.book().apprentices(game, context.it(), context.player(), context.toward());
        }
        int[] found = way.aim().map(which -> which.all(game, context)).orElse(new int[0]);
        int answered = context.event().subject();
        if (answered != Table.NOBODY
                && !game.table().inPlay(answered)
                && way.aims()
                && way.aim().orElseThrow().test().fits(game, context, answered)) {
            // an Interrupt that has just been played is not on the table
            return new int[] {answered};
        }
        int kept = 0;
        for (int aim : found) {
            if (PlaceRules.mayAimAt(game, context.player(), context.it(), aim)
                    && !Immunities.protects(game, aim, context.it())) {
                found[kept++] = aim;
            }
        }
        return kept == found.length ? found : Arrays.copyOf(found, kept);
    }
}
