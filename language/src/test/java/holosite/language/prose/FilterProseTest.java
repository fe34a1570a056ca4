package holosite.language.prose;

import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Trait.*;
import static holosite.language.filter.Relation.*;
import static holosite.language.prose.Determiner.*;
import static holosite.language.prose.Saying.says;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.card.Icon;
import holosite.language.filter.CardState;
import holosite.language.filter.TitleHas;
import org.junit.jupiter.api.Test;

final class FilterProseTest {

    @Test
    void aNounTakesItsArticle() {
        says(CHARACTER, A, "A character.", "Un personnage.");
        says(ALIEN, A, "An alien.", "Un alien.");
        says(WEAPON, A, "A weapon.", "Une arme.");
        says(a(X_WING), A, "An X-wing.", "Une aile-X.");
        says(EFFECT.unique(), A, "A unique Effect.", "Un effet unique.");
        says(a(LIGHTSABER), EACH, "Each lightsaber.", "Chaque sabre laser.");
    }

    @Test
    void pluralsAreFormedByEachLanguagesRules() {
        says(STARSHIP, ALL, "Starships.", "Les vaisseaux spatiaux.");
        says(a(SPY), ALL, "Spies.", "Les espions.");
        says(a(THIEF), ALL, "Thieves.", "Les voleurs.");
        says(a(BOUNTY_HUNTER), ALL, "Bounty hunters.", "Les chasseurs de primes.");
        says(IMPERIAL, ALL, "Imperials.", "Les impériaux.");
        says(a(AT_AT), ALL, "AT-ATs.", "Les AT-AT.");
        says(a(MON_CALAMARI), ALL, "Mon Calamari.", "Les Mon Calamari.");
    }

    @Test
    void theOwnerIsToldAsEachLanguageTellsIt() {
        says(your(ALIEN), A, "One of your aliens.", "Un de vos aliens.");
        says(your(WEAPON), EACH, "Each of your weapons.", "Chacune de vos armes.");
        says(your(ALIEN), ALL, "Your aliens.", "Vos aliens.");
        says(opponents(CHARACTER), A, "An opponent's character.", "Un personnage de l'adversaire.");
        says(opponents(VEHICLE), ALL, "Opponent's vehicles.", "Les véhicules de l'adversaire.");
        says(your(persona("Luke")), A, "Your Luke.", "Votre Luke.");
    }

    @Test
    void aSpecialNounNeedsNoGeneralOneBesideIt() {
        says(CHARACTER.and(a(SPY)), A, "A spy.", "Un espion.");
        says(SITE.and(a(DOCKING_BAY)), A, "A docking bay.", "Une aire d'arrimage.");
        says(REBEL.and(a(SCOUT)), A, "A Rebel scout.", "Un éclaireur rebelle.");
        says(IMPERIAL.and(with(Icon.PILOT)), ALL, "Imperial pilots.", "Les pilotes impériaux.");
    }

    @Test
    void adjectivesAgree() {
        says(your(WEAPON).unique(), ALL, "Your unique weapons.", "Vos armes uniques.");
        says(CHARACTER.nonUnique(), ALL, "Non-unique characters.", "Les personnages non uniques.");
        says(SITE.and(with(EXTERIOR)), ALL, "Exterior sites.", "Les sites extérieurs.");
        says(CREATURE.in(CardState.HIT), A, "A hit creature.", "Une créature touchée.");
        says(
                STARSHIP.in(CardState.CAPTIVE),
                ALL,
                "Captive starships.",
                "Les vaisseaux spatiaux captifs.");
    }

