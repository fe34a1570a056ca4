package holosite.language.prose;

import static holosite.language.ability.Event.BATTLE_ENDING;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Trait.*;
import static holosite.language.prose.Saying.says;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.automatically;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.ability.Action;
import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.card.DestinyKind;
import holosite.language.card.Duration;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.effect.Activate;
import holosite.language.effect.Branch;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.DrawCards;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.Exclude;
import holosite.language.effect.ForEach;
import holosite.language.effect.LookAt;
import holosite.language.effect.May;
import holosite.language.effect.MayPay;
import holosite.language.effect.Pick;
import holosite.language.effect.Relocate;
import holosite.language.effect.Retrieve;
import holosite.language.effect.Steal;
import holosite.language.filter.Known;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EffectProseTest {

    @Test
    void forceIsCountedInPoints() {
        says(
                loseForce(Who.OPPONENT, 1),
                "Opponent loses 1 Force.",
                "L'adversaire perd 1 point de Force.");
        says(loseForce(Who.YOU, 2), "Lose 2 Force.", "Perdez 2 points de Force.");
        says(
                new holosite.language.effect.LoseForce(
                        Who.OPPONENT, count(your(DROID).here()), java.util.Optional.of(Pile.HAND)),
                "Opponent loses 1 Force for each of your droids here from opponent's hand.",
                "L'adversaire perd 1 point de Force pour chacun de vos droïdes ici de la main de"
                        + " l'adversaire.");
        says(
                new Activate(Who.YOU, number(3), true),
                "Activate up to 3 Force.",
                "Activez jusqu'à 3 points de Force.");
        says(
                new Retrieve(Who.YOU, number(1), a(SMUGGLER), Retrieve.How.CHOSEN, Pile.HAND),
                "Retrieve a smuggler into hand.",
                "Récupérez un contrebandier en main.");
    }

    @Test
    void cardsMoveBetweenPiles() {
        says(
                lose(your(WEAPON).here()),
                "Your weapons here are lost.",
                "Vos armes ici sont perdues.");
        says(outOfPlay(IT), "Place this character out of play.", "Placez ce personnage hors jeu.");
        says(
                toUsedPile(IT),
                "Place this character in its owner's Used Pile.",
                "Placez ce personnage dans la pile utilisée de son propriétaire.");
        says(
                takeIntoHand(a(X_WING)),
                "Take an X-wing into hand from your Reserve Deck; reshuffle.",
                "Prenez une aile-X en main depuis votre pile de réserve ; mélangez.");
        says(
                new DeployFrom(Who.YOU, Pile.RESERVE_DECK, siteOf("Hoth"), ANYTHING, 0, true, true),
                "Deploy a Hoth site from your Reserve Deck for free; reshuffle.",
                "Déployez un site de Hoth depuis votre pile de réserve gratuitement ; mélangez.");
        says(
                new DrawCards(Who.YOU, number(2), Pile.FORCE_PILE),
                "Draw 2 cards into hand from your Force Pile.",
                "Tirez 2 cartes en main de votre pile de Force.");
        says(
                new LookAt(Who.YOU, Who.OPPONENT, Pile.RESERVE_DECK, number(3), false),
                "Look at the top 3 cards of opponent's Reserve Deck.",
                "Regardez les 3 premières cartes de la pile de réserve de l'adversaire.");
        says(
                new LookAt(
                        Who.YOU,
                        Who.OPPONENT,
                        Pile.RESERVE_DECK,
                        either(1, 3, thereIs(DROID)),
                        false),
                "Look at 1 card from the top of opponent's Reserve Deck (3 if there is a droid on"
                        + " table).",
                "Regardez 1 carte du dessus de la pile de réserve de l'adversaire (3 s'il y a un"
                        + " droïde sur la table).");
    }

    @Test
    void aTestHasItsBranches() {
        Branch test = branch(compare(destiny(), MORE, 4), lose(THAT)).orElse(loseForce(Who.YOU, 1));
        says(
                List.of(drawDestiny(), test),
                "Draw destiny. If destiny > 4, that card is lost; otherwise, lose 1 Force.",
                "Tirez une destinée. Si la destinée > 4, cette carte est perdue ; sinon, perdez 1"
                        + " point de Force.");
        says(
                List.of(
                        new DrawDestiny(Who.OPPONENT, number(2), DestinyKind.BATTLE, "theirs"),
                        branch(
                                compare(remembered("theirs"), EQUAL, 0),
                                loseForce(Who.OPPONENT, 3))),
                "Opponent draws 2 battle destinies. If opponent's total destiny = 0, opponent loses"
                        + " 3 Force.",
                "L'adversaire tire 2 destinées de bataille. Si la destinée totale de l'adversaire ="
                        + " 0, l'adversaire perd 3 points de Force.");
    }

    @Test
    void playersChoose() {
        says(
                new ChooseOne(
                        Who.OPPONENT,
                        List.of(
                                List.of(loseForce(Who.OPPONENT, 2)),
                                List.of(lose(opponents(DROID))))),
                "Opponent chooses: opponent loses 2 Force; or opponent's droids are lost.",
                "L'adversaire choisit : l'adversaire perd 2 points de Force ; ou les droïdes de"
                        + " l'adversaire sont perdus.");
        says(
                new MayPay(Who.OPPONENT, number(2), List.of(), List.of(lose(IT))),
                "Opponent may use 2 Force; if not, this character is lost.",
                "L'adversaire peut utiliser 2 points de Force ; à défaut, ce personnage est"
                        + " perdu.");
        says(
                new MayPay(
                        Who.OPPONENT,
                        number(2),
                        List.of(new Activate(Who.YOU, number(3), false)),
                        List.of()),
                "Opponent may use 2 Force to make you activate 3 Force.",
                "L'adversaire peut utiliser 2 points de Force pour vous obliger à activer 3 points"
                        + " de Force.");
        says(
                new May(Who.YOU, List.of(new Exclude(THAT)), List.of()),
                "You may exclude that card from the battle.",
                "Vous pouvez exclure cette carte de la bataille.");
        says(
                List.of(
                        new Pick(Who.YOU, "two", your(a(SPY)), number(1), number(2)),
                        new Relocate(chosen("two"), SITE)),
                "Choose up to 2 of your spies, then relocate those spies to a site (all to the same"
                        + " place).",
                "Choisissez jusqu'à 2 de vos espions, puis déplacez ces espions à un site (tous au"
                        + " même endroit).");
        says(
                new ForEach(
                        "each", opponents(STARSHIP).here(), List.of(loseForce(Who.OPPONENT, 1))),
                "For each opponent's starship here, opponent loses 1 Force.",
                "Pour chaque vaisseau spatial de l'adversaire ici, l'adversaire perd 1 point de"
                        + " Force.");
    }

    @Test
    void whatLastsTellsHowLong() {
        says(
                thisTurn(Modifier.add(POWER, number(2), your(ALIEN).here())),
                "Your aliens here have power +2 for the rest of this turn.",
                "Vos aliens ici ont +2 en puissance jusqu'à la fin de ce tour.");
        says(addBattleDestiny(2), "Add 2 battle destinies.", "Ajoutez 2 destinées de bataille.");
        says(
                List.of(
                        lasting(mayNot(Deed.TAKE_PART_IN_BATTLE, THAT), Duration.THIS_TURN),
                        lasting(mayNot(Deed.MOVE, THAT), Duration.THIS_TURN)),
                "That card may not take part in battle and may not move for the rest of this"
                        + " turn.",
                "Cette carte ne peut pas participer à une bataille et ne peut pas se déplacer"
                        + " jusqu'à la fin de ce tour.");
    }

    @Test
    void theSameDeedFollowsMay() {
        says(
                new May(
                        Who.YOU,
                        List.of(thisTurn(Modifier.add(POWER, number(-3), THAT))),
                        List.of()),
                "You may subtract 3 from that card's power for the rest of this turn.",
                "Vous pouvez retirer 3 à la puissance de cette carte jusqu'à la fin de ce tour.");
        says(
                new May(Who.YOU, List.of(lose(THAT)), List.of()),
                "You may cause that card to be lost.",
                "Vous pouvez envoyer cette carte à la pile perdue.");
    }

    @Test
    void stolenCardsGetACarrier() {
        says(
                new Steal(opponents(WEAPON).presentWith(IT), Who.YOU, Known.IT),
                "Steal opponent's weapons present with it (to be carried by it).",
                "Volez les armes de l'adversaire présentes avec lui (à faire porter par ce"
                        + " personnage).");
    }

    /** A battle ends once: that this is said for the rest of it would say it twice. */
    @Test
    void whatHappensAsABattleEndsHappensOnce() {
        var dies = automatically(Action.at(just(BATTLE_ENDING)).then(lose(THAT)));
        says(
                lasting(dies, Duration.THIS_BATTLE),
                "When this battle is about to end, that card is lost.",
                "Quand cette bataille est sur le point de se terminer, cette carte est perdue.");
        says(
                lasting(dies, Duration.THIS_TURN),
                "When a battle is about to end, that card is lost for the rest of this turn.",
                "Quand une bataille est sur le point de se terminer, cette carte est perdue"
                        + " jusqu'à la fin de ce tour.");
    }
}
