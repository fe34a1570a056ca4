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

/** Special Edition, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    static final Card[] CARDS = {
        droid("ASP-707 (Ayesspee)", LIGHT, "7_3")
            .destiny(3).deploy(1).power(0).forfeit(4)
            .icons(SPECIAL_EDITION).is(AUTOMATION_DROID)
            .says(
                deploy(-1, your(VEHICLE.or(DEVICE)), HERE),
                may(onceDuringYour(Phase.CONTROL)
                    .target("card", your(WEAPON.or(DEVICE).or(VEHICLE)).presentWith(IT).except(
                        CREATURE_VEHICLE
                            .or(VEHICLE.related(HAS_ABOARD, IT))
                            .or(WEAPON.or(DEVICE).related(ON, STARSHIP.or(VEHICLE).related(HAS_ABOARD, IT)))))
                    .then(new Put(chosen("card"), Pile.RESERVE_DECK, Put.Position.TOP))),
                immuneTo(titled("Crash Site Memorial").related(HOLDS, IT), titled("Alter"))),

        alien("Droid Merchant", LIGHT, "7_15").dots(3)
            .destiny(3).deploy(1).power(1).ability(2).forfeit(3)
            .icons(SPECIAL_EDITION)
            .says(
                gives(SPEEDER_DEALER, IT),
                may(at(just(DEPLOYED).by(YOU).to(your(DROID)))
                    .once(Limit.Per.GAME)
                    .then(branch(
                        is(Known.SUBJECT, a(ASTROMECH_DROID).related(ABOARD, STARFIGHTER)),
                        new ChooseOne(YOU, List.of(
                            List.of(new Activate(YOU, number(1), false)),
                            List.of(retrieve(YOU, 1)))))
                        .orElse(new Activate(YOU, number(1), false))))),

        alien("Joh Yowza", LIGHT, "7_23").unique().persona("Joh Yowza")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(SPECIAL_EDITION).is(MUSICIAN, THIEF)
            .says(
                adds(2, POWER, IT, whileAt(onPlanet("Endor")).or(it(ANYTHING.presentWith(your(a(MUSICIAN)))))),
                may(at(just(DESTINY_DRAWN).by(OPPONENT))
                    .when(thereIsNo(ANYTHING.related(STACKED_ON, IT)))
                    .then(new StackOn(THAT, Known.IT, true, Pile.USED_PILE)))),

        rebel("Princess Organa", "7_35").unique().persona("Leia")
            .destiny(1).deploy(3).power(3).ability(3).forfeit(7)
            .icons(PILOT, WARRIOR, SPECIAL_EDITION).is(FEMALE, LEADER, SENATOR, ALDERAANIAN)
            .matches("Leia's Blaster Rifle", "Leia's Sporting Blaster")
            .says(
                when(
                    whileAt(LOCATION.and(OF_REBEL_BASE)),
                    opponents(FORCE_DRAIN, -1, LOCATION.related(RELATED_TO, HERE))),
                may(onceDuringYour(Phase.DEPLOY)
                    .then(deployFromReserveDeck(
                        titled("Leia Of Alderaan", "Reflection").or(a(LEADER).having(ABILITY, LESS, 3)),
                        HERE.or(ANYTHING.at(HERE)))))),

        alien("Ralltiir Operative", LIGHT, "7_39")
            .destiny(3).deploy(1).power(1).ability(1).forfeit(3)
            .icons(WARRIOR, SPECIAL_EDITION).is(OPERATIVE)
            .says(
                when(whileAt(siteOf("Ralltiir")), yours(FORCE_DRAIN, 1, HERE)),
                adds(1, FORFEIT, IT, whileAt(siteOf("Ralltiir"))),
                adds(1, POWER, IT, whileAt(siteOf("Ralltiir")).and(thereIs(your(a(TROOPER)).at(onPlanet("Ralltiir"))))),
                may(onceDuringYour(Phase.DEPLOY)
                    .when(whileAt(siteOf("Ralltiir")))
                    .then(deployFromReserveDeck(SITE, of("Ralltiir"))))),

        rebel("TK-422", "7_48").unique().persona("Han")
            .destiny(1).deploy(3).power(3).ability(3).armor(5).forfeit(6)
            .icons(PILOT, WARRIOR, SPECIAL_EDITION).is(SMUGGLER, SPY, CORELLIAN)
            .says(
                mayNot(Deed.DEPLOY, IT),
                may(Deed.DEPLOY_UNDERCOVER, IT, SITE.related(WHERE_IS, IMPERIAL)),
                when(
                    it(ANYTHING.in(CardState.UNDERCOVER)),
                    add(DEPLOY_COST, 1, IMPERIAL).toward(SITE.related(RELATED_TO, HERE))),
                may(at(your(Phase.MOVE)).when(it(ANYTHING.in(CardState.UNDERCOVER))).use(3).then(new BreakCover(IT))),
                automatically(at(just(COVER_BROKEN).by(OPPONENT).to(IT)).then(capture(IT, Known.CAUSE)))),

        creature("Scurrier", LIGHT, "7_52")
            .destiny(5).deploy(2).ferocity(2).defense(2).forfeit(0)
            .icons(SELECTIVE_CREATURE, SPECIAL_EDITION)
            .says(
                always(base(LANDSPEED, 2, IT)),
                habitat(SITE.and(with(PLANET))),
                adds(2, FEROCITY, IT, it(ANYTHING.presentAt(titled("Tatooine: Mos Eisley").or(a(SPACEPORT)))))),

        squadron("X-wing Assault Squadron", LIGHT, "7_150")
            .destiny(2).power(9).maneuver(4).hyperspeed(5).forfeit(12)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, SPECIAL_EDITION).is(X_WING, REBEL_STARSHIP)
            .permanentPilots(3, 3)
            .says(replaces(3, STARFIGHTER.and(a(X_WING)))),

        combatVehicle("Rogue 4", LIGHT, "7_154").unique().persona("Rogue 4")
            .destiny(2).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(5)
            .icons(SPECIAL_EDITION).is(SNOWSPEEDER, SPEEDER, ENCLOSED, ROGUE_SQUADRON)
            .carries(Capacity.pilotsOrPassengers(2))
            .says(
                may(Deed.MOVE_AS_REACT, IT, siteOf("Hoth")),
                always(free(DEPLOY_COST, titled("Dual Laser Cannon")).toward(IT)),
                always(free(FIRE_COST, titled("Dual Laser Cannon").related(ON, IT))),
                immuneToAttrition(3, pilotedBy(persona("Hobbie")))),
    };
}