    @Test
    void complementsFollowAndAgree() {
        says(
                opponents(CHARACTER).having(ABILITY, MORE, 2).presentWith(IT),
                EACH,
                "Each opponent's character of ability > 2 present with it.",
                "Chaque personnage de l'adversaire d'habileté > 2 présent avec lui.");
        says(
                your(CREATURE).presentHere(),
                ALL,
                "Your creatures present here.",
                "Vos créatures présentes ici.");
        says(
                STARSHIP.and(with(NAV_COMPUTER)),
                A,
                "A starship with a nav computer.",
                "Un vaisseau spatial avec un ordinateur de navigation.");
        says(
                CHARACTER.aboard(a(STAR_DESTROYER)),
                ALL,
                "Characters aboard a Star Destroyer.",
                "Les personnages à bord d'un destroyer stellaire.");
        says(
                CHARACTER.and(new TitleHas("Skywalker")),
                A,
                "A character with “Skywalker” in the title.",
                "Un personnage avec « Skywalker » dans le titre.");
        says(
                CHARACTER.and(new TitleHas("sky", false)),
                A,
                "A character with “…sky…” in the title.",
                "Un personnage avec « …sky… » dans le titre.");
    }

    @Test
    void placesContractAndElide() {
        says(siteOf("Tatooine"), ALL, "Tatooine sites.", "Les sites de Tatooine.");
        says(siteOf("Endor"), A, "An Endor site.", "Un site d'Endor.");
        says(siteOf("Hoth"), A, "A Hoth site.", "Un site de Hoth.");
        says(JAWAS_AT_SITES, ALL, "Jawas at an exterior site.", "Les Jawas à un site extérieur.");
        says(
                LOCATION.related(RELATED_TO, HERE),
                ALL,
                "Locations related to this location.",
                "Les localisations liées à cette localisation.");
    }

    private static final holosite.language.filter.Filter JAWAS_AT_SITES =
            a(JAWA).at(SITE.and(with(EXTERIOR)));

    @Test
    void exceptionsAreToldAsFitsTheNumber() {
        says(
                your(ALIEN).here().except(a(TUSKEN_RAIDER)),
                ALL,
                "Your aliens here except Tusken Raiders.",
                "Vos aliens ici sauf les pillards Tusken.");
        says(
                IMPERIAL.except(persona("Vader")),
                A,
                "An Imperial other than Vader.",
                "Un impérial autre que Vader.");
        says(CHARACTER.except(DROID), A, "A non-droid character.", "Un personnage non droïde.");
        says(
                onPlanet("Hoth"),
                A,
                "A Hoth location other than a system.",
                "Une localisation de Hoth autre qu'un système.");
        says(
                onPlanet("Hoth").or(onPlanet("Endor")),
                A,
                "A Hoth location other than a system or an Endor location other than a system.",
                "Une localisation de Hoth autre qu'un système ou une localisation d'Endor autre"
                        + " qu'un système.");
        says(SITE.except(of("Hoth")), A, "A non-Hoth site.", "Un site hors de Hoth.");
    }

    @Test
    void anExceptionStandsBeforeWordsAboutOtherCards() {
        says(
                IMPERIAL.having(ABILITY, MORE, 2)
                        .at(SITE.and(with(EXTERIOR)))
                        .except(persona("Vader")),
                A,
                "An Imperial of ability > 2 other than Vader at an exterior site.",
                "Un impérial d'habileté > 2 autre que Vader à un site extérieur.");
        says(
                VEHICLE.here().related(AT_SAME_SITE_AS, DROID).except(CREATURE_VEHICLE),
                ALL,
                "Vehicles here except creature vehicles at the same site as a droid.",
                "Les véhicules ici sauf les véhicules créatures au même site qu'un droïde.");
        says(
                IMPERIAL.related(AT_SAME_SITE_AS, IT).except(a(LEADER)),
                ALL,
                "Imperials at the same site as it except leaders.",
                "Les impériaux au même site que lui sauf les leaders.");
    }

    @Test
    void theOthersLeaveOutTheSpeaker() {
        says(your(DROID).other(), A, "Another of your droids.", "Un autre de vos droïdes.");
        says(DROID.other(), EACH, "Each other droid.", "Chaque autre droïde.");
        says(your(DROID).other().here(), ALL, "Your other droids here.", "Vos autres droïdes ici.");
    }

