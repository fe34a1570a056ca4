package holosite.language.prose;

import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Trait.*;
import static holosite.language.prose.Saying.says;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.amount.BattleTotal;
import holosite.language.amount.PileSize;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.InPhase;
import holosite.language.condition.PileHolds;
import holosite.language.condition.TurnOf;
import holosite.language.filter.CardState;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import org.junit.jupiter.api.Test;

final class ConditionProseTest {

    @Test
    void whatACardIsAndWhereItIsMakesAClause() {
        says(
                whileAt(siteOf("Hoth")),
                "While it is at a Hoth site.",
                "Tant qu'il est à un site de Hoth.");
        says(
                whileAt(siteOf("Hoth")).not(),
                "While it is not at a Hoth site.",
                "Tant qu'il n'est pas à un site de Hoth.");
        says(
                piloting(persona("Falcon")),
                "While it is piloting Falcon.",
                "Tant qu'il pilote Falcon.");
        says(
                piloting(persona("Falcon")).not(),
                "While it is not piloting Falcon.",
                "Tant qu'il ne pilote pas Falcon.");
        says(
                pilotedBy(a(SMUGGLER)),
                "While it is piloted by a smuggler.",
                "Tant qu'il est piloté par un contrebandier.");
        says(
                it(new Related(Relation.HAS_ABOARD, persona("Luke"))),
                "While it has Luke aboard.",
                "Tant qu'il a Luke à bord.");
        says(
                it(CHARACTER.in(CardState.DEFENDING).in(CardState.ALONE).at(SYSTEM)),
                "While it is defending alone at a system.",
                "Tant qu'il est en défense seul à un système.");
    }

    @Test
    void holdingALocationIsThePlayersDeed() {
        says(
                ifYouControl(),
                "While you control this location.",
                "Tant que vous contrôlez cette localisation.");
        says(
                ifYouOccupy().not(),
                "While you do not occupy this location.",
                "Tant que vous n'occupez pas cette localisation.");
    }

    @Test
    void thereBeingACardIsToldOfItsOwner() {
        says(
                thereIs(your(a(LEADER)).here()),
                "While you have a leader here.",
                "Tant que vous avez un leader ici.");
        says(
                thereIsNo(opponents(a(LIGHTSABER)).here()),
                "While opponent has no lightsaber here.",
                "Tant que l'adversaire n'a aucun sabre laser ici.");
        says(
                thereIs(a(STAR_DESTROYER)),
                "While there is a Star Destroyer on table.",
                "Tant qu'il y a un destroyer stellaire sur la table.");
        says(
                thereIsNo(persona("Vader").here()),
                "While Vader is not here.",
                "Tant que Vader n'est pas ici.");
        says(
                thereIs(titled("Revolution")),
                "While Revolution is on table.",
                "Tant que Revolution est sur la table.");
    }

    @Test
    void numbersAreCompared() {
        says(
                compare(
                        new BattleTotal(Who.YOU, TOTAL_POWER),
                        LESS,
                        new BattleTotal(Who.OPPONENT, TOTAL_POWER)),
                "While your total power < opponent's total power.",
                "Tant que votre puissance totale < la puissance totale de l'adversaire.");
        says(
                compare(count(your(ALIEN).here()), AT_LEAST, 3),
                "While there are at least 3 of your aliens here.",
                "Tant qu'il y a au moins 3 de vos aliens ici.");
        says(
                compare(count(ALIEN), AT_LEAST, 3).not(),
                "While there are fewer than 3 aliens.",
                "Tant qu'il y a moins de 3 aliens.");
    }

    @Test
    void turnsPhasesBattlesAndPilesAreTold() {
        says(
                new TurnOf(Who.OPPONENT),
                "While it is opponent's turn.",
                "Tant que c'est le tour de l'adversaire.");
        says(
                new InPhase(Who.YOU, Phase.MOVE),
                "While it is your move phase.",
                "Tant que c'est votre phase de mouvement.");
        says(
                new BattleGoingOn(HERE, Who.YOU),
                "While a battle you initiated is going on here.",
                "Tant qu'une bataille que vous avez initiée se déroule ici.");
        says(
                new PileHolds(Who.YOU, Pile.LOST_PILE, DROID).not(),
                "While there is no droid in your Lost Pile.",
                "Tant qu'il n'y a aucun droïde dans votre pile perdue.");
        says(
                compare(new PileSize(Who.YOU, Pile.RESERVE_DECK), EQUAL, 0),
                "While your Reserve Deck is empty.",
                "Tant que votre pile de réserve est vide.");
    }

    @Test
    void conditionsAreJoinedAndFrenchRepeatsItsConjunction() {
        says(
                ifYouControl().and(thereIs(your(a(LEADER)).here())),
                "While you control this location and you have a leader here.",
                "Tant que vous contrôlez cette localisation et que vous avez un leader ici.");
        says(
                whileAt(siteOf("Hoth")).or(piloting(STARSHIP)),
                "While it is at a Hoth site or it is piloting a starship.",
                "Tant qu'il est à un site de Hoth ou qu'il pilote un vaisseau spatial.");
        says(
                ifYouControl().and(whileInBattle()).not(),
                "While you do not control this location or it is not in battle.",
                "Tant que vous ne contrôlez pas cette localisation ou qu'il n'est pas en"
                        + " bataille.");
    }
}
