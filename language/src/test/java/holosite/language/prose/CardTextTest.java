package holosite.language.prose;

import static holosite.language.card.Figure.*;
import static holosite.language.card.Side.*;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.CardFace;
import holosite.language.CardText;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Capacity;
import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import org.junit.jupiter.api.Test;

final class CardTextTest {

    @Test
    void changesUnderOneConditionShareASentence() {
        Card pilot =
                rebel("Test Pilot", "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .forfeit(1)
                        .says(
                                adds(2, MANEUVER, persona("Red 1"), piloting(persona("Red 1"))),
                                battleDestinyIfUnable(piloting(persona("Red 1"))));
        reads(
                pilot,
                "While it is piloting Red 1, Red 1 has maneuver +2 and you draw 1 battle destiny"
                        + " here if not otherwise able.",
                "Tant qu'il pilote Red 1, Red 1 a +2 en manœuvre et vous tirez 1 destinée de"
                        + " bataille ici à défaut d'autre destinée de bataille.");
    }

    @Test
    void theSameChangeOfTwoFiguresIsToldOnce() {
        Card leader =
                rebel("Test Leader", "0_2")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .forfeit(1)
                        .says(
                                adds(1, POWER, your(a(Trait.JAWA)).here()),
                                adds(1, FORFEIT, your(a(Trait.JAWA)).here()));
        reads(
                leader,
                "Your Jawas here have power and forfeit +1.",
                "Vos Jawas ici ont +1 en puissance et en valeur de perte.");
    }

    @Test
    void whatHoldsOfTheSameCardsSharesASentence() {
        Card captain =
                rebel("Test Captain", "0_9")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .forfeit(1)
                        .says(
                                adds(2, HYPERSPEED, your(STARSHIP).here()),
                                immuneToAttrition(
                                        your(STARSHIP).here(),
                                        3,
                                        holosite.language.condition.Always.ALWAYS),
                                immuneToAttrition(4));
        reads(
                captain,
                "Your starships here have hyperspeed +2 and are immune to attrition < 3.\n"
                        + "Immune to attrition < 4.",
                "Vos vaisseaux spatiaux ici ont +2 en hypervitesse et sont immunisés à"
                        + " l'attrition < 3.\n"
                        + "Immunisé à l'attrition < 4.");
    }

    @Test
    void waysToDeployShareASentence() {
        Card pistol =
                characterWeapon("Test Pistol", LIGHT, "0_10")
                        .destiny(1)
                        .says(
                                deploysOn(your(persona("Han"))).costing(1),
                                deploysOn(your(with(Icon.WARRIOR)).except(persona("Han")))
                                        .costing(3));
        reads(
                pistol,
                "Deploys on your Han for 1 Force, or on one of your warriors other than Han for 3"
                        + " Force.",
                "Se déploie sur votre Han pour 1 point de Force, ou sur un de vos guerriers autre"
                        + " que Han pour 3 points de Force.");
    }

    @Test
    void aStarshipTellsItsCrew() {
        Card ship =
                capital("Test Cruiser", LIGHT, "0_3")
                        .destiny(1)
                        .deploy(5)
                        .forfeit(5)
                        .permanentPilots(2, 3)
                        .carries(
                                Capacity.pilots(2)
                                        .withPassengers(1)
                                        .withStarfighters(Capacity.UNLIMITED))
                        .says();
        assertThat(CardText.of(ship, Language.EN).text())
                .containsExactly(
                        "2 permanent pilots aboard provide total ability of 3.",
                        "May carry 2 pilots, 1 passenger and unlimited starfighters.");
        assertThat(CardText.of(ship, Language.FR).text())
                .containsExactly(
                        "2 pilotes permanents à bord fournissent une habileté totale de 3.",
                        "Peut transporter 2 pilotes, 1 passager et un nombre illimité de chasseurs"
                                + " stellaires.");
    }

    @Test
    void aLocationSpeaksToEachSide() {
        Card site =
                site("Tatooine", "Test Dune", DARK, "0_4")
                        .force(2, 1)
                        .dark(drainIfYouControl(1))
                        .light(adds(1, FORFEIT, your(ALIEN).here()))
                        .done();
        reads(
                site,
                "Dark Side: While you control this site, your Force drain here is +1.\n"
                        + "Light Side: Your aliens here have forfeit +1.",
                "Côté obscur : Tant que vous contrôlez ce site, votre drainage de Force ici"
                        + " augmente de 1.\n"
                        + "Côté lumineux : Vos aliens ici ont +1 en valeur de perte.");
    }

    @Test
    void aGenericSiteTellsWhereItDoesNotGo() {
        Card site =
                site("Generic", "Test Plain", LIGHT, "0_5")
                        .force(1, 1)
                        .notOn("Hoth", "Bespin")
                        .done();
        reads(
                site,
                "May not deploy to Bespin or Hoth.",
                "Ne peut pas se déployer à Bespin ou Hoth.");
    }

    @Test
    void theFunctionsOfAnInterruptAreMarked() {
        Card interrupt =
                usedOrLostInterrupt("Test Plan", DARK, "0_6")
                        .destiny(4)
                        .says(
                                used(Action.at(When.inBattle()).then(addBattleDestiny(1))),
                                lost(
                                        Action.at(When.anyTime())
                                                .use(1)
                                                .then(loseForce(Who.OPPONENT, 1))));
        reads(
                interrupt,
                "USED: During a battle, you may add 1 battle destiny.\n"
                        + "LOST: You may use 1 Force to make opponent lose 1 Force.",
                "UTILISÉE : Pendant une bataille, vous pouvez ajouter 1 destinée de bataille.\n"
                        + "PERDUE : Vous pouvez utiliser 1 point de Force pour obliger l'adversaire à"
                        + " perdre 1 point de Force.");
    }

    @Test
    void aCardOnAnotherTellsWhatItIsOnAndThenPointsBack() {
        Card effect =
                effect("Test Burden", DARK, "0_7")
                        .destiny(3)
                        .says(
                                deploysOn(opponents(a(Trait.SPY))),
                                adds(
                                        -2,
                                        POWER,
                                        HOST,
                                        is(
                                                holosite.language.filter.Known.HOST,
                                                ANYTHING.at(SITE))));
        reads(
                effect,
                "Deploys on an opponent's spy.\n"
                        + "While the spy it is on is at a site, that spy has power -2.",
                "Se déploie sur un espion de l'adversaire.\n"
                        + "Tant que l'espion qui porte cet effet est à un site, cet espion a -2"
                        + " en puissance.");
    }

    @Test
    void aCardsFaceIsToldInWords() {
        Card droid =
                droid("Test Droid", LIGHT, "0_8")
                        .unique()
                        .destiny(2)
                        .deploy(3)
                        .power(1)
                        .forfeit(4)
                        .icons(holosite.language.card.Icon.NAV_COMPUTER)
                        .is(Trait.ASTROMECH_DROID)
                        .says();
        assertThat(CardFace.of(droid, Language.EN).lines(Language.EN))
                .containsExactly(
                        "Character – droid, Light Side",
                        "Destiny 2 · Power 1 · Forfeit 4 · Deploy cost 3",
                        "Icons: nav computer",
                        "Characteristics: astromech droid");
        assertThat(CardFace.of(droid, Language.FR).lines(Language.FR))
                .containsExactly(
                        "Personnage – droïde, côté lumineux",
                        "Destinée 2 · Puissance 1 · Valeur de perte 4 · Coût de déploiement 3",
                        "Icônes : ordinateur de navigation",
                        "Caractéristiques : droïde astromech");
    }

    private static void reads(Card card, String en, String fr) {
        assertThat(String.join("\n", CardText.of(card, Language.EN).lines(Language.EN)))
                .isEqualTo(en);
        assertThat(String.join("\n", CardText.of(card, Language.FR).lines(Language.FR)))
                .isEqualTo(fr);
    }
}
