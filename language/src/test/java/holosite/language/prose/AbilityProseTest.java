package holosite.language.prose;

import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Trait.*;
import static holosite.language.prose.Saying.says;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.ability.Action;
import holosite.language.ability.Deed;
import holosite.language.ability.Limit;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.effect.HitIt;
import holosite.language.filter.CardState;
import org.junit.jupiter.api.Test;

final class AbilityProseTest {

    @Test
    void aChangeOfItsOwnFigureNeedsNoSubject() {
        says(
                adds(count(opponents(CHARACTER).presentWith(IT)), POWER, IT),
                "Power +1 for each opponent's character present with it.",
                "Puissance +1 pour chaque personnage de l'adversaire présent avec lui.");
        says(adds(-2, DEPLOY_COST, IT), "Deploy cost -2.", "Coût de déploiement -2.");
        says(
                deploysFor(-2, siteOf("Endor")),
                "Deploy cost -2 to Endor sites.",
                "Coût de déploiement -2 aux sites d'Endor.");
        says(deploysFree(SITE), "Deploys free to sites.", "Se déploie gratuitement aux sites.");
        says(
                always(Modifier.set(LANDSPEED, number(3), IT)),
                "Landspeed = 3.",
                "Vitesse terrestre = 3.");
    }

    @Test
    void aCanceledTextOfALocationIsThatOfBothPlayersOrOfOne() {
        says(
                cancelsText(titled("Dagobah: Swamp"), Always.ALWAYS),
                "The game text of Dagobah: Swamp is canceled.",
                "Le texte de jeu de Dagobah: Swamp est annulé.");
        says(
                cancelsText(HERE, Who.OPPONENT, ifYouControl()),
                "While you control this location, opponent's game text on this location is"
                        + " canceled.",
                "Tant que vous contrôlez cette localisation, le texte de jeu de l'adversaire sur"
                        + " cette localisation est annulé.");
        says(
                adds(1, FORCE_DRAIN, SITE.having(Who.YOU, TOTAL_POWER, MORE, 10)),
                "Force drain at sites where your total power is > 10 is +1.",
                "Le drainage de Force aux sites où votre puissance totale est > 10 augmente de 1.");
    }

    @Test
    void otherCardsHaveTheirFigures() {
        says(
                addsToPowerPiloted(2),
                "Anything it pilots has power +2.",
                "Tout ce qu'il pilote a +2 en puissance.");
        says(
                addsToPowerPiloted(2, 3, a(X_WING)),
                "Anything it pilots has power +2 (+3 if that is an X-wing).",
                "Tout ce qu'il pilote a +2 en puissance (+3 si c'est une aile-X).");
        says(
                adds(-1, ARMOR, opponents(VEHICLE).here()),
                "Opponent's vehicles here have armor -1.",
                "Les véhicules de l'adversaire ici ont -1 en blindage.");
        says(
                adds(1, FORFEIT, persona("Leia"), whileAt(HERE)),
                "While it is here, Leia has forfeit +1.",
                "Tant qu'il est ici, Leia a +1 en valeur de perte.");
    }

    @Test
    void figuresOfPlayersAreToldOfTheirPlace() {
        says(
                always(yours(FORCE_DRAIN, 1, HERE)),
                "Your Force drain here is +1.",
                "Votre drainage de Force ici augmente de 1.");
        says(
                always(opponents(BATTLE_DESTINY_DRAW, -1, siteOf("Hoth"))),
                "Opponent's battle destiny draws at Hoth sites are -1.",
                "Les tirages de destinée de bataille de l'adversaire aux sites de Hoth"
                        + " diminuent de 1.");
        says(
                always(opponents(ATTRITION, 2, HERE)),
                "Attrition against opponent here is +2.",
                "L'attrition contre l'adversaire ici augmente de 2.");
        says(
                battleDestinyIfUnable(piloting(persona("Red 5"))),
                "While it is piloting Red 5, you draw 1 battle destiny here if not otherwise able.",
                "Tant qu'il pilote Red 5, vous tirez 1 destinée de bataille ici à défaut d'autre"
                        + " destinée de bataille.");
        says(
                transitFrom(2),
                "Docking bay transit from this location costs you 2 Force.",
                "Le transit par les aires d'arrimage depuis cette localisation vous coûte 2 points"
                        + " de Force.");
    }

