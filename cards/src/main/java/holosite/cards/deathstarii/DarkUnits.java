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

/** Death Star II, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    static final Card[] CARDS = {
        darkJediMaster("Emperor Palpatine", DARK, "9_109").kind(Subtype.IMPERIAL).unique().persona("Emperor")
            .destiny(6).deploy(5).power(4).ability(7).forfeit(9)
            .icons(DEATH_STAR_II).is(LEADER)
            .says(
                mayNot(Deed.DEPLOY, EITHER, IT, opponentOccupies(SITE)),
                mayNot(Deed.MOVE_TO, EITHER, IT, opponentOccupies(SITE)),
                mayNot(Deed.MOVE_TO, EITHER, STARSHIP.or(VEHICLE).related(HAS_ABOARD, IT), opponentOccupies(SITE)),
                when(it(CHARACTER.presentAt(LOCATION)), add(CROSSING_OVER, -3, persona("Vader"))),
                may(oncePerTurn().then(takeIntoHand(titled("Force Lightning")))),
                immuneToAllAttrition(IT)),

        imperial("Sim Aloo", "9_120").unique().persona("Sim Aloo")
            .destiny(1).deploy(5).power(3).ability(4).forfeit(6)
            .icons(DEATH_STAR_II).is(IMPERIAL_COUNCIL)
            .says(
                deploysFor(-3, SITE.related(WHERE_IS, persona("Emperor"))),
                when(
                    it(CHARACTER.related(IN_BATTLE_WITH, persona("Emperor"))),
                    yours(BATTLE_DESTINIES, 1, BATTLE_LOCATION)),
                may(oncePerTurn()
                    .use(1)
                    .then(
                        new LookAt(YOU, OPPONENT, Pile.RESERVE_DECK, number(1), false).as("top"),
                        mayHave(YOU, new Put(chosen("top"), Pile.RESERVE_DECK, Put.Position.BOTTOM)))),
                immuneToAttrition(4)),

        starfighter("Scimitar 2", DARK, "9_167").unique().persona("Scimitar 2")
            .destiny(2).deploy(2).power(1).maneuver(2).forfeit(4)
            .icons(DEATH_STAR_II).is(TIE, TIE_BOMBER, BOMBER, IMPERIAL_STARSHIP, NO_HYPERDRIVE)
            .matches("Captain Jonus")
            .carries(Capacity.pilots(1))
            .says(
                adds(3, POWER, IT, it(new InState(CardState.ON_BOMBING_RUN)).and(whileInBattle())),
                may(at(your(Phase.DEPLOY)).once(Limit.Per.GAME).then(deployFromReserveDeck(titled("Proton Bombs"), IT)))),

        capital("Thunderflare", DARK, "9_174").unique().persona("Thunderflare")
            .destiny(1).deploy(7).power(9).armor(6).hyperspeed(2).forfeit(7)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II)
            .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
            .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4)).permanentPilot(1)
            .says(
                always(free(DEPLOY_COST, a(TURBOLASER_BATTERY)).toward(HERE)),
                always(free(FIRE_COST, a(TURBOLASER_BATTERY).here()))),
    };
}
