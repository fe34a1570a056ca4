package holosite.rules.compile;

import holosite.language.card.CardType;
import holosite.language.card.Subtype;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.InPile;
import holosite.language.filter.InState;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.RaceDestiny;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.language.filter.TargetedAs;
import holosite.language.filter.Titled;
import java.util.EnumSet;
import java.util.Set;

/** What a filter names: by that it reaches cards that other filters pass over. */
final class FilterNames {
    /**
     * States in which a card is on the table without being active: naming one reaches such cards.
     */
    private static final Set<CardState> INACTIVE_STATES =
            EnumSet.of(
                    CardState.CAPTIVE,
                    CardState.IMPRISONED,
                    CardState.FROZEN,
                    CardState.MISSING,
                    CardState.FACE_DOWN,
                    CardState.ACTIVE_OR_INACTIVE);

    private static final Set<Relation> AT_A_PLACE =
            EnumSet.of(Relation.AT, Relation.PRESENT_AT, Relation.AT_SAME_SITE_AS);

    private FilterNames() {}

    /** Whether a filter speaks of cards stacked on another, which are not on the table. */
    static boolean namesStacked(Filter filter) {
        return switch (filter) {
            case Related r -> r.relation() == Relation.STACKED_ON;
            case RaceDestiny r -> true;
            case InPile in -> true;
            case AllOf all -> all.any(FilterNames::namesStacked);
            case OneOf one -> !one.any(other -> !namesStacked(other));
            default -> false;
        };
    }

    static boolean namesUndercover(Filter filter) {
        return switch (filter) {
            case InState s ->
                    s.state() == CardState.UNDERCOVER || s.state() == CardState.ACTIVE_OR_INACTIVE;
            case AllOf all -> all.any(FilterNames::namesUndercover);
            case OneOf one -> one.any(FilterNames::namesUndercover);
            case Being b -> true;
            default -> false;
        };
    }

    static boolean namesInactive(Filter filter) {
        return switch (filter) {
            case InState s -> INACTIVE_STATES.contains(s.state());
            case AllOf all -> all.any(FilterNames::namesInactive);
            case OneOf one -> one.any(FilterNames::namesInactive);
            case Being b -> true;
            case Related r ->
                    r.relation() == Relation.ESCORTED_BY
                            || r.relation() == Relation.ABOARD && namesInactiveState(r.to());
            default -> false;
        };
    }

    /** Whoever is aboard a captured ship is as inactive as the ship. */
    private static boolean namesInactiveState(Filter filter) {
        return switch (filter) {
            case InState s -> INACTIVE_STATES.contains(s.state());
            case AllOf all -> all.any(FilterNames::namesInactiveState);
            default -> false;
        };
    }

    /** Whether a filter speaks of all cards, by which nothing but cards is meant. */
    static boolean namesAllCards(Filter filter) {
        return switch (filter) {
            case InState s -> s.state() == CardState.ACTIVE_OR_INACTIVE;
            case AllOf all -> all.any(FilterNames::namesAllCards);
            default -> false;
        };
    }

    static boolean namesPlace(Filter filter) {
        return switch (filter) {
            case Related r -> AT_A_PLACE.contains(r.relation());
            case AllOf all -> all.any(FilterNames::namesPlace);
            case OneOf one -> one.any(FilterNames::namesPlace);
            default -> false;
        };
    }

    static boolean namesWeapon(Filter filter) {
        return switch (filter) {
            case OfType t -> t.type() == CardType.WEAPON;
            case OfSubtype s -> isWeapon(s.subtype());
            case Titled t -> true;
            case AllOf all -> all.any(FilterNames::namesWeapon);
            case OneOf one -> one.any(FilterNames::namesWeapon);
            default -> false;
        };
    }

    static boolean isWeapon(Subtype subtype) {
        return subtype == Subtype.CHARACTER_WEAPON
                || subtype == Subtype.STARSHIP_WEAPON
                || subtype == Subtype.VEHICLE_WEAPON;
    }

    /** Whether a filter asks for a persona, who may be built into a ship. */
    static boolean namesPersona(Filter filter) {
        return switch (filter) {
            case PersonaOf p -> true;
            case TargetedAs t -> true;
            case AllOf all -> all.any(FilterNames::namesPersona);
            case OneOf one -> one.every(FilterNames::namesPersona);
            default -> false;
        };
    }
}