    @Test
    void immunitiesAgreeWithWhoHasThem() {
        says(immuneToAttrition(3), "Immune to attrition < 3.", "Immunisé à l'attrition < 3.");
        says(
                immuneToAttrition(your(WEAPON).or(your(DEVICE)), 4, whileAt(SYSTEM)),
                "While it is at a system, your weapons and your devices are immune to attrition <"
                        + " 4.",
                "Tant qu'il est à un système, vos armes et vos équipements sont immunisés à"
                        + " l'attrition < 4.");
        says(
                immuneTo("Sense", "Alter"),
                "Immune to Sense and Alter.",
                "Immunisé à Sense et à Alter.");
    }

    @Test
    void deedsAreForbiddenAllowedAndTaxed() {
        says(
                mayNot(Deed.MOVE, IT),
                "This character may not move.",
                "Ce personnage ne peut pas se déplacer.");
        says(
                mayNot(Deed.DEPLOY, Who.EITHER, DROID, HERE),
                "Droids may not deploy here.",
                "Les droïdes ne peuvent pas se déployer ici.");
        says(
                mayNot(Deed.INITIATE_BATTLE, Who.OPPONENT, ANYTHING, HERE),
                "Opponent may not initiate battle here.",
                "L'adversaire ne peut pas initier une bataille ici.");
        says(
                mayNot(Deed.FORCE_DRAIN, Who.EITHER, ANYTHING, siteOf("Hoth")),
                "Neither player may Force drain at Hoth sites.",
                "Aucun joueur ne peut drainer de la Force aux sites de Hoth.");
        says(
                may(Deed.DEPLOY_AS_REACT, your(a(TROOPER)), HERE),
                "You may deploy your troopers here as a react.",
                "Vous pouvez déployer vos soldats ici en réaction.");
        says(
                toll(Deed.FORCE_DRAIN, Who.OPPONENT, ANYTHING, HERE, 2),
                "Opponent must use 2 Force to Force drain here.",
                "L'adversaire doit utiliser 2 points de Force pour drainer de la Force ici.");
        says(
                mayNot(Deed.CANCEL_DRAIN, Who.YOU, ANYTHING, HERE),
                "Your Force drains here may not be canceled.",
                "Vos drainages de Force ici ne peuvent pas être annulés.");
    }

    @Test
    void actionsTellWhenHowOftenForWhatAndWhat() {
        says(
                may(
                        Action.at(When.your(Phase.DEPLOY))
                                .once(Limit.Per.TURN)
                                .use(1)
                                .then(takeIntoHand(a(SPY)))),
                "Once per turn, during your deploy phase, you may use 1 Force to take a spy into"
                        + " hand from your Reserve Deck; reshuffle.",
                "Une fois par tour, pendant votre phase de déploiement, vous pouvez utiliser 1"
                        + " point de Force pour prendre un espion en main depuis votre pile de réserve"
                        + " ; mélangez.");
        says(
                may(
                        Action.at(When.inBattle())
                                .target("target", opponents(CHARACTER).presentWith(IT))
                                .use(2)
                                .then(
                                        drawDestiny(),
                                        branch(
                                                compare(destiny(), MORE, figure(ABILITY, TARGET)),
                                                lose(chosen("target"))))),
                "During a battle, you may use 2 Force to target an opponent's character present"
                        + " with it. Draw destiny. If destiny > that character's ability, that"
                        + " character is lost.",
                "Pendant une bataille, vous pouvez utiliser 2 points de Force pour viser un"
                        + " personnage de l'adversaire présent avec lui. Tirez une destinée. Si la"
                        + " destinée > l'habileté du personnage choisi, le personnage choisi est"
                        + " perdu.");
        says(
                used(Action.at(just(DRAIN_INITIATED).by(Who.OPPONENT).at(SITE)).then(cancelIt())),
                "USED: If opponent has just initiated a Force drain at a site, you may cancel that"
                        + " Force drain.",
                "UTILISÉE : Si l'adversaire vient d'initier un drainage de Force à un site, vous"
                        + " pouvez annuler ce drainage de Force.");
        says(
                mayAnyNumber(
                        Action.at(When.opponents(Phase.MOVE))
                                .by(Who.OPPONENT)
                                .use(3)
                                .then(toHand(IT))),
                "During opponent's move phase, opponent may use 3 Force to return this character to"
                        + " its owner's hand.",
                "Pendant la phase de mouvement de l'adversaire, l'adversaire peut utiliser 3 points"
                        + " de Force pour faire revenir ce personnage dans la main de son"
                        + " propriétaire.");
        says(
                lost(Action.at(When.anyTime()).then(loseForce(Who.OPPONENT, 2))),
                "LOST: You may make opponent lose 2 Force.",
                "PERDUE : Vous pouvez obliger l'adversaire à perdre 2 points de Force.");
    }

