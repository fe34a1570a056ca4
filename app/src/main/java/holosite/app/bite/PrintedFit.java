package holosite.app.bite;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Deploys;
import holosite.language.ability.Gives;
import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.CardType;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness;
import holosite.language.card.Who;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Belonging;
import holosite.language.filter.CancelableBy;
import holosite.language.filter.CardState;
import holosite.language.filter.Dotted;
import holosite.language.filter.Everything;
import holosite.language.filter.Figured;
import holosite.language.filter.FiguredAt;
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
import holosite.language.filter.OwnImmunity;
import holosite.language.filter.OwnText;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.RacesWithin;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.language.filter.TitleHas;
import holosite.language.filter.Titled;
import holosite.language.filter.WithIcon;
import holosite.language.filter.WithTrait;
import holosite.rules.compile.OwnTexts;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which printed cards a filter of a text can mean, as far as that can be told without a table. A
 * part of a filter that all cards fit which its other parts can mean says nothing of its own:
 * dropping it changes no game.
 *
 * @param card the card that has the text
 * @param speaker the player whom the text calls "you"
 * @param ownOnly whether the rules let the text mean only cards of that player
 */
record PrintedFit(Card card, Side speaker, boolean ownOnly) {
    /** Whether a printed card fits; maybe, if that depends on what happens on the table. */
    enum Answer {
        YES,
        NO,
        MAYBE;

        private static Answer of(boolean fits) {
            return fits ? YES : NO;
        }

        private Answer not() {
            return switch (this) {
                case YES -> NO;
                case NO -> YES;
                case MAYBE -> MAYBE;
            };
        }
    }

    private static final Set<Icon> GIVEN_ICONS = given(gives -> gives.icon().stream());
    private static final Set<Trait> GIVEN_TRAITS =
            given(gives -> isToItself(gives) ? Stream.empty() : gives.trait().stream());

    /** What a card gives to itself alone. */
    private static final Map<String, Set<Trait>> OWN_TRAITS =
            AllCards.all().stream().collect(Collectors.toMap(Card::id, PrintedFit::ownTraits));

    private static final Set<CardType> SHIPS = EnumSet.of(CardType.STARSHIP, CardType.VEHICLE);
    private static final Set<CardType> CHARACTERS = EnumSet.of(CardType.CHARACTER);
    private static final Set<CardType> LOCATIONS = EnumSet.of(CardType.LOCATION);
    private static final Set<CardType> NOT_LOCATIONS =
            EnumSet.complementOf(EnumSet.of(CardType.LOCATION));
    private static final Set<CardType> ALL = EnumSet.allOf(CardType.class);
    private static final Set<Subtype> WEAPONS =
            EnumSet.of(Subtype.CHARACTER_WEAPON, Subtype.STARSHIP_WEAPON, Subtype.VEHICLE_WEAPON);

    /** Nothing is known of a card that is named but not written yet. */
    static final Set<String> TITLES =
            AllCards.all().stream()
                    .flatMap(card -> Stream.of(card.title(), card.fullTitle()))
                    .collect(Collectors.toSet());

    private static <T> Set<T> given(Function<Gives, Stream<T>> what) {
        return AllCards.all().stream()
                .flatMap(card -> gives(card, what))
                .collect(Collectors.toSet());
    }

    private static <T> Stream<T> gives(Card card, Function<Gives, Stream<T>> what) {
        return FaceText.of(card).stream()
                .map(FaceText::ability)
                .flatMap(
                        ability ->
                                ability instanceof Gives gives ? what.apply(gives) : Stream.of());
    }

    private static Set<Trait> ownTraits(Card card) {
        return gives(card, gives -> isToItself(gives) ? gives.trait().stream() : Stream.empty())
                .collect(Collectors.toSet());
    }

    private static boolean isToItself(Gives gives) {
        return gives.to().equals(new Being(Known.IT));
    }

    PrintedFit(Card card, Side speaker) {
        this(card, speaker, false);
    }

    /** The same where only the speaker's own cards can be meant. */
    PrintedFit amongOwn() {
        return new PrintedFit(card, speaker, true);
    }

