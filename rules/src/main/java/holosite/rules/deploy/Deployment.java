package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.card.Definition;
import holosite.rules.card.Walkers;
import holosite.rules.decision.Act;
import holosite.rules.decision.DeployTarget;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.move.Seats;
import holosite.rules.place.PlaceRules;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Occasion;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.DeployWay;
import holosite.rules.uniqueness.UniquenessRules;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What a player may deploy, and where. */
public final class Deployment {
    private Deployment() {}

    // ---- listing

    /**
     * Everything in hand that can be deployed somewhere now, at its owner's deploy phase, and what
     * lies on other cards where a text lets it deploy from there.
     */
    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            list(game, player, card, acts);
        }
        if (Standing.of(game).allows(Deed.DEPLOY_FROM_STACK) > 0) {
            for (int card = 0; card < table.count(); card++) {
                if (fromStack(game, player, card)) {
                    list(game, player, card, acts);
                }
            }
        }
    }

    private static void list(GameState game, Side player, int card, List<Act> acts) {
        Definition definition = game.table().definition(card);
        if (definition.isPlayed() && !definition.isDejarikOrHologram()) {
            return;
        }
        if (definition.isLocation()) {
            if (LocationDeployment.possible(game, player, card)) {
                acts.add(new Act.Deploy(card));
            }
            return;
        }
        if (!UniquenessRules.mayDeploy(game, card)) {
            return;
        }
        if (possible(game, player, card, Occasion.NONE, Table.NOBODY)) {
            acts.add(new Act.Deploy(card));
        }
        if (DeployWithPilot.possible(game, player, card, Table.NOBODY)) {
            acts.add(new Act.DeployTogether(card));
        }
    }

    /** Whether a card is where its owner may deploy it from: in hand, or on a card by text. */
    public static boolean atHand(GameState game, Side player, int card) {
        return game.table().in(card, player, Zone.HAND) || fromStack(game, player, card);
    }

    private static boolean fromStack(GameState game, Side player, int card) {
        var table = game.table();
        return table.role(card) == Role.STACKED
                && table.owner(card) == player
                && !table.has(card, Flag.FACE_DOWN)
                && Rulings.allows(game, Deed.DEPLOY_FROM_STACK, player, card, Table.NOBODY);
    }

    /** What can be deployed in this phase because its own text names it. */
    public static void listByText(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (table.definition(card).deploysInOtherPhases()
                    && UniquenessRules.mayDeploy(game, card)
                    && possible(game, player, card, Occasion.NONE, Table.NOBODY)) {
                acts.add(new Act.Deploy(card));
            }
        }
    }

    /** Whether a card in hand may come into play in answer to this, as Immediate Effects do. */
    public static boolean inAnswer(GameState game, Side player, int card, Happening event) {
        return UniquenessRules.mayDeploy(game, card)
                && possible(game, player, card, event, Table.NOBODY);
    }

    /** Whether a card may deploy to this place as a react. */
    public static boolean asReact(GameState game, Side player, int card, int place) {
        Definition definition = game.table().definition(card);
        return !definition.isPlayed()
                && !definition.isLocation()
                && !definition.is(CardType.EFFECT)
                && mayReact(game, player, card, place)
                && UniquenessRules.mayDeploy(game, card)
                && possible(game, player, card, Occasion.NONE, place);
    }

    public static boolean togetherAsReact(GameState game, Side player, int card, int place) {
        return mayReact(game, player, card, place)
                && UniquenessRules.mayDeploy(game, card)
                && DeployWithPilot.possible(game, player, card, place);
    }

    /** Whether a text lets a card deploy there as a react, or react at all. */
    private static boolean mayReact(GameState game, Side player, int card, int place) {
        return Rulings.allows(game, Deed.DEPLOY_AS_REACT, player, card, place)
                || Rulings.allows(game, Deed.REACT_TO, player, card, place);
    }

    // ---- targets

    private static boolean possible(
            GameState game, Side player, int card, Occasion event, int onlyAt) {
        var standing = Standing.of(game);
        int force = ForceUse.available(game, player);
        for (int i = 0; i < targets(standing); i++) {
            if (fits(game, player, card, target(standing, player, i), event, onlyAt, force)) {
                return true;
            }
        }
        return false;
    }

    /** Every target a card can go to now, at a price its owner can pay. */
    public static List<DeployTarget> targets(
            GameState game, Side player, int card, Occasion event, int onlyAt, int force) {
        var standing = Standing.of(game);
        var found = new ArrayList<DeployTarget>();
        for (int i = 0; i < targets(standing); i++) {
            DeployTarget target = target(standing, player, i);
            if (fits(game, player, card, target, event, onlyAt, force)) {
                found.add(target);
            }
        }
        return found;
    }

    /** Whether a card can go now to any of these targets. */
    static boolean anywhere(
            GameState game, Side player, int card, int force, Predicate<DeployTarget> among) {
        var standing = Standing.of(game);
        for (int i = 0; i < targets(standing); i++) {
            DeployTarget target = target(standing, player, i);
            if (among.test(target)
                    && fits(game, player, card, target, Occasion.NONE, Table.NOBODY, force)) {
                return true;
            }
        }
        return false;
    }

    private static int targets(Standing standing) {
        return 2 + standing.cardsInPlay();
    }

    /** The player's own side of the table, the opponent's, then the cards in play. */
    private static DeployTarget target(Standing standing, Side player, int index) {
        return switch (index) {
            case 0 -> DeployTarget.side(player);
            case 1 -> DeployTarget.side(player.opposite());
            default -> DeployTarget.card(standing.cardInPlay(index - 2));
        };
    }

    private static boolean fits(
            GameState game,
            Side player,
            int card,
            DeployTarget target,
            Occasion event,
            int onlyAt,
            int force) {
        if (onlyAt != Table.NOBODY && !isAt(game, target, onlyAt)) {
            return false;
        }
        if (refusal(game, player, card, target, event) != Refusal.NONE) {
            return false;
        }
        // what must be used first is due even if the card itself is free
        int toll = DeployCost.toll(game, player, card, target);
        int cost = DeployCost.of(game, card, target, event);
        int left = ForceUse.available(game, player);
        // more than is there: a discount, or free
        int waived = force - left;
        return cost + toll <= force
                && toll <= left
                && !SharedCost.lacking(game, player, card, target, cost - waived);
    }

    private static boolean isAt(GameState game, DeployTarget target, int place) {
        return target instanceof DeployTarget.ToCard to
                && Whereabouts.location(game.table(), to.card()) == place;
    }

    /** Why a card may not be deployed there now, apart from Force. */
    public static Refusal refusal(
            GameState game, Side player, int card, DeployTarget target, Occasion event) {
        Definition definition = game.table().definition(card);
        if (AtHolosite.leads(game, card, target)) {
            return AtHolosite.refusal(game, player, card, target, event);
        }
        if (definition.deploysAsCaptive()) {
            return CaptiveDeployment.refusal(game, player, card, target, event);
        }
        if (definition.isUnit()) {
            // in answer to something a unit comes only where its text says so
            return !(target instanceof DeployTarget.ToCard to)
                            || (event instanceof Happening
                                    && DeployWays.way(game, player, card, target, event) == null)
                    ? Refusal.WRONG_KIND_OF_PLACE
                    : UnitDeployment.refusal(game, player, card, to.card(), true);
        }
        if (definition.is(CardType.CREATURE)) {
            return CreatureDeployment.refusal(game, player, card, target, event);
        }
        if (definition.is(CardType.DEFENSIVE_SHIELD) && game.table().in(card, Zone.HAND)) {
            return Refusal.SHIELD_NOT_FROM_HAND;
        }
        if (definition.is(Subtype.STARTING_EFFECT)) {
            return Refusal.ONLY_AT_THE_START;
        }
        DeployWay way = DeployWays.way(game, player, card, target, event);
        if (way == null) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (DeployCost.loss(game, player, card, way, target)
                > ForceLoss.payableBy(game, player, card)) {
            return Refusal.TOO_LITTLE_TO_LOSE;
        }
        if (target instanceof DeployTarget.ToCard to) {
            return onto(game, player, card, to.card(), way);
        }
        return Rulings.forbids(game, Deed.DEPLOY, player, card, Table.NOBODY)
                ? Refusal.FORBIDDEN_BY_CARD
                : Refusal.NONE;
    }

    /** Why a card may not lie on that one, although a way of its own leads there. */
    private static Refusal onto(GameState game, Side player, int card, int host, DeployWay way) {
        return forbidder(game, player, card, host) != Table.NOBODY
                        || Rulings.forbids(game, Deed.CARRY, game.table().owner(host), card, host)
                ? Refusal.FORBIDDEN_BY_CARD
                : PlaceRules.attachment(game, player, card, host, way.namesTitle());
    }

    /**
     * The card that keeps another from deploying there, or nobody: what is deployed on a card comes
     * to the location where that card is.
     */
    public static int forbidder(GameState game, Side player, int card, int target) {
        int forbidder = Rulings.forbidder(game, Deed.DEPLOY, player, card, target);
        int place =
                target == Table.NOBODY ? Table.NOBODY : Whereabouts.location(game.table(), target);
        return forbidder == Table.NOBODY && place != Table.NOBODY
                ? Rulings.forbidder(game, Deed.DEPLOY, player, card, place)
                : forbidder;
    }

    /** Whether a starship could go there if only a pilot came along. */
    public static boolean needsPilot(GameState game, Side player, int card, DeployTarget target) {
        Definition definition = game.table().definition(card);
        return definition.is(CardType.STARSHIP)
                && PlaceRules.needsPilot(definition)
                && target instanceof DeployTarget.ToCard to
                && UnitDeployment.refusal(game, player, card, to.card(), false).none();
    }

    /** The pilot in hand with whom a ship that needs one would go there for least. */
    public static Optional<PilotPrice> cheapestPilot(
            GameState game, Side player, int ship, DeployTarget target) {
        return target instanceof DeployTarget.ToCard(int place)
                ? DeployWithPilot.cheapest(game, player, ship, place)
                : Optional.empty();
    }

    /** Where the card would stand: at a place, in a seat, on a host. */
    public static Role roleAt(GameState game, int card, int target) {
        var table = game.table();
        Definition definition = table.definition(card);
        if (table.laidOut(target)) {
            return definition.isUnit()
                            || definition.is(CardType.CREATURE)
                            || definition.is(CardType.PODRACER)
                            || isArtillery(definition)
                            || Walkers.include(definition)
                    ? Role.AT
                    : Role.ON;
        }
        if (definition.deploysAsCaptive()) {
            return Role.ESCORTED;
        }
        return definition.isUnit() ? Seats.seatFor(game, card, target) : Role.ON;
    }

    private static boolean isArtillery(Definition definition) {
        return definition.is(Subtype.ARTILLERY_WEAPON) || definition.is(Subtype.AUTOMATED_WEAPON);
    }
}
