package holosite.cards.coruscant;

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

/** Coruscant, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    static final Card[] CARDS = {
        republic("Aks Moe", DARK, "12_97").unique().persona("Aks Moe")
            .destiny(2).deploy(2).power(3).ability(3).politics(3).forfeit(5)
            .icons(EPISODE_I, CORUSCANT).is(SENATOR)
            .says(
                agendas(Agenda.AMBITION, Agenda.BLOCKADE),
                adds(2, POWER, your(CAPITAL), Politics.IN_MAJORITY),
                when(Politics.IN_MAJORITY, yours(FORCE_DRAIN, 1,
                    SYSTEM.in(CardState.BATTLEGROUND).related(RELATED_TO, youOccupy(SITE))))),

        republic("Baskol Yeesrim", DARK, "12_98").unique().persona("Baskol Yeesrim")
            .destiny(3).deploy(3).power(2).ability(3).politics(2).forfeit(5)
            .icons(EPISODE_I, CORUSCANT).is(SENATOR)
            .says(
                agendas(Agenda.BLOCKADE),
                must(at(your(Phase.CONTROL))
                    .when(Politics.IN_MAJORITY)
                    .then(loseForce(OPPONENT, count(youControl(of("Naboo"))))))),

        Common.coruscantGuard(DARK, "12_100"),

        republic("Daultay Dofine", DARK, "12_103").unique().persona("Daultay Dofine")
            .destiny(2).deploy(2).power(2).ability(3).forfeit(4)
            .icons(PILOT, EPISODE_I, CORUSCANT).is(TRADE_FEDERATION, NEIMOIDIAN)
            .says(
                may(at(just(PHASE_STARTS).by(YOU))
                    .when(inPhase(YOU, Phase.DRAW))
                    .when(compare(pileSize(YOU, Pile.FORCE_PILE), EQUAL, 0))
                    .then(new Activate(YOU, number(2), true))),
                may(at(just(DESTINY_DRAWN).by(YOU).to(a(DESTROYER_DROID).or(a(BATTLE_DROID))))
                    .once(Limit.Per.TURN)
                    .then(toHand(THAT), new CancelDestiny(true)))),

        droid("Destroyer Droid", DARK, "12_104")
            .destiny(2).deploy(3).power(3).armor(3).forfeit(3)
            .icons(PRESENCE, EPISODE_I, CORUSCANT).is(DESTROYER_DROID, TRADE_FEDERATION)
            .permanentWeapon("Twin Cannons")
            .says(
                fires(CHARACTER.or(VEHICLE)).costing(1).doing(hit(chosen("target")), loseForce(OPPONENT, 1)),
                battleDestinyIfUnable(it(ANYTHING.with(a(DESTROYER_DROID))))),

        republic("Lott Dod", DARK, "12_110").unique().persona("Lott Dod")
            .destiny(2).deploy(2).power(1).ability(3).politics(4).forfeit(5)
            .icons(EPISODE_I, CORUSCANT).is(SENATOR, TRADE_FEDERATION, NEIMOIDIAN)
            .says(
                agendas(Agenda.AMBITION, Agenda.BLOCKADE, Agenda.TRADE),
                may(onceDuringYour(Phase.CONTROL)
                    .when(Politics.IN_MAJORITY)
                    .then(new TakeFrom(YOU, YOU, Pile.FORCE_PILE, ANYTHING, number(1), number(1), Pile.HAND, true))),
                adds(2, FORFEIT, your(a(NEIMOIDIAN)).other(), whileAt(titled(Politics.GALACTIC_SENATE)))),

        republic("Orn Free Taa", DARK, "12_113").unique().persona("Orn Free Taa")
            .destiny(4).deploy(1).power(1).ability(3).politics(2).forfeit(4)
            .icons(EPISODE_I, CORUSCANT).is(SENATOR, TAX_COLLECTOR, TWILEK)
            .says(
                agendas(Agenda.TAXATION, Agenda.WEALTH),
                may(at(just(DESTINY_DRAWN).by(YOU))
                    .once(Limit.Per.TURN)
                    .when(Politics.IN_MAJORITY.and(isBattleDestiny()))
                    .then(toHand(THAT))),
                may(at(opponents(Phase.DEPLOY)).use(pileSize(OPPONENT, Pile.FORCE_PILE)).then(toUsedPile(IT)))),

        republic("Passel Argente", DARK, "12_116").unique().persona("Passel Argente")
            .destiny(2).deploy(3).power(1).ability(2).politics(2).forfeit(3)
            .icons(EPISODE_I, CORUSCANT).is(SENATOR)
            .says(
                agendas(Agenda.AMBITION, Agenda.TAXATION),
                adds(2, DEPLOY_COST, opponents(STARSHIP.or(VEHICLE)).nonUnique(), Politics.IN_MAJORITY),
                adds(-1, POWER, opponents(STARSHIP.or(VEHICLE)).nonUnique(), Politics.IN_MAJORITY),
                adds(count(opponents(a(SENATOR)).related(AT_SAME_SITE_AS, IT)), POLITICS, IT)),

        droid("Security Battle Droid", DARK, "12_118")
            .destiny(3).deploy(2).power(2).armor(3).forfeit(3)
            .icons(PRESENCE, EPISODE_I, CORUSCANT).is(TRADE_FEDERATION, BATTLE_DROID)
            .says(
                toll(Deed.USE_LANDSPEED, OPPONENT, CHARACTER, SITE.related(WHERE_IS, IT), 1),
                battleDestinyIfUnable(it(ANYTHING.related(AT_SAME_SITE_AS, a(BATTLE_DROID))))),

        capital("Trade Federation Battleship", DARK, "12_184")
            .destiny(2).deploy(7).power(6).armor(6).hyperspeed(3).forfeit(7)
            .icons(PILOT, NAV_COMPUTER, TRADE_FEDERATION_ICON, EPISODE_I, CORUSCANT)
            .is(BATTLESHIP, TRADE_FEDERATION_STARSHIP, SHIP_DOCKING)
            .carries(Capacity.pilots(4).withPassengers(4).withVehicles(2).withStarfighters(4)).permanentPilot(1)
            .says(battleDestinyIfUnable(it(STARSHIP.with(STARFIGHTER)))),
    };
}