    /** Weapons and devices are deployed on cards of the same player, by rule. */
    boolean goesOnOwnCards() {
        return card.is(CardType.WEAPON) || card.is(CardType.DEVICE);
    }

    /** The cards that this one can be deployed on. */
    List<Card> hosts() {
        return AllCards.all().stream().filter(this::canCarry).toList();
    }

    /** The locations where it can be: a location is itself, and what lies on locations is there. */
    List<Card> places() {
        if (card.is(CardType.LOCATION)) {
            return List.of(card);
        }
        List<Card> hosts = hosts();
        boolean onLocations =
                !hosts.isEmpty() && hosts.stream().allMatch(one -> one.is(CardType.LOCATION));
        return onLocations
                ? hosts
                : AllCards.all().stream().filter(one -> one.is(CardType.LOCATION)).toList();
    }

    private boolean canCarry(Card host) {
        return card.text().stream()
                .anyMatch(
                        text ->
                                text instanceof Deploys way
                                        && way.where() instanceof Deploys.OnCard on
                                        && fits(on.host(), host) != Answer.NO);
    }

    /** Whether every card that fits all the others, among these, fits this one anyway. */
    boolean follows(Filter part, List<Filter> others, Collection<Card> among) {
        return among.stream()
                .filter(one -> fits(others, one) != Answer.NO)
                .allMatch(one -> fits(part, one) == Answer.YES);
    }

    /** The cards, among these, that can fit. */
    List<Card> possible(List<Filter> filters, Collection<Card> among) {
        return among.stream().filter(one -> fits(filters, one) != Answer.NO).toList();
    }

    private Answer fits(List<Filter> filters, Card one) {
        Answer all = Answer.YES;
        for (Filter filter : filters) {
            Answer answer = fits(filter, one);
            if (answer == Answer.NO) {
                return Answer.NO;
            }
            all = answer == Answer.MAYBE ? Answer.MAYBE : all;
        }
        return all;
    }

    Answer fits(Filter filter, Card one) {
        return switch (filter) {
            case Everything e -> Answer.YES;
            case AllOf all -> fits(all.filters(), one);
            case OneOf any ->
                    fits(any.filters().stream().<Filter>map(Not::new).toList(), one).not();
            case Not not -> fits(not.filter(), one).not();
            case OfType type ->
                    type.type() == CardType.WEAPON
                            ? orBuiltIn(one.is(CardType.WEAPON), one.permanentWeapon().isPresent())
                            : Answer.of(one.is(type.type()));
            case OfSubtype subtype ->
                    WEAPONS.contains(subtype.subtype())
                            ? orBuiltIn(
                                    one.is(subtype.subtype()), one.permanentWeapon().isPresent())
                            : Answer.of(one.is(subtype.subtype()));
            case Titled titled when !TITLES.contains(titled.title()) -> Answer.MAYBE;
            case Titled titled ->
                    orBuiltIn(
                            one.title().equals(titled.title())
                                    || one.fullTitle().equals(titled.title()),
                            one.permanentWeapon()
                                    .filter(weapon -> weapon.title().equals(titled.title()))
                                    .isPresent());
            case TitleHas has -> Answer.of(lower(one.fullTitle()).contains(lower(has.word())));
            case PersonaOf persona -> Answer.of(one.personas().contains(persona.name()));
            case WithIcon icon -> hasIcon(icon.icon(), one);
            case WithTrait trait -> isOf(trait.trait(), one);
            case Dotted dotted -> Answer.of(one.uniqueness().unique() == dotted.one());
            case Generic g -> Answer.of(one.uniqueness().scope() == Uniqueness.Scope.SYSTEM);
            case Belonging owner -> belongs(owner.who(), one);
            case OfSystem system -> ofSystem(system.system(), one);
            case OwnText own -> Answer.of(OwnTexts.tells(one, own.tells()));
            case OwnImmunity own -> Answer.of(OwnTexts.immune(one, own.title()));
            case CancelableBy by -> Answer.of(OwnTexts.canceledBy(one, by.title()));
            case Figured figured when isPrinted(figured, one) -> Answer.YES;
            case Figured figured
                    when figured.figure() == Figure.PARSEC && !one.is(Subtype.SYSTEM) ->
                    Answer.NO;
            case Figured figured -> having(figured, one);
            case InState state -> maybe(one, beingSo(state.state()));
            case Related(var relation, var other) when isStep(relation, other) ->
                    one.is(Subtype.SITE) ? Answer.MAYBE : Answer.NO;
            case Related related -> maybe(one, first(related.relation()));
            case Held held -> maybe(one, LOCATIONS);
            case FiguredAt figure -> maybe(one, LOCATIONS);
            case RacesWithin races -> maybe(one, EnumSet.of(CardType.PODRACER));
            case Being being -> being(being, one);
            default -> Answer.MAYBE;
        };
    }

