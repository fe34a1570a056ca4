package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.decision.DeployTarget;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.PilotSkill;
import holosite.rules.place.PlaceRules;
import holosite.rules.place.Places;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.uniqueness.UniquenessRules;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A starship and its pilot deployed as one action, wherever both may go: both costs are paid
 * together, the pilot goes aboard. A pilot who is a spy makes presence and icons unnecessary for
 * both, if the ship is a starfighter.
 */
final class DeployWithPilot {
    private DeployWithPilot() {}

    static boolean possible(GameState game, Side player, int ship, int onlyAt) {
        Definition definition = game.table().definition(ship);
        if (!definition.is(CardType.STARSHIP) || !PlaceRules.needsPilot(definition)) {
            return false;
        }
        return pilots(game, player, ship, onlyAt).length > 0;
    }

    /** Pilots in hand with whom the ship can go somewhere. */
    static int[] pilots(GameState game, Side player, int ship, int onlyAt) {
        var table = game.table();
        var found = new int[table.size(player, Zone.HAND)];
        int count = 0;
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (card != ship
                    && canPilot(game, player, card, ship)
                    && anywhere(game, player, ship, card, onlyAt)) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    static boolean canPilot(GameState game, Side player, int card, int ship) {
        Definition definition = game.table().definition(card);
        var seats = game.table().definition(ship).card().capacity();
        return seats.pilots() + seats.pilotsOrPassengers() > 0
                && !definition.deploysAsCaptive()
                && PilotSkill.canWork(game, card, ship)
                && !Rulings.forbids(game, Deed.BOARD, player, card, ship)
                && UniquenessRules.mayDeploy(game, card)
                && !game.table().definition(ship).samePersona(definition);
    }

    /**
     * Everywhere both may go: into space, to sites fit for the ship, into the hold of another; as a
     * react to that one place.
     */
    static List<DeployTarget> targets(
            GameState game, Side player, int ship, int pilot, int onlyAt) {
        var standing = Standing.of(game);
        int force = ForceUse.available(game, player);
        var found = new ArrayList<DeployTarget>();
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (open(game, player, ship, pilot, onlyAt, card, force)) {
                found.add(DeployTarget.card(card));
            }
        }
        return found;
    }

    private static boolean anywhere(GameState game, Side player, int ship, int pilot, int onlyAt) {
        var standing = Standing.of(game);
        int force = ForceUse.available(game, player);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            if (open(game, player, ship, pilot, onlyAt, standing.cardInPlay(i), force)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The pilot in hand with whom the ship goes there for least, whether or not that can be paid.
     */
    static Optional<PilotPrice> cheapest(GameState game, Side player, int ship, int target) {
        var table = game.table();
        Optional<PilotPrice> least = Optional.empty();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (card != ship
                    && canPilot(game, player, card, ship)
                    && allowed(game, player, ship, card, target)) {
                int force = cost(game, player, ship, card, DeployTarget.card(target));
                if (least.isEmpty() || force < least.get().force()) {
                    least = Optional.of(new PilotPrice(card, force));
                }
            }
        }
        return least;
    }

    private static boolean open(
            GameState game, Side player, int ship, int pilot, int onlyAt, int card, int force) {
        return (onlyAt == Table.NOBODY || onlyAt == card)
                && allowed(game, player, ship, pilot, card)
                && cost(game, player, ship, pilot, DeployTarget.card(card)) <= force;
    }

    /** A spy at the controls of a starfighter needs neither presence nor a Force icon. */
    private static boolean allowed(GameState game, Side player, int ship, int pilot, int target) {
        game.assumptions().deployingTogether(ship, pilot);
        Refusal refusal = UnitDeployment.refusal(game, player, ship, target, false);
        game.assumptions().deployingTogether(Table.NOBODY, Table.NOBODY);
        int place = Whereabouts.location(game.table(), target);
        boolean spy =
                Standing.of(game).hasTrait(game, pilot, Trait.SPY)
                        && Places.likeStarfighter(game.table().definition(ship));
        return (refusal == Refusal.NONE || (refusal == Refusal.NO_PRESENCE_OR_ICON && spy))
                && UnitDeployment.barred(game, player, pilot, place, ship).none();
    }

    static int cost(GameState game, Side player, int ship, int pilot, DeployTarget place) {
        return price(game, ship, pilot, place) + toll(game, player, ship, pilot, place);
    }

    /** The deploy cost of both. */
    static int price(GameState game, int ship, int pilot, DeployTarget place) {
        game.assumptions().deployingTogether(ship, pilot);
        int price =
                DeployCost.of(game, ship, place, Occasion.NONE, FigureListener.NONE)
                        + DeployCost.of(game, pilot, place, Occasion.NONE, FigureListener.NONE);
        game.assumptions().deployingTogether(Table.NOBODY, Table.NOBODY);
        return price;
    }

    /** What texts ask for before either may be deployed there. */
    static int toll(GameState game, Side player, int ship, int pilot, DeployTarget place) {
        game.assumptions().deployingTogether(ship, pilot);
        int toll =
                DeployCost.toll(game, player, ship, place)
                        + DeployCost.toll(game, player, pilot, place);
        game.assumptions().deployingTogether(Table.NOBODY, Table.NOBODY);
        return toll;
    }
}
