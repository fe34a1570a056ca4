package holosite.cards.deathstarii;

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

/** Death Star II, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    private static final String STATION = "Death Star II";

    static final Card[] CARDS = {
        system(STATION, 0, DARK, "9_142").unique().force(2, 0)
            .icons(MOBILE, DEATH_STAR_II).is(BATTLE_STATION)
            .dark(
                deploysInOrbitOf(SYSTEM.and(titled("Endor"))),
                immuneTo(of(STATION), titled("Revolution")),
                when(thereIsNo(titled("That Thing's Operational")), opponents(FORCE_DRAIN, 3, HERE)))
            .done(),

        sector(STATION + ": Capacitors", DARK, "9_143").lies(Stretch.BEYOND, 2).of(STATION).unique().force(1, 0)
            .icons(MOBILE, DEATH_STAR_II).is(BATTLE_STATION)
            .dark(
                deploysOnly(ANYTHING, thereIs(titled(STATION + ": Coolant Shaft"))),
                may(at(inBattle())
                    .once(Limit.Per.BATTLE)
                    .when(thereIs(titled("That Thing's Operational")))
                    .when(thereIs(SYSTEM.and(titled(STATION)).or(SYSTEM.related(ORBITED_BY, titled(STATION)))
                        .and(BATTLE_LOCATION)))
                    .then(addBattleDestiny(1))))
            .light(movementDestiny(2)).done(),

        sector(STATION + ": Coolant Shaft", DARK, "9_144").lies(Stretch.BEYOND, 1).of(STATION).unique().force(1, 0)
            .icons(MOBILE, DEATH_STAR_II).is(BATTLE_STATION)
            .dark(
                deploysOnly(ANYTHING, thereIs(SYSTEM.and(titled(STATION)))),
                immuneTo(your(a(TIE)).at(of(STATION)), titled("Tallon Roll")),
                cancels(your(titleHas("Occupation")).except(new OfType(CardType.OBJECTIVE))))
            .light(movementDestiny(1)).done(),

        site(STATION, "Docking Bay", DARK, "9_145").unique().force(1, 0)
            .icons(INTERIOR, EXTERIOR, MOBILE, SCOMP_LINK, DEATH_STAR_II).is(BATTLE_STATION, DOCKING_BAY)
            .dark(deploy(-1, your(a(TIE)), HERE), always(free(TRANSIT_FROM, HERE).whose(YOU)))
            .light(always(set(TRANSIT_FROM, 8, HERE).whose(YOU)), always(set(TRANSIT_TO, 8, HERE).whose(YOU))).done(),

        sector(STATION + ": Reactor Core", DARK, "9_146").lies(Stretch.BEYOND, 3).of(STATION).unique().force(1, 0)
            .icons(MOBILE, DEATH_STAR_II).is(BATTLE_STATION)
            .dark(
                deploysOnly(ANYTHING, thereIs(titled(STATION + ": Capacitors"))),
                mayAnyNumber(at(your(Phase.DEPLOY))
                    .then(deployFromReserveDeck(titled("That Thing's Operational"), ANYTHING))),
                suspends(titled("Ominous Rumors"), Always.ALWAYS))
            .light(always(add(
                EPIC_EVENT_TOTAL,
                count(your(STARFIGHTER).in(CardState.PILOTED).here()),
                your(STARFIGHTER))
                .toward(titled("That Thing's Operational"))))
            .done(),

        site(STATION, "Throne Room", DARK, "9_147").unique().force(2, 0)
            .icons(INTERIOR, MOBILE, SCOMP_LINK, DEATH_STAR_II).is(BATTLE_STATION)
            .dark(may(oncePerGame().then(takeIntoHand(titled("Emperor's Power")))))
            .light(immuneTo("Revolution")).done(),

        characterWeapon("Darth Vader's Lightsaber", DARK, "9_178").unique().persona("Vader's Lightsaber")
            .destiny(1).icons(DEATH_STAR_II).is(LIGHTSABER)
            .matches("Darth Vader", "Darth Vader, Dark Lord Of The Sith", "Lord Vader")
            .says(
                deploysOn(your(persona("Vader"))),
                fires(CHARACTER.or(CREATURE)).drawing(2),
                may(at(just(DUEL_INITIATED))
                    .when(is(Known.HOST, THAT.or(CAUSE)))
                    .once(Limit.Per.EVENT)
                    .then(note(number(1)), thisAction(adds(1, DUEL_DESTINY_DRAW, HOST)))),
                automatically(at(just(DUEL_ENDED)).when(compare(keptNumber(), AT_LEAST, 1)).then(toUsedPile(IT)))),
    };
}