    /** Only sites are adjacent, and only to sites. */
    private boolean isStep(Relation relation, Filter other) {
        return switch (relation) {
            case ADJACENT_TO -> true;
            case SAME_OR_ADJACENT_TO ->
                    other.equals(new Being(Known.HERE))
                            && places().stream().allMatch(place -> place.is(Subtype.SITE));
            default -> false;
        };
    }

    private static String lower(String words) {
        return words.toLowerCase(Locale.ROOT);
    }

    /** A weapon built into a card may count as a card of its own. */
    private static Answer orBuiltIn(boolean printed, boolean builtIn) {
        return !printed && builtIn ? Answer.MAYBE : Answer.of(printed);
    }

    /** Icons are given to characters only. */
    private static Answer hasIcon(Icon icon, Card one) {
        return !one.has(icon) && GIVEN_ICONS.contains(icon) && one.is(CardType.CHARACTER)
                ? Answer.MAYBE
                : Answer.of(one.has(icon));
    }

    private static Answer isOf(Trait trait, Card one) {
        if (trait.of() == CardType.WEAPON) {
            return orBuiltIn(
                    one.is(trait),
                    one.permanentWeapon()
                            .filter(weapon -> weapon.kinds().contains(trait))
                            .isPresent());
        }
        boolean given =
                GIVEN_TRAITS.contains(trait) && one.is(trait.of())
                        || OWN_TRAITS.getOrDefault(one.id(), Set.of()).contains(trait);
        return !one.is(trait) && given ? Answer.MAYBE : Answer.of(one.is(trait));
    }

    /** Whether only the figure itself is asked for, and it is printed. */
    private static boolean isPrinted(Figured figured, Card one) {
        return figured.compare() == Compare.AT_LEAST
                && figured.amount().equals(Amount.of(0))
                && one.figures().containsKey(figured.figure());
    }

    private static Answer maybe(Card one, Set<CardType> types) {
        return types.contains(one.type()) ? Answer.MAYBE : Answer.NO;
    }

    /** A character that nothing steals stays with the side it is printed for. */
    private Answer belongs(Who who, Card one) {
        return switch (who) {
            case EITHER -> Answer.YES;
            case YOU -> ownOnly ? Answer.YES : printedFor(speaker, one);
            case OPPONENT -> ownOnly ? Answer.NO : printedFor(speaker.opposite(), one);
            case THAT_PLAYER -> Answer.MAYBE;
            case DARK_SIDE -> printedFor(Side.DARK, one);
            case LIGHT_SIDE -> printedFor(Side.LIGHT, one);
        };
    }

    private static Answer printedFor(Side side, Card one) {
        boolean stays = one.is(CardType.CHARACTER) && !StolenCharacters.has(one);
        return stays ? Answer.of(one.side() == side) : Answer.MAYBE;
    }

    private static Answer ofSystem(String system, Card one) {
        if (!one.is(CardType.LOCATION)) {
            return Answer.NO;
        }
        if (one.system().equals(system)) {
            return Answer.YES;
        }
        boolean elsewhere = !one.system().isEmpty() && !one.title().contains(system);
        return elsewhere ? Answer.NO : Answer.MAYBE;
    }

    private Answer being(Being being, Card one) {
        return switch (being.card()) {
            case Known known when known == Known.IT ->
                    one.id().equals(card.id()) ? Answer.MAYBE : Answer.NO;
            case Known known when known == Known.HERE || known == Known.PLACE ->
                    maybe(one, LOCATIONS);
            default -> Answer.MAYBE;
        };
    }

