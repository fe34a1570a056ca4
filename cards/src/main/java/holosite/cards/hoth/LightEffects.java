package holosite.cards.hoth;

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

/** Hoth, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    /** The places of the planet whose site this card is on. */
    private static final Filter SAME_PLANET = LOCATION.related(RELATED_TO, HERE).or(HERE);

    private static Branch.If drawn(double destiny, Effect... then) {
        return ifSo(compare(eventAmount(), EQUAL, destiny), then);
    }

    static final Card[] CARDS = {
        effect("Bacta Tank", LIGHT, "3_32").unique()
            .destiny(3).icons(HOTH)
            .says(
                deploysOnTable().costing(4),
                may(at(just(TO_BE_LOST).to(your(CHARACTER).except(DROID)))
                    .once(Limit.Per.EVENT)
                    .when(thereIsNo(stackedOn(IT)))
                    .then(cancelIt(), stackOnIt(THAT))),
                always(base(X, new TotalOf(DEPLOY_COST, stackedOn(IT)), IT)),
                may(at(your(Phase.DEPLOY))
                    .when(thereIs(stackedOn(IT)))
                    .use(new AtLeast(figure(X, Known.IT), number(0)))
                    .then(toHand(stackedOn(IT))))),

        immediateEffect("Disarming Creature", LIGHT, "3_33")
            .destiny(6).icons(HOTH)
            .says(
                deploysOn(CREATURE.related(AT_SAME_SITE_AS, your(CHARACTER).in(CardState.ARMED)))
                    .at(any(Phase.DEPLOY)),
                automatically(at(just(FEROCITY_TO_BE_WORKED_OUT).to(HOST))
                    .then(drawDestiny(), thisAction(adds(destiny().times(-1), FEROCITY, HOST)))),
                immuneTo("Control")),

        effect("Echo Base Operations", LIGHT, "3_34").unique()
            .destiny(2).icons(HOTH)
            .says(
                deploysOn(titled("Hoth: Main Power Generators (1st Marker)"))
                    .when(compare(count(youOccupy(Common.ECHO_SITE)), AT_LEAST, 3)),
                deploy(-1, your(ANYTHING), SYSTEM),
                always(yours(FORCE_DRAIN, 2, SYSTEM)),
                always(yours(TOTAL_POWER, 3, SYSTEM.in(CardState.BATTLE_LOCATION))),
                always(base(X, 5, IT)),
                asSoonAs(
                    compare(count(opponentOccupies(siteOf("Hoth"))), AT_LEAST, figure(X, Known.IT)),
                    cancel(IT)),
                immuneTo("Alter")),

        effect("Evacuation Control", LIGHT, "3_35")
            .destiny(3).icons(HOTH)
            .says(
                deploysOn(your(SITE.and(a(WAR_ROOM)))),
                may(onceDuringYour(Phase.MOVE)
                    .target("weapon", your(titled("Planet Defender Ion Cannon")).at(SAME_PLANET))
                    .then(new FireWeapon(chosen("weapon"), false, number(0)))),
                adds(2, HYPERSPEED, your(a(MEDIUM_TRANSPORT)).at(SAME_PLANET)),
                immuneToAttrition(your(a(MEDIUM_TRANSPORT)).at(SAME_PLANET), 3),
                always(free(MOVE_COST, your(a(MEDIUM_TRANSPORT)).at(SAME_PLANET)))),

        Common.frostbite(LIGHT, "3_36"),

        Common.iceStorm(LIGHT, "3_37"),

        effect("Tauntaun Bones", LIGHT, "3_38").unique()
            .destiny(3).icons(HOTH)
            .says(
                deploysOnTable().costing(1),
                automatically(at(just(DESTINY_DRAWN).by(OPPONENT))
                    .when(compare(eventAmount(), AT_MOST, 5))
                    .then(branch(
                        drawn(0, new PickTop("top", YOU, Pile.USED_PILE, number(1)), toHand(chosen("top"))),
                        drawn(1, loseForce(YOU, 1)),
                        drawn(2, new Activate(YOU, number(1), false)),
                        drawn(3, lose(IT)),
                        drawn(4, retrieve(YOU, 1)),
                        drawn(5, new DeployFrom(YOU, Pile.HAND, CHARACTER, ANYTHING, 0, true, false)))))),

        utinniEffect("The First Transport Is Away!", LIGHT, "3_39").unique()
            .destiny(4).icons(HOTH)
            .says(
                deploysOn(SYSTEM.except(titled("Hoth"))).aimingAt(a(MEDIUM_TRANSPORT).at(siteOf("Hoth"))),
                automatically(at(just(REACHED).to(AIM).with(IT))
                    .when(it(ANYTHING.at(titled("Hoth"))).not())
                    .then(
                        retrieve(YOU, count(CHARACTER.related(PASSENGER_OF, AIM)).times(2)),
                        pickOne(YOU, "system", SYSTEM.and(titled("Hoth"))),
                        new AttachTo(IT, the("system")))),
                when(
                    it(ANYTHING.at(titled("Hoth"))),
                    yours(TOTAL_POWER, 2, siteOf("Hoth").in(CardState.BATTLE_LOCATION)))),
    };
}
