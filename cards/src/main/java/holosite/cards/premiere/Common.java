package holosite.cards.premiere;

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

/** Premiere: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    private static final Filter ITS_VEHICLE = VEHICLE.except(CREATURE_VEHICLE).related(HAS_ABOARD, IT);

    /** Lost together with one of these that it is present with, in either order. */
    static Ability seeks(Filter targets) {
        Filter here = all(targets).presentWith(IT);
        return asSoonAs(
            thereIs(here),
            pickOne(YOU, "victim", here),
            lose(chosen("victim")),
            lose(IT));
    }

    static Deploys likeAnUndercoverSpy() {
        return deploysOn(SITE.in(CardState.UNOCCUPIED)).costing(1);
    }

    /** Two or more of your weapons present with one of the opponent's cards in battle fire at it as one. */
    static Ability fireTogether(Filter targets, Filter weapons) {
        Filter yours = your(weapons).in(CardState.READY_TO_FIRE).presentAt(BATTLE_LOCATION);
        return lost(at(inBattle())
            .target("target", opponents(targets).in(CardState.IN_BATTLE).presentAt(BATTLE_LOCATION))
            .target(new Target("weapons", yours, number(2), number(60), YOU))
            .then(new FireTogether(chosen("weapons"), TARGET)));
    }

    static Card vehicleDroid(String title, Side side, String id) {
        return droid(title, side, id)
            .destiny(4).deploy(1).power(1).forfeit(3)
            .is(VEHICLE_DROID, R_UNIT)
            .says(adds(1, POWER, ITS_VEHICLE), adds(1, MANEUVER, ITS_VEHICLE), adds(1, LANDSPEED, ITS_VEHICLE));
    }

    /** Takes mines away. */
    static Card miningDroid(String title, Side side, String id) {
        return droid(title, side, id)
            .destiny(3).deploy(2).power(0).forfeit(4)
            .is(MINING_DROID)
            .says(mayAnyNumber(at(yourTurn())
                .target("mine", a(MINE).related(AT_SAME_SITE_AS, IT))
                .use(1)
                .then(lose(chosen("mine")))));
    }

    /** Somebody who stands where he is and defends. */
    static Ability[] guardsItsPlace() {
        return new Ability[] {
            adds(4, POWER, IT, it(CHARACTER.in(CardState.DEFENDING))), mayNot(Deed.MOVE, IT)
        };
    }

    static Ability maintainsHere() {
        return immuneToAttrition(your(VEHICLE.or(DROID)).here(), 2);
    }

    static Ability maintainsFromBay() {
        return immuneToAttrition(
            your(STARFIGHTER).at(SYSTEM.or(SECTOR).related(RELATED_TO, HERE)),
            3,
            whileAt(a(DOCKING_BAY)));
    }

    /** A Dejarik that turns ability present in a battle into power, once per battle. */
    static Card powerForAbility(String title, Side side, String id) {
        Amount present = new TotalOf(ABILITY, your(ANYTHING).presentAt(BATTLE_LOCATION));
        return effect(title, side, id).unique()
            .destiny(3)
            .is(DEJARIK)
            .says(
                deploysOnTable(),
                may(at(inBattle())
                    .once(Limit.Per.BATTLE)
                    .when(compare(present, AT_LEAST, 1))
                    .cost(new Cost.UseAnyForce("force", present))
                    .then(
                        thisBattle(yours(TOTAL_POWER, remembered("force"), BATTLE_LOCATION)),
                        thisBattle(yours(ABILITY_FOR_BATTLE_DESTINY, remembered("force"), BATTLE_LOCATION)))));
    }

    static Card aDisturbanceInTheForce(String title, Side side, String id) {
        return effect(title, side, id).unique()
            .destiny(3)
            .says(
                insertsIntoOpponentsDeck().when(new FirstThisGame()),
                automatically(at(just(REACHED_TOP).to(IT))
                    .then(thisTurn(mayNot(Deed.ACTIVATE_FORCE, OPPONENT, ANYTHING, ANYTHING)))),
                immuneTo("Alter"));
    }

    static Card sunsdown(String title, Side side, String id) {
        return effect(title, side, id)
            .destiny(3)
            .says(
                deploysOn(SYSTEM.and(with(PLANET))),
                gives(NIGHTTIME, SITE.related(RELATED_TO, HERE)),
                adds(1, POWER_DESTINIES, SITE.related(RELATED_TO, HERE)),
                always(free(DEPLOY_COST, a(SPY)).toward(SITE.in(CardState.NIGHTTIME))));
    }

    /** Beside either player's Lost Pile, which lies face down. */
    static Card hidesLostPile(String title, Side side, String id) {
        return effect(title, side, id)
            .destiny(5)
            .says(
                deploysOnTable(),
                deploysOnOpponentsSide(),
                mayNot(Deed.SHOW_LOST_PILE, YOU, ANYTHING, ANYTHING, it(ANYTHING.in(CardState.ON_OWN_SIDE))),
                mayNot(Deed.SHOW_LOST_PILE, OPPONENT, ANYTHING, ANYTHING, it(ANYTHING.in(CardState.ON_OWN_SIDE)).not()));
    }

    static Card counterAssault(String title, Side side, String id) {
        return lostInterrupt(title, side, id)
            .destiny(3)
            .says(lost(at(just(DRAIN_INITIATED).by(OPPONENT))
                .use(1)
                .then(
                    remember("power", figureAt(OPPONENT, TOTAL_POWER, Known.PLACE)),
                    remember("draws", count(opponents(CHARACTER.or(STARSHIP).or(VEHICLE)).presentAt(THERE))),
                    cancelIt(),
                    new DrawDestiny(YOU, remembered("draws"), DestinyKind.PLAIN, "destiny"),
                    branch(
                        ifSo(
                            compare(destiny(), LESS, remembered("power")),
                            loseForce(YOU, remembered("power").minus(destiny()))),
                        ifSo(
                            compare(destiny(), MORE, remembered("power")),
                            loseForce(OPPONENT, destiny().minus(remembered("power"))))))));
    }

    static Card emergencyDeployment(String title, Side side, String id, double destiny) {
        return usedInterrupt(title, side, id)
            .destiny(destiny)
            .says(used(at(just(BATTLE_INITIATED).by(OPPONENT))
                .when(compare(new BattleTotal(OPPONENT, TOTAL_POWER), MORE, new BattleTotal(YOU, TOTAL_POWER).times(2)))
                .then(
                    new ChooseNumber(YOU, "cards", number(1), number(3)),
                    new LookAt(YOU, YOU, Pile.RESERVE_DECK, remembered("cards"), true).as("revealed"),
                    new DeployFrom(
                        YOU,
                        Pile.RESERVE_DECK,
                        CHARACTER.or(STARSHIP).or(VEHICLE).or(DEVICE).or(WEAPON).and(among("revealed")),
                        ANYTHING,
                        0,
                        true,
                        false)
                        .upTo(number(60)),
                    lose(chosen("revealed").and(new InPile(YOU, Pile.RESERVE_DECK))))));
    }

    static Card imperialBarrier(String title, Side side, String id) {
        return usedInterrupt(title, side, id)
            .destiny(4).is(BARRIER)
            .says(used(at(just(DEPLOYED).by(OPPONENT).to(CHARACTER.or(STARSHIP)))
                .use(1)
                .then(thisTurn(mayNot(Deed.TAKE_PART_IN_BATTLE, THAT)), thisTurn(mayNot(Deed.MOVE, THAT)))));
    }

    static Card ommniBox(String title, Side side, String id) {
        return usedInterrupt(title, side, id)
            .destiny(5)
            .says(
                used(at(anyTime()).then(shuffle(YOU, Pile.RESERVE_DECK))),
                used(at(anyTime()).then(shuffle(YOU, Pile.LOST_PILE))),
                used(at(anyTime()).then(shuffle(YOU, Pile.USED_PILE))),
                used(at(anyTime()).then(shuffle(OPPONENT, Pile.RESERVE_DECK))),
                used(at(anyTime()).then(shuffle(OPPONENT, Pile.LOST_PILE))),
                used(at(anyTime()).then(shuffle(OPPONENT, Pile.USED_PILE))));
    }

    static Card disarmed(Side side, String id) {
        return effect("Disarmed", side, id)
            .destiny(5)
            .says(
                deploysOn(opponents(CHARACTER)
                    .in(CardState.ARMED)
                    .presentWith(your(CHARACTER).in(CardState.ARMED))
                    .presentAt(SITE))
                    .at(any(Phase.CONTROL)),
                automatically(at(just(DEPLOYED).to(IT)).then(new Disarm(HOST))),
                adds(-1, POWER, HOST),
                mayNot(Deed.CARRY, EITHER, WEAPON, HOST),
                mayNot(Deed.BE_ARMED, HOST),
                immuneTo("Alter"));
    }

    /** Makes a pilot of somebody, or a better pilot of a pilot. */
    static Card instructor(String title, Side side, String id) {
        return effect(title, side, id)
            .destiny(5)
            .says(
                deploysOn(your(CHARACTER).except(DROID).except(with(PILOT))),
                deploysOn(your(PILOT_CHARACTER)),
                gives(PILOT, HOST),
                adds(either(2, 1, is(Known.HOST, new PrintedIcon(PILOT))), POWER, ANYTHING.related(PILOTED_BY, HOST)),
                immuneTo("Alter"));
    }

    static Card sense(Side side, String id) {
        return usedInterrupt("Sense", side, id)
            .destiny(3)
            .says(
                used(at(just(BEING_PLAYED).to(INTERRUPT))
                    .when(youHaveAbility())
                    .then(drawDestiny(), ifBelowYourAbility(cancelIt()))),
                used(at(just(REACTING)).when(youHaveAbility()).then(drawDestiny(), ifBelowYourAbility(cancelIt()))),
                used(cancelsPlayed(titled("Alter"))));
    }

    static Card tatooine(Side side, String id, int dark, int light) {
        return system("Tatooine", 7, side, id).unique().force(dark, light)
            .icons(PLANET)
            .dark(supportFromOrbit("Tatooine"))
            .light(supportFromOrbit("Tatooine")).done();
    }

    static Card dockingBay94(Side side, String id) {
        return site("Tatooine", "Docking Bay 94", side, id).unique().force(1, 1)
            .icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK).is(DOCKING_BAY)
            .end(side, transitFrom(1))
            .end(side.opposite(), transitFrom(2)).done();
    }

    static Card yavin4(Side side, String id, int dark, int light) {
        return system("Yavin 4", 4, side, id).unique().force(dark, light)
            .icons(PLANET).is(REBEL_BASE)
            .dark(supportFromOrbit("Yavin 4"))
            .light(supportFromOrbit("Yavin 4")).done();
    }

    /** Whoever of these is alone there battles better. */
    static Ability[] fightsBetterAlone(Filter who) {
        return new Ability[] {
            adds(2, POWER, who.in(CardState.ALONE).in(CardState.IN_BATTLE).here()),
            immuneToAllAttrition(who.in(CardState.ALONE).here())
        };
    }

    static Card caller(Side side, String id, Filter soldiers) {
        return device("Caller", side, id)
            .destiny(6)
            .says(
                deploysOn(soldiers.or(a(JAWA))),
                may(at(your(Phase.CONTROL))
                    .target("droid",
                        opponents(DROID).related(BEARING, titled("Restraining Bolt")).related(AT_SAME_SITE_AS, HOST))
                    .then(
                        new Steal(chosen("droid"), YOU),
                        toHand(titled("Restraining Bolt").related(ON, chosen("droid"))))));
    }

    static Card supplyTanks(Side side, String id) {
        return device("Fusion Generator Supply Tanks", side, id)
            .destiny(4)
            .says(
                deploysOn(your(STARSHIP).at(SYSTEM.or(SECTOR).related(RELATED_TO, SITE.and(a(DOCKING_BAY))))),
                adds(1, HYPERSPEED, HOST),
                adds(1, POWER, HOST),
                adds(1, MANEUVER, HOST));
    }

    /** A lightsaber for any warrior, who needs less Force for it the more ability he has. */
    static Card lightsaber(String title, Side side, String id) {
        return characterWeapon(title, side, id)
            .destiny(2).is(LIGHTSABER)
            .says(
                deploysOn(your(WARRIOR_CHARACTER)).costing(number(7).minus(figure(ABILITY, Known.TOWARD))),
                mayAddToDrain(1),
                fires(CHARACTER.or(CREATURE)).costing(number(7).minus(figure(ABILITY, Known.HOST))).drawing(2));
    }

    static Card timerMine(Side side, String id) {
        return automatedWeapon("Timer Mine", side, id)
            .destiny(2).is(MINE)
            .says(
                deploysOn(SITE.related(WHERE_IS, your(a(MINING_DROID)))),
                automatically(at(just(TURN_STARTS).by(YOU))
                    .then(
                        drawDestiny(),
                        new Pick(OPPONENT, "victims", opponents(CHARACTER).here(), destiny(), destiny()),
                        lose(chosen("victims")),
                        lose(IT))));
    }

    static Card liftTube(Side side, String id) {
        return transportVehicle("Lift Tube", side, id)
            .destiny(6).deploy(1).power(0).maneuver(1).landspeed(3).forfeit(1)
            .is(LIFT_TUBE, ENCLOSED)
            .carries(Capacity.passengers(4))
            .says(may(Deed.MOVE_AS_REACT, IT, ANYTHING));
    }
}
