package holosite.rules.compile;

import holosite.language.amount.Amount;
import holosite.language.amount.Count;
import holosite.language.amount.Fixed;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.language.condition.Always;
import holosite.language.condition.AnyOf;
import holosite.language.condition.Both;
import holosite.language.condition.Compares;
import holosite.language.condition.Condition;
import holosite.language.condition.Exists;
import holosite.language.condition.Is;
import holosite.language.condition.NotSo;
import holosite.language.condition.PlaceBlownAway;
import holosite.language.condition.TotalsCompare;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Belonging;
import holosite.language.filter.Dotted;
import holosite.language.filter.Everything;
import holosite.language.filter.Figured;
import holosite.language.filter.Filter;
import holosite.language.filter.Generic;
import holosite.language.filter.Held;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.filter.Not;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfSystem;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.PrintedIcon;
import holosite.language.filter.PrintedTrait;
import holosite.language.filter.Ref;
import holosite.language.filter.Related;
import holosite.language.filter.TitleHas;
import holosite.language.filter.Titled;
import holosite.language.filter.WithIcon;
import holosite.language.filter.WithTrait;
import java.util.List;

/**
 * Whether a text depends only on the positions of the cards on the table. Such a text says the same
 * until a card comes, goes, moves or changes its state, whatever happens to piles, phases and
 * battles. Icons, presence and battlegrounds count among the positions, since the texts that can
 * change them are checked where they are in force. Whatever is not known to be positional is not.
 */
final class PositionalTexts {
    private PositionalTexts() {}

    static boolean of(Condition condition) {
        return switch (condition) {
            case Always a -> true;
            case Is is -> of(is.card()) && of(is.filter());
            case Exists e -> of(e.filter());
            case Compares c -> of(c.left()) && of(c.right());
            case TotalsCompare c -> of(c.left()) && of(c.right());
            case PlaceBlownAway b -> true;
            case Both b -> b.conditions().stream().allMatch(PositionalTexts::of);
            case AnyOf a -> a.conditions().stream().allMatch(PositionalTexts::of);
            case NotSo n -> of(n.condition());
            default -> false;
        };
    }

    static boolean of(Amount amount) {
        return switch (amount) {
            case Fixed f -> true;
            case Count c -> of(c.of());
            default -> false;
        };
    }

    static boolean of(Filter filter) {
        return switch (filter) {
            case Everything e -> true;
            case OfType t -> true;
            // a capital starship may be treated as a starfighter while its deployment is considered
            case OfSubtype s ->
                    s.subtype() != Subtype.CAPITAL && s.subtype() != Subtype.STARFIGHTER;
            case WithIcon i -> true;
            case PrintedIcon i -> true;
            case PrintedTrait t -> true;
            case WithTrait t -> true;
            case Titled t -> true;
            case TitleHas t -> true;
            case PersonaOf p -> true;
            case OfSystem s -> true;
            case Belonging b -> true;
            case Dotted d -> true;
            case Generic g -> true;
            case Held h -> true;
            case Being b -> of(b.card());
            // the texts that change ability are checked where they are in force
            case Figured f -> f.figure() == Figure.ABILITY && of(f.amount());
            case InState s -> positionalState(s);
            case Related r -> positionalRelation(r) && of(r.to());
            case AllOf all -> all.every(PositionalTexts::of);
            case OneOf one -> one.every(PositionalTexts::of);
            case Not n -> of(n.filter());
            default -> false;
        };
    }

    /** As much of a filter as is positional: whatever matches the filter matches this. */
    static Filter part(Filter filter) {
        if (of(filter)) {
            return filter;
        }
        if (filter instanceof AllOf all) {
            List<Filter> positional = all.filters().stream().filter(PositionalTexts::of).toList();
            return positional.isEmpty() ? new Everything() : new AllOf(positional);
        }
        return new Everything();
    }

    /** The speaking card and where it is; what a text is asked about changes with the question. */
    private static boolean of(Ref ref) {
        return ref == Known.IT || ref == Known.HOST || ref == Known.HERE;
    }

    /**
     * Every state is named: a new one left out of the first line would be slow and go unnoticed.
     */
    private static boolean positionalState(InState filter) {
        return switch (filter.state()) {
            case ACTIVE_OR_INACTIVE,
                    UNDERCOVER,
                    AT_SCOMP_LINK,
                    PRESENT_WITH_SCOMP_LINK,
                    GIVING_PRESENCE,
                    BLOWN_AWAY,
                    COLLAPSED,
                    UNOCCUPIED,
                    BATTLEGROUND ->
                    true;
            case HIT,
                    HIT_BY_WEAPON,
                    CAPTIVE,
                    IMPRISONED,
                    FROZEN,
                    MISSING,
                    IN_SEARCH_PARTY,
                    FACE_DOWN,
                    ON_OWN_SIDE,
                    STOLEN,
                    DISARMED,
                    COMPLETED,
                    CRASHED,
                    DAMAGED,
                    PILOTED,
                    UNPILOTED,
                    LANDED,
                    ON_BOMBING_RUN,
                    IN_BATTLE,
                    DEFENDING,
                    ALONE,
                    FORFEITABLE,
                    WITH_ABILITY,
                    WITH_LONE_PERMANENT_PILOT,
                    ARMED,
                    ARMED_WITH_MATCHING_WEAPON,
                    ACTIVE,
                    EMPTY,
                    BATTLE_LOCATION,
                    DRAIN_LOCATION,
                    BATTLED_THIS_TURN,
                    DRAINED_THIS_TURN,
                    USED_THIS_TURN,
                    IN_SENATE_MAJORITY,
                    CONVERTED,
                    NIGHTTIME,
                    INNERMOST_MARKER,
                    OUTERMOST_MARKER,
                    SHIELDED,
                    READY_TO_FIRE,
                    BEING_PLAYED,
                    DEPLOYED_THIS_TURN,
                    DEPLOYED_FROM_HAND_THIS_TURN,
                    FORFEITED_WEAPON_THIS_TURN,
                    MOUTH_CLOSED,
                    MOVED_THIS_TURN,
                    REACTING,
                    TEXT_CANCELED,
                    TOOK_PART_IN_BATTLE_THIS_TURN ->
                    false;
        };
    }

    private static boolean positionalRelation(Related filter) {
        return switch (filter.relation()) {
            case AT,
                    PRESENT_AT,
                    WITH,
                    PRESENT_WITH,
                    AT_SAME_SITE_AS,
                    ON,
                    BEARING,
                    WHERE_IS,
                    WHERE_PRESENT ->
                    true;
            default -> false;
        };
    }
}
