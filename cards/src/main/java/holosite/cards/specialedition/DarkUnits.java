package holosite.cards.specialedition;

import static holosite.language.ability.Action.*;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.*;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.*;
import static holosite.language.card.Side.*;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.*;
import static holosite.language.filter.Relation.*;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.Card;
import holosite.language.ability.*;
import holosite.language.amount.*;
import holosite.language.card.*;
import holosite.language.condition.*;
import holosite.language.effect.*;
import holosite.language.filter.*;
import java.util.*;

/** Special Edition, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    static final Card[] CARDS = {
        imperial("Darth Vader, Dark Lord Of The Sith", "7_175").unique().persona("Vader")
            .destiny(1).deploy(6).power(6).ability(6).forfeit(8)
            .icons(PILOT, WARRIOR, SPECIAL_EDITION).matches("Vader's Custom TIE", "Vader's Personal Shuttle")
            .says(
                addsToPowerPiloted(3),
                may(at(inBattle())
                    .when(whileInBattle())
                    .once(Limit.Per.BATTLE)
                    .target("target", opponents(CHARACTER).presentWith(IT))
                    .then(
                        drawDestiny(),
                        branch(compare(destiny(), MORE, figure(ABILITY, TARGET)), lose(chosen("target"))))),
                immuneToAttrition(5)),

        alien("Lyn Me", DARK, "7_188").unique().persona("Lyn Me")
            .destiny(3).deploy(2).power(1).ability(1).forfeit(2)
            .icons(SPECIAL_EDITION).is(MUSICIAN, FEMALE, TWILEK)
            .says(
                deploy(-1, a(BOUNTY_HUNTER), SITE.and(HERE)),
                always(free(DEPLOY_COST, persona("Boba Fett")).toward(SITE.and(HERE))),
                when(
                    whileInBattle(),
                    opponents(
                        TOTAL_POWER,
                        count(your(a(MUSICIAN)).presentHere())
                            .plus(count(opponents(personas("Luke", "Han")).in(CardState.IN_BATTLE)).times(2))
                            .times(-1),
                        HERE))),

        imperial("Sandtrooper", "7_201")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(WARRIOR, SPECIAL_EDITION).is(SANDTROOPER, STORMTROOPER, TROOPER)
            .says(
                deploysOnly(of("Tatooine").or(a(DESERT))),
                immuneTo("Sandwhirl"),
                adds(-1, POWER, IT, whileAt(onPlanet("Tatooine")).not())),

        creature("Krayt Dragon", DARK, "7_211").unique().persona("Krayt Dragon")
            .destiny(1).deploy(7).defense(5).forfeit(0)
            .icons(SPECIAL_EDITION)
            .says(
                ferocity(6, 2),
                habitat(a(DESERT).or(siteOf("Tatooine").and(with(EXTERIOR)))),
                deploysOnly(SITE.in(CardState.UNOCCUPIED)),
                may(at(just(DEFEATED).to(IT))
                    .by(OPPONENT)
                    .then(drawDestiny(OPPONENT, "destiny"), retrieve(OPPONENT, destiny())))),

        creature("One-Arm", DARK, "7_212").unique().persona("One-Arm")
            .destiny(3).deploy(6).ferocity(3).defense(4).forfeit(0)
            .icons(SELECTIVE_CREATURE, SPECIAL_EDITION).is(WAMPA)
            .says(
                habitat(siteOf("Hoth")),
                deploysOnly(titled("Hoth: Wampa Cave (7th Marker)")),
                gives(SELECTIVE_CREATURE, CREATURE.and(a(WAMPA))),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(forTheRestOfTheGame(gives(SELECTIVE_CREATURE, CREATURE.and(a(WAMPA))))))),

        creature("Rock Wart", DARK, "7_213")
            .destiny(5).deploy(2).ferocity(2).defense(2).forfeit(0)
            .icons(SELECTIVE_CREATURE, SPECIAL_EDITION)
            .says(
                always(base(LANDSPEED, 2, IT)),
                habitat(SITE.and(with(PLANET))),
                adds(2, FEROCITY, IT, it(ANYTHING.presentAt(titled("Tatooine: Bluffs").or(a(CANYON)))))),

        creature("Sarlacc", DARK, "7_214").unique().persona("Sarlacc")
            .destiny(2).deploy(4).defense(12).forfeit(0)
            .icons(SPECIAL_EDITION)
            .says(
                ferocity(4, 1),
                habitat(titled("Tatooine: Great Pit Of Carkoon")),
                automatically(at(just(DEFEATED).to(ANYTHING.in(CardState.CAPTIVE)).with(IT))
                    .then(
                        cancelIt(),
                        new Eat(THAT, Pile.OUT_OF_PLAY),
                        mayHave(YOU, retrieve(YOU, count(your(ALIEN).here()))))),
                automatically(at(just(DEFEATED).to(new Not(new InState(CardState.CAPTIVE))).with(IT))
                    .then(cancelIt(), new Eat(THAT, Pile.OUT_OF_PLAY)))),

        squadron("Death Star Assault Squadron", DARK, "7_303").unique()
            .persona("Vader's Custom TIE", "Black 2", "Black 3")
            .destiny(1).deploy(12).power(3).maneuver(3).forfeit(10)
            .icons(PILOT, SPECIAL_EDITION).is(TIE, TIE_ADVANCED, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP)
            .permanentPilots(10, 6, "Vader", "DS-61-2", "DS-61-3")
            .says(adds(9, POWER, IT)),

        capital("Vengeance", DARK, "7_310").unique().persona("Vengeance")
            .destiny(2).deploy(9).power(8).armor(6).hyperspeed(3).forfeit(9)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, SPECIAL_EDITION)
            .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
            .carries(Capacity.pilots(6).withPassengers(8).withVehicles(1).withTies(6)).permanentPilot(2)
            .says(adds(2, FORFEIT, your(a(TIE_LN)).here()), adds(2, POWER, IT, whileAt(titled("Nal Hutta")))),

        creatureVehicle("Dewback", DARK, "7_312")
            .destiny(5).deploy(2).power(2).armor(4).landspeed(2).forfeit(4)
            .icons(SPECIAL_EDITION).is(DEWBACK)
            .carries(Capacity.passengers(1))
            .says(
                deploysOnly(SITE.and(a(DESERT).or(of("Tatooine")))),
                always(base(ABILITY, 0.25, IT)),
                battleDestinyIfUnable(it(ANYTHING.related(HAS_ABOARD, a(SANDTROOPER))))),
    };
}