    @Test
    void whatHappensByItselfIsToldOfItsMoment() {
        says(
                automatically(Action.at(just(LOST).to(your(WEAPON))).then(loseForce(Who.YOU, 1))),
                "When one of your weapons has just been lost, you lose 1 Force.",
                "Quand une de vos armes vient d'être perdue, vous perdez 1 point de Force.");
        says(
                automatically(Action.at(just(TURN_ENDS).by(Who.YOU)).then(lose(IT))),
                "At the end of your turn, this character is lost.",
                "À la fin de votre tour, ce personnage est perdu.");
        says(
                asSoonAs(thereIsNo(persona("Jabba")), lose(IT)),
                "As soon as Jabba is not on table, this character is lost.",
                "Dès que Jabba n'est pas sur la table, ce personnage est perdu.");
    }

    @Test
    void weaponsTellTheirTargetsPriceAndTest() {
        says(
                fires(CHARACTER.or(CREATURE)).costing(1).adding(1),
                "May target a character or a creature present for 1 Force. Draw destiny; if"
                        + " destiny + 1 > the target's defense value, the target is hit.",
                "Peut viser un personnage ou une créature présents pour 1 point de Force. Tirez une"
                        + " destinée ; si cette destinée + 1 > la valeur de défense de la cible, la"
                        + " cible est touchée.");
        says(
                fires(STARSHIP)
                        .forFree()
                        .drawing(2)
                        .adding(either(0, -2, is(TARGET, CAPITAL)))
                        .doing(new HitIt(chosen("target")), becomes(FORFEIT, 0, chosen("target"))),
                "May target a starship present for free. Draw 2 destinies; if total destiny - 2"
                        + " (only if the target is a capital starship) > the target's defense value,"
                        + " the target is hit and has forfeit = 0 while on table.",
                "Peut viser un vaisseau spatial présent gratuitement. Tirez 2 destinées ; si leur"
                        + " total - 2 (seulement si la cible est un vaisseau spatial capital) > la"
                        + " valeur de défense de la cible, la cible est touchée et a une valeur de"
                        + " perte de 0 jusqu'à son départ de la table.");
    }

    @Test
    void deploymentIsTold() {
        says(
                deploysOn(your(CHARACTER).in(CardState.ALONE)).costing(3),
                "Deploys on one of your characters alone for 3 Force.",
                "Se déploie sur un de vos personnages seuls pour 3 points de Force.");
        says(
                deploysOnOpponentsSide().costing(0),
                "Deploys on opponent's side of table for free.",
                "Se déploie du côté de la table de l'adversaire gratuitement.");
        says(
                deploysOnly(siteOf("Endor")),
                "Deploys only to an Endor site.",
                "Se déploie seulement à un site d'Endor.");
    }

    @Test
    void skillsAreGiven() {
        says(
                gives(SPY, your(DROID)),
                "Your droids are also spies.",
                "Vos droïdes sont aussi espions.");
        says(gives(SPY, IT), "This character is also a spy.", "Ce personnage est aussi un espion.");
    }
}