    /** Creature vehicles have ability, too: a quarter, which nothing changes. */
    private static Answer having(Figured figured, Card one) {
        if (figured.figure() != Figure.ABILITY || !one.is(Subtype.CREATURE_VEHICLE)) {
            return maybe(one, having(figured.figure()));
        }
        boolean tooMuch =
                figured.amount() instanceof Fixed(double than)
                        && !figured.compare().holds(0.25, than);
        return tooMuch ? Answer.NO : Answer.MAYBE;
    }

    /** Which cards can have a figure, creature vehicles aside. */
    static Set<CardType> having(Figure figure) {
        return switch (figure) {
            case ABILITY, POLITICS -> CHARACTERS;
            case PARSEC, MARKER_NUMBER, BLOWN_AWAY_LOSS -> LOCATIONS;
            case ASTEROID_DESTINY -> EnumSet.of(CardType.STARSHIP);
            case HYPERSPEED -> EnumSet.of(CardType.STARSHIP, CardType.LOCATION);
            case FEROCITY -> EnumSet.of(CardType.CREATURE);
            case RACE_TOTAL -> EnumSet.of(CardType.PODRACER);
            case TEST_NUMBER -> EnumSet.of(CardType.JEDI_TEST);
            default -> ALL;
        };
    }

    private static Set<CardType> beingSo(CardState state) {
        return switch (state) {
            case BATTLE_LOCATION,
                    DRAIN_LOCATION,
                    UNOCCUPIED,
                    BATTLEGROUND,
                    BATTLED_THIS_TURN,
                    CONVERTED,
                    BLOWN_AWAY,
                    NIGHTTIME,
                    INNERMOST_MARKER,
                    OUTERMOST_MARKER,
                    COLLAPSED ->
                    LOCATIONS;
            case CAPTIVE, IMPRISONED, FROZEN, MISSING, UNDERCOVER, DISARMED, IN_SENATE_MAJORITY ->
                    CHARACTERS;
            case PILOTED, UNPILOTED, LANDED, ON_BOMBING_RUN, WITH_LONE_PERMANENT_PILOT -> SHIPS;
            case COMPLETED -> EnumSet.of(CardType.JEDI_TEST);
            case DAMAGED -> EnumSet.of(CardType.PODRACER);
            default -> ALL;
        };
    }

    /** Which cards can stand first in a relation. */
    private static Set<CardType> first(Relation relation) {
        return switch (relation) {
            case RELATED_TO,
                    ADJACENT_TO,
                    NEAREST_TO,
                    SAME_OR_ADJACENT_TO,
                    WHERE_IS,
                    WHERE_PRESENT,
                    ORBITED_BY ->
                    LOCATIONS;
            case AT,
                    PRESENT_AT,
                    ON_SAME_PLANET_AS,
                    AT_SAME_PLANET_AS,
                    WITH,
                    PRESENT_WITH,
                    AT_SAME_SITE_AS,
                    AT_SAME_OR_ADJACENT_SITE_AS,
                    AT_ADJACENT_SITE_TO ->
                    NOT_LOCATIONS;
            case PILOTING, DRIVING, PASSENGER_OF, ESCORTING, ESCORTED_BY, MENTOR_OF -> CHARACTERS;
            case PILOTED_BY, HAS_ABOARD, HAS_AS_PASSENGER -> SHIPS;
            default -> ALL;
        };
    }

    /** Which cards can stand second in a relation. */
    static Set<CardType> second(Relation relation) {
        return switch (relation) {
            case AT, PRESENT_AT, RELATED_TO, ADJACENT_TO, NEAREST_TO, SAME_OR_ADJACENT_TO ->
                    LOCATIONS;
            case PILOTING, DRIVING, PASSENGER_OF -> SHIPS;
            case PILOTED_BY, HAS_AS_PASSENGER, ESCORTING, ESCORTED_BY, MENTOR_OF -> CHARACTERS;
            case WITH, PRESENT_WITH, WHERE_IS, WHERE_PRESENT -> NOT_LOCATIONS;
            default -> ALL;
        };
    }
}