    @Test
    void choicesAreJoinedByOrAndGroupsByAnd() {
        says(
                CHARACTER.or(CREATURE),
                A,
                "A character or a creature.",
                "Un personnage ou une créature.");
        says(
                your(a(SPY).or(a(SCOUT))).here(),
                ALL,
                "Your spies and scouts here.",
                "Vos espions et éclaireurs ici.");
        says(
                your(a(SPY).or(a(SCOUT))).here(),
                A,
                "One of your spies or scouts here.",
                "Un de vos espions ou éclaireurs ici.");
        says(personas("Han", "Leia"), A, "Han or Leia.", "Han ou Leia.");
        says(
                your(a(CORVETTE).or(persona("Falcon"))),
                A,
                "One of your corvettes or your Falcon.",
                "Une de vos corvettes ou votre Falcon.");
        says(
                SITE.and(of("Hoth").or(of("Yavin 4"))),
                A,
                "A Hoth or Yavin 4 site.",
                "Un site de Hoth ou de Yavin 4.");
        says(
                with(Icon.PILOT).and(REBEL.or(IMPERIAL)),
                ALL,
                "Rebel or Imperial pilots.",
                "Les pilotes rebelles ou impériaux.");
    }

    @Test
    void whatACardPilotsNeedsNoNoun() {
        says(WHAT_IT_PILOTS, ALL, "Anything it pilots.", "Tout ce qu'il pilote.");
        says(
                COMBAT_VEHICLE.and(WHAT_IT_PILOTS),
                ALL,
                "Combat vehicles it pilots.",
                "Les véhicules de combat qu'il pilote.");
        says(
                persona("Red 5").and(WHAT_IT_PILOTS),
                ALL,
                "Red 5 piloted by it.",
                "Red 5 piloté par lui.");
    }

    @Test
    void locationsAreToldByWhoHoldsThemAndWhoIsThere() {
        says(youControl(SITE), A, "A site you control.", "Un site que vous contrôlez.");
        says(
                opponentOccupies(SYSTEM),
                ALL,
                "Systems opponent occupies.",
                "Les systèmes que l'adversaire occupe.");
        says(
                SITE.related(WHERE_IS, persona("Luke")),
                A,
                "A site with Luke.",
                "Un site où se trouve Luke.");
        says(
                LOCATION.related(WHERE_PRESENT, WEAPON).in(CardState.BATTLE_LOCATION),
                A,
                "The location of the battle where a weapon is present.",
                "La localisation de la bataille où une arme est présente.");
    }

    @Test
    void filtersNestToAnyDepth() {
        says(
                your(CHARACTER).with(opponents(DROID).aboard(your(VEHICLE))),
                ALL,
                "Your characters with an opponent's droid aboard one of your vehicles.",
                "Vos personnages avec un droïde de l'adversaire à bord d'un de vos véhicules.");
    }

    @Test
    void thereIsOnlyOneLocationOfTheBattle() {
        says(
                LOCATION.in(CardState.BATTLE_LOCATION),
                ALL,
                "The location of the battle.",
                "La localisation de la bataille.");
        says(
                SITE.in(CardState.BATTLE_LOCATION).related(WHERE_IS, your(a(SPY))),
                A,
                "The site of the battle where one of your spies is.",
                "Le site de la bataille où se trouve un de vos espions.");
    }

    @Test
    void aFigureThatACardNeedOnlyHaveIsNotCompared() {
        says(
                STARSHIP.having(MANEUVER, AT_LEAST, 0),
                A,
                "A starship with maneuver.",
                "Un vaisseau spatial avec une manœuvre.");
        says(
                STARSHIP.having(MANEUVER, MORE, 0),
                A,
                "A starship of maneuver > 0.",
                "Un vaisseau spatial de manœuvre > 0.");
    }

    @Test
    void frenchSaysTheArticleOfEachOfSeveral() {
        says(
                opponents(CHARACTER.or(WEAPON)),
                A,
                "An opponent's character or weapon.",
                "Un personnage ou une arme de l'adversaire.");
        says(
                SITE.related(RELATED_TO, SYSTEM.or(SECTOR)),
                A,
                "A site related to a system or a sector.",
                "Un site lié à un système ou à un secteur.");
    }
}
