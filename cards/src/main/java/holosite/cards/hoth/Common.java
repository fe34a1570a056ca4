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

/** Hoth: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    /** The sites of the base, by their names. */
    static final Filter ECHO_SITE = siteOf("Hoth").and(titleHas("Echo"));

    /** In battle with a leader of his own kind he takes from the opponent's total. */
    static Ability subtractsBesideLeader(Filter kind) {
        return when(
            it(CHARACTER.related(IN_BATTLE_WITH, kind.and(a(LEADER)))),
            opponents(TOTAL_BATTLE_DESTINY, -1, BATTLE_LOCATION));
    }

    /** Adds to one weapon destiny against a combat vehicle, more if it is lost. */
    static Card aimedAtCombatVehicles(String title, Side side, String id) {
        When aiming = just(DESTINY_TO_BE_DRAWN).to(COMBAT_VEHICLE);
        return usedOrLostInterrupt(title, side, id)
            .destiny(4).icons(HOTH)
            .says(
                used(at(aiming).when(isWeaponDestiny()).then(thisAction(adds(1, WEAPON_DESTINY_DRAW, CAUSE)))),
                lost(at(aiming).when(isWeaponDestiny()).then(thisAction(adds(3, WEAPON_DESTINY_DRAW, CAUSE)))));
    }

    /** Two of the opponent's who battle together take two destinies from his power and from the attrition he causes. */
    static Ability quarrel(double force, Condition together) {
        Action quarrel = at(inBattle()).when(together);
        return lost((force > 0 ? quarrel.use(force) : quarrel)
            .then(
                new DrawDestiny(YOU, number(2), DestinyKind.PLAIN, "destiny"),
                thisBattle(opponents(TOTAL_POWER, destiny().times(-1), BATTLE_LOCATION)),
                thisBattle(yours(ATTRITION, destiny().times(-1), BATTLE_LOCATION))));
    }

    /** Goes to and fro between the markers; whoever it meets outside goes missing. */
    static Card iceStorm(Side side, String id) {
        Filter caught = all(CHARACTER)
            .presentHere()
            .except(ANYTHING.in(CardState.MISSING))
            .except(new ImmuneToTitle("Ice Storm"));
        return mobileEffect("Ice Storm", side, id).unique()
            .destiny(3).icons(HOTH)
            .says(
                deploysOn(new InState(CardState.OUTERMOST_MARKER)),
                asSoonAs(
                    it(ANYTHING.at(SITE.and(with(EXTERIOR)))).and(thereIs(caught)),
                    new GoMissing(all(CHARACTER).presentHere())),
                must(at(your(Phase.CONTROL)).then(new MoveOn(SITE.and(a(MARKER))))));
    }

    static Card frostbite(Side side, String id) {
        return effect("Frostbite", side, id).unique()
            .destiny(4).icons(HOTH)
            .says(deploysOn(SYSTEM.and(titled("Hoth"))), freezes(YOU), freezes(OPPONENT));
    }

    /** As his turn ends a player loses Force for whoever stands in the night at a marker, more for the missing. */
    private static Ability freezes(Who player) {
        Filter cold = CHARACTER.and(new Belonging(player))
            .presentAt(SITE.and(a(MARKER)).in(CardState.NIGHTTIME));
        return automatically(at(just(TURN_ENDS))
            .when(new TurnOf(player))
            .then(loseForce(
                player,
                count(cold.except(new ImmuneToTitle("Frostbite")))
                    .plus(count(cold.in(CardState.MISSING)).times(2)))));
    }

    /**
     * Sends what the opponent just deployed, and whatever was deployed in the same action, back to his hand; in his next
     * turn it, or another of its title, deploys for free.
     */
    static Card sendsBack(String title, Side side, String id) {
        Filter copies = ANYTHING.related(SAME_TITLE_AS, chosen("one"));
        return lostInterrupt(title, side, id).unique()
            .destiny(2).icons(HOTH)
            .says(lost(at(just(DEPLOYED)
                .by(OPPONENT)
                .to(CHARACTER.or(STARSHIP).or(VEHICLE).or(WEAPON).or(DEVICE).except(new OwnText(OwnText.Tells.REPLACES))))
                .use(3)
                .then(
                    new ReturnToHand("returned", ANYTHING.related(DEPLOYED_WITH, THAT)),
                    new ForEach("one", chosen("returned"), List.of(
                        thisTurn(mayNot(Deed.DEPLOY, ANYTHING.related(SAME_PERSONA_AS, chosen("one")))),
                        lasting(always(free(DEPLOY_COST, opponents(copies))), Duration.FIRST_IN_OPPONENTS_NEXT_TURN))))));
    }

    static Card hoth(Side side, String id, int dark, int light) {
        return system("Hoth", 5, side, id).unique().force(dark, light)
            .icons(PLANET, HOTH).is(REBEL_BASE)
            .dark(supportFromOrbit("Hoth"))
            .light(supportFromOrbit("Hoth")).done();
    }

    static Card vehicleMine(Side side, String id) {
        Filter craft = STARFIGHTER.or(VEHICLE.except(CREATURE_VEHICLE));
        Amount defense =
            either(figure(DEFENSE_VALUE, Known.SUBJECT), number(5), is(Known.SUBJECT, STARFIGHTER));
        return automatedWeapon("Vehicle Mine", side, id)
            .destiny(3).icons(HOTH)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).related(WHERE_IS, your(a(MINING_DROID)))),
                explodes(just(DEPLOYED).to(craft).at(HERE), defense),
                explodes(just(MOVED).to(craft).at(HERE), defense));
    }

    static Card infantryMine(Side side, String id) {
        Filter walking = CHARACTER.except(ANYTHING.aboard(VEHICLE.or(STARFIGHTER)));
        return automatedWeapon("Infantry Mine", side, id)
            .destiny(3).icons(HOTH)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).related(WHERE_IS, your(a(MINING_DROID)))),
                explodes(just(DEPLOYED).to(walking).at(HERE), figure(ABILITY, Known.SUBJECT)),
                explodes(just(MOVED).to(CHARACTER).at(HERE), figure(ABILITY, Known.SUBJECT)));
    }

    /** Once a turn somebody of your side who was hit nearby may be used instead of lost as he is forfeited. */
    static Ability treatsTheForfeited() {
        Filter wounded = your(CHARACTER).except(DROID).in(CardState.HIT);
        return may(at(just(TO_BE_FORFEITED).to(wounded.related(AT_SAME_OR_ADJACENT_SITE_AS, IT)))
            .once(Limit.Per.TURN)
            .then(toUsedPile(THAT)));
    }

    private static Ability explodes(When when, Amount against) {
        return automatically(at(when)
            .then(
                drawWeaponDestiny(),
                branch(compare(destiny().plus(2), MORE, against), lose(THAT)),
                lose(IT)));
    }
}
