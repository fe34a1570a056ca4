package holosite.cards.dagobah;

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

/** Dagobah, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    private static final Filter NEAREST_ASTEROIDS = SECTOR.and(a(ASTEROID)).related(NEAREST_TO, HERE);

    static final Card[] CARDS = {
        system("Anoat", 5, DARK, "4_154").unique().force(2, 1)
            .icons(PLANET, DAGOBAH)
            .dark(
                may(Deed.MOVE_AWAY_AS_REACT, your(STARSHIP).here(), NEAREST_ASTEROIDS, battleAt(HERE, OPPONENT)),
                may(Deed.MOVE_AS_REACT, your(STARSHIP).at(NEAREST_ASTEROIDS), HERE, battleAt(HERE, OPPONENT)))
            .light(adds(-1, FORFEIT, opponents(a(UGNAUGHT)), ifYouControl())).done(),

        Common.asteroidField(DARK, "4_155"),

        sector("Big One", DARK, "4_156").lies(Stretch.BEYOND, 1).diamonds(1).force(1, 0)
            .icons(SPACE, DAGOBAH).is(ASTEROID)
            .dark(drainIfYouControl(count(titled("Asteroid Field").related(RELATED_TO, HERE)))).done(),

        Common.asteroidCave(DARK, "4_157"),

        site("Dagobah", "Cave", DARK, "4_158").lies(Stretch.EDGE).unique().force(2, 0)
            .icons(INTERIOR, UNDERGROUND, PLANET, DAGOBAH).is(SECLUDED)
            .dark(when(is(Known.HERE, opponentOccupies(SITE)), set(FORCE_ICONS, 0, HERE).whose(YOU)))
            .light(must(at(your(Phase.CONTROL))
                .when(thereIs(persona("Yoda")))
                .when(thereIsNo(persona("Yoda").at(onPlanet("Dagobah"))))
                .then(loseForce(YOU, 1))))
            .done(),

        site("Executor", "Comm Station", DARK, "4_159").unique().force(1, 0)
            .icons(INTERIOR, MOBILE, STARSHIP_SITE, SCOMP_LINK, DAGOBAH)
            .dark(may(
                Deed.REACT_TO,
                your(STARSHIP),
                SYSTEM.related(WHERE_IS, persona("Executor")),
                is(Known.HERE, youOccupyWith(personas("Tarkin", "Piett").or(a(ADMIRAL)), ANYTHING))))
            .light(may(
                Deed.MOVE_AWAY_AS_REACT,
                your(STARSHIP).at(SYSTEM.related(WHERE_IS, persona("Executor"))),
                ANYTHING,
                ifYouControl()))
            .done(),

        site("Executor", "Holotheatre", DARK, "4_161").unique().force(1, 0)
            .icons(INTERIOR, MOBILE, STARSHIP_SITE, SCOMP_LINK, DAGOBAH)
            .dark(
                when(thereIs(your(persona("Vader"))), yours(FORCE_GENERATION, 1, HERE)),
                when(thereIs(your(persona("Emperor"))), yours(FORCE_GENERATION, 1, HERE)))
            .light(drainIfYouControl(1)).done(),

        site("Executor", "Main Corridor", DARK, "4_162").unique().force(1, 0)
            .icons(INTERIOR, MOBILE, STARSHIP_SITE, SCOMP_LINK, DAGOBAH)
            .dark(
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("traveler", your(CHARACTER.or(VEHICLE)).presentHere())
                    .target("end", siteOf("Executor").or(persona("Executor")).except(HERE))
                    .then(moveForFree(chosen("traveler"), chosen("end")))),
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("traveler",
                        your(CHARACTER.or(VEHICLE)).presentAt(siteOf("Executor").or(persona("Executor")).except(HERE)))
                    .then(moveForFree(chosen("traveler"), HERE))))
            .light(cancelsText(HERE, OPPONENT, ifYouControl())).done(),

        site("Star Destroyer", "Launch Bay", DARK, "4_165").dots(3).force(1, 0)
            .icons(INTERIOR, EXTERIOR, MOBILE, STARSHIP_SITE, SCOMP_LINK, DAGOBAH)
            .dark(
                deploysOnly(your(a(STAR_DESTROYER))),
                deploy(either(-2, -6, is(Known.AFFECTED, SQUADRON)), your(a(TIE)), HERE),
                may(Deed.USE_BAY, your(ANYTHING), HERE))
            .light(may(Deed.BE_HELD, EITHER, STARSHIP, HERE), immuneTo("Revolution")).done(),

        characterWeapon("Dengar's Blaster Carbine", DARK, "4_176").unique().persona("Dengar's Blaster Carbine")
            .destiny(2).icons(DAGOBAH).is(BLASTER).matches("Dengar")
            .says(
                deploysOn(your(persona("Dengar"))).costing(1),
                deploysOn(your(WARRIOR_CHARACTER).except(persona("Dengar"))).costing(3),
                fires(CHARACTER.or(CREATURE).or(VEHICLE))
                    .costing(1)
                    .adding(1)
                    .doing(
                        hit(chosen("target")),
                        branch(is(Known.HOST, persona("Dengar")), becomes(FORFEIT, 0, chosen("target"))))),

        starshipWeapon("Proton Bombs", DARK, "4_179")
            .destiny(1).icons(DAGOBAH)
            .says(
                deploysOn(your(a(BOMBER))),
                may(at(just(DRAIN_INITIATED).by(YOU).at(SYSTEM.and(with(PLANET)).or(a(CLOUD)).related(WHERE_PRESENT, IT)))
                    .when(it(new InState(CardState.READY_TO_FIRE)))
                    .target("site", SITE.and(with(INTERIOR)).related(RELATED_TO, HERE).except(new InState(CardState.SHIELDED)))
                    .then(
                        new FireAsFollows(IT),
                        drawWeaponDestiny(),
                        branch(compare(destiny(), MORE, 4), new Collapse(chosen("site"))))),
                may(at(inBattle())
                    .when(is(Known.HOST, new InState(CardState.ON_BOMBING_RUN)))
                    .when(it(new InState(CardState.READY_TO_FIRE)))
                    .then(
                        new FireAsFollows(IT),
                        drawWeaponDestiny(),
                        lose(all(CHARACTER.or(STARSHIP).or(VEHICLE)).here().having(DESTINY, EQUAL, destiny()))))),
    };
}
