package holosite.language.prose;

import static holosite.language.card.Figure.*;
import static holosite.language.prose.Saying.says;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.amount.BattleTotal;
import holosite.language.amount.FigureOf;
import holosite.language.amount.ForceIcons;
import holosite.language.amount.Half;
import holosite.language.amount.HighestOf;
import holosite.language.amount.PileSize;
import holosite.language.amount.TotalOf;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.filter.CardState;
import holosite.language.filter.Known;
import org.junit.jupiter.api.Test;

final class AmountProseTest {

    @Test
    void numbersAreWrittenAsEachLanguageWritesThem() {
        says(number(3), "3.", "3.");
        says(number(0.25), "0.25.", "0,25.");
    }

    @Test
    void cardsAreCounted() {
        says(
                count(your(DROID).here()),
                "The number of your droids here.",
                "Le nombre de vos droïdes ici.");
        says(count(ALIEN), "The number of aliens.", "Le nombre d'aliens.");
        says(
                count(opponents(titled("Revolution"))),
                "The number of opponent's copies of Revolution.",
                "Le nombre d'exemplaires de Revolution de l'adversaire.");
        says(
                count(your(DROID)).times(2),
                "Twice the number of your droids.",
                "Le double du nombre de vos droïdes.");
    }

    @Test
    void figuresBelongToWhatTheTextPointsTo() {
        says(figure(POWER, Known.IT), "Its power.", "La puissance de ce personnage.");
        says(
                figure(DEFENSE_VALUE, TARGET),
                "The target's defense value.",
                "La valeur de défense de la cible.");
        says(
                new FigureOf(ABILITY, Known.IT, true),
                "Its printed ability.",
                "L'habileté imprimée de ce personnage.");
        says(
                new HighestOf(ABILITY, your(CHARACTER)),
                "The highest ability among your characters.",
                "La plus haute valeur d'habileté parmi vos personnages.");
        says(
                new TotalOf(DEPLOY_COST, your(STARSHIP)),
                "The total deploy cost of your starships.",
                "Le total des coûts de déploiement de vos vaisseaux spatiaux.");
    }

    @Test
    void pilesIconsAndTotalsAreTold() {
        says(
                new PileSize(Who.OPPONENT, Pile.HAND),
                "The number of cards in opponent's hand.",
                "Le nombre de cartes dans la main de l'adversaire.");
        says(
                new ForceIcons(Who.YOU, HERE),
                "The number of your Force icons here.",
                "Le nombre de vos icônes de Force ici.");
        says(
                new BattleTotal(Who.OPPONENT, TOTAL_POWER),
                "Opponent's total power.",
                "La puissance totale de l'adversaire.");
        says(
                new Half(new BattleTotal(Who.YOU, TOTAL_POWER), Half.Rounding.UP),
                "Half of your total power (rounded up).",
                "La moitié de votre puissance totale (arrondie au supérieur).");
    }

    @Test
    void aBetterCaseFollowsInBrackets() {
        says(
                either(2, 3, it(CHARACTER.in(CardState.ARMED))),
                "2 (3 if it is armed).",
                "2 (3 s'il est armé).");
        says(
                defenseValueOr(5, DROID),
                "The target's defense value (5 if the target is a droid).",
                "La valeur de défense de la cible (5 si la cible est un droïde).");
    }

    @Test
    void numbersAreAddedAndBounded() {
        says(
                number(7).minus(figure(ABILITY, Known.IT)),
                "7 - its ability.",
                "7 - l'habileté de ce personnage.");
        says(
                count(your(ALIEN)).atMost(3),
                "The number of your aliens (at most 3).",
                "Le nombre de vos aliens (au plus 3).");
    }
}
