package holosite.app.bite;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Deploys;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Event;
import holosite.language.ability.Habitat;
import holosite.language.ability.Modifier;
import holosite.language.ability.Training;
import holosite.language.ability.When;
import holosite.language.amount.HighestOf;
import holosite.language.amount.TotalOf;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.Is;
import holosite.language.filter.Known;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Which cards a filter can mean because of where in a text it stands: whatever is asked of the
 * location of a battle is asked of locations, a modifier changes only cards that can have its
 * figure.
 *
 * @param fit what can be told of the card that has the text
 */
record PossibleCards(PrintedFit fit) {
    private static final Set<CardType> CHARACTERS = EnumSet.of(CardType.CHARACTER);

    /** Figures that only a weapon has, built in or not. */
    private static final Set<Figure> FIRING =
            EnumSet.of(Figure.FIRE_COST, Figure.WEAPON_DESTINY_DRAW, Figure.TOTAL_WEAPON_DESTINY);

    /** The cards that a filter can mean that is this part of a node. */
    List<Card> among(Record node, String part) {
        return switch (node) {
            case Is is when is.card() == Known.IT -> List.of(fit.card());
            case Is is when is.card() == Known.HOST -> fit.hosts();
            case Is is when is.card() == Known.HERE -> fit.places();
            case Is is when is.card() == Known.PLACE -> locations();
            case Is is when is.card() == Known.AIM && fit.card().is(CardType.JEDI_TEST) ->
                    ofTypes(CHARACTERS);
            case Modifier modifier when part.equals("of") && FIRING.contains(modifier.figure()) ->
                    ofTypes(EnumSet.of(CardType.WEAPON));
            case Deploys.OnCard on when fit.card().is(Subtype.CHARACTER_WEAPON) ->
                    ofTypes(CHARACTERS);
            case Habitat habitat -> locations();
            case DeploysOnly only when fit.card().is(CardType.CHARACTER) -> withoutSpace();
            case Training training -> ofTypes(CHARACTERS);
            case HighestOf highest -> ofTypes(PrintedFit.having(highest.figure()));
            case TotalOf total -> ofTypes(PrintedFit.having(total.figure()));
            case When.Just just when part.equals("subject") -> ofTypes(subjects(just.event()));
            case BattleGoingOn battle -> locations();
            case When.Just just when part.equals("place") -> locations();
            case Modifier modifier
                    when part.equals("of") && modifier.figure().of() == Figure.Of.PLACE ->
                    locations();
            case Modifier modifier when part.equals("of") ->
                    ofTypes(PrintedFit.having(modifier.figure()));
            case Related related when related.relation() == Relation.ADJACENT_TO -> sites();
            case Related related -> ofTypes(PrintedFit.second(related.relation()));
            default -> AllCards.all();
        };
    }

    /** Which cards can be what something happens to. */
    private static Set<CardType> subjects(Event event) {
        return switch (event) {
            case DISARMED -> CHARACTERS;
            default -> EnumSet.allOf(CardType.class);
        };
    }

    private static List<Card> ofTypes(Set<CardType> types) {
        return AllCards.all().stream().filter(card -> types.contains(card.type())).toList();
    }

    /** Where characters are deployed: to sites or aboard something, never right into space. */
    private static List<Card> withoutSpace() {
        return AllCards.all().stream()
                .filter(card -> !card.is(CardType.LOCATION) || card.is(Subtype.SITE))
                .toList();
    }

    private static List<Card> sites() {
        return AllCards.all().stream().filter(card -> card.is(Subtype.SITE)).toList();
    }

    private static List<Card> locations() {
        return ofTypes(EnumSet.of(CardType.LOCATION));
    }
}
