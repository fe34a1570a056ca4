package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.move.Seats;
import holosite.rules.place.PlaceRules;
import holosite.rules.presence.Presence;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * Where characters, vehicles and starships may be deployed: a place fit for their kind, with
 * presence or a Force icon of their player, and not closed to them by a rule of the place or a
 * text.
 */
public final class UnitDeployment {
    private UnitDeployment() {}

    /** {@code alone} is false where a pilot comes along. */
    static Refusal refusal(GameState game, Side player, int card, int target, boolean alone) {
        if (game.table().definition(card).deploysAsCaptive()) {
            return Refusal.DEPLOYS_ONLY_ELSEWHERE;
        }
        if (!isPlaceOrVessel(game.table(), target, player)) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        begin(game, card);
        Refusal refusal = weigh(game, player, card, target, alone);
        end(game);
        return refusal;
    }

    /** Units deploy to locations, and into starships and vehicles of their player. */
    private static boolean isPlaceOrVessel(Table table, int target, Side player) {
        return table.laidOut(target)
                || (table.definition(target).isVessel() && table.owner(target) == player);
    }

    /** All that is said of deploying starfighters holds for what deploys like one. */
    static void begin(GameState game, int card) {
        if (game.table().definition(card).isUnit()
                && game.table().definition(card).has(Trait.LIKE_A_STARFIGHTER)) {
            game.assumptions().deployingLikeStarfighter(card);
        }
    }

    static void end(GameState game) {
        game.assumptions().deployingLikeStarfighter(Table.NOBODY);
    }

    private static Refusal weigh(GameState game, Side player, int card, int target, boolean alone) {
        var table = game.table();
        if (!Standing.of(game).isActive(target)) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        int place = table.laidOut(target) ? target : Whereabouts.location(table, target);
        if (place == Table.NOBODY) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (table.laidOut(target)) {
            if (!PlaceRules.fitsKind(game, card, target, alone)) {
                return PlaceRules.holosite(game, target)
                        ? Refusal.HOLOSITE
                        : Refusal.WRONG_KIND_OF_PLACE;
            }
        } else if (Seats.seatFor(game, card, target) == Role.NONE) {
            return Refusal.NO_ROOM;
        } else if (Rulings.forbids(game, Deed.BOARD, player, card, target)) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        Refusal barred = barred(game, player, card, place, target);
        if (!barred.none()) {
            return barred;
        }
        return welcome(game, player, card, place) ? Refusal.NONE : Refusal.NO_PRESENCE_OR_ICON;
    }

    /** What keeps a card from a place whoever is there: rules of the place, texts, its own text. */
    static Refusal barred(GameState game, Side player, int card, int place, int target) {
        Refusal rule = PlaceRules.unit(game, player, card, place);
        if (rule != Refusal.NONE) {
            return rule;
        }
        // a squadron that comes by replacing fighters has no deploy cost of its own
        if (SquadronDeployment.mustReplace(game, player, card, place)
                && !SquadronDeployment.mayReplace(game, player, card, place)) {
            return Refusal.DEPLOYS_ONLY_ELSEWHERE;
        }
        List<Text.DeployRestriction> restrictions =
                CardTexts.of(game, card).text().deployRestrictions();
        if (!restrictions.isEmpty() && !only(game, restrictions, player, card, place, target)) {
            return Refusal.DEPLOYS_ONLY_ELSEWHERE;
        }
        if (Rulings.forbids(game, Deed.DEPLOY, player, card, place)
                && !(target == place
                        && Rulings.allows(game, Deed.DEPLOY_UNDERCOVER, player, card, place))
                && (!regardless(game, player, card, place)
                        || Rulings.forbidsRegardless(game, player, card, place))) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        return Refusal.NONE;
    }

    /**
     * Regardless of location deployment restrictions: without presence or Force icons, to places
     * with rules of their own, and in spite of texts that keep it from there, its own included. It
     * still cannot be where such a card never is, and what is no matter of places still binds it.
     */
    private static boolean regardless(GameState game, Side player, int card, int place) {
        return Rulings.allows(game, Deed.DEPLOY_REGARDLESS, player, card, place);
    }

    /** Whether a card that comes to a location regardless of restrictions of places may do so. */
    public static boolean possibleRegardless(GameState game, Side player, int card, int location) {
        return !game.table().definition(card).deploysAsCaptive()
                && PlaceRules.fitsKind(game, card, location, true)
                && !PlaceRules.insideStation(game, location)
                && !PlaceRules.trench(game, location)
                && conditionsHold(game, player, card, location)
                && !Rulings.forbidsRegardless(game, player, card, location);
    }

    private static boolean conditionsHold(GameState game, Side player, int card, int location) {
        Context context = Context.deploying(card, player, Occasion.NONE, location);
        for (Text.DeployRestriction only : CardTexts.of(game, card).text().deployRestrictions()) {
            if (!only.when().holds(game, context)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether this is one of the only places where the card deploys. Who deploys regardless of
     * restrictions of location is bound only by what else his text asks for.
     */
    private static boolean only(
            GameState game,
            List<Text.DeployRestriction> restrictions,
            Side player,
            int card,
            int place,
            int target) {
        Context context = Context.deploying(card, player, Occasion.NONE, target);
        boolean anywhere = regardless(game, player, card, place);
        for (int i = 0; i < restrictions.size(); i++) {
            Text.DeployRestriction only = restrictions.get(i);
            if (!only.when().holds(game, context)
                    || !(anywhere
                            || only.where().fits(game, context, place)
                            || only.where().fits(game, context, target))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Presence or a Force icon there; spies need neither, nor does anyone if a spy of that player
     * is undercover there.
     */
    static boolean welcome(GameState game, Side player, int card, int place) {
        return Figures.at(game, Figure.FORCE_ICONS, place, player) > 0
                || Presence.occupies(game, player, place)
                || Standing.of(game).hasTrait(game, card, Trait.SPY)
                || Presence.hasUndercoverSpy(game, player, place)
                || Rulings.allows(game, Deed.DEPLOY_WITHOUT_PRESENCE, player, card, place)
                || regardless(game, player, card, place);
    }

    static boolean inSpace(Definition location) {
        return location.is(Subtype.SYSTEM) || location.is(Subtype.SECTOR);
    }
}
