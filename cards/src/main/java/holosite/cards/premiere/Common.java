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

    /** Of a Utinni Effect whose target has reached it and taken it along. */
    static final Condition CARRIED_BY_TARGET = it(new Related(ON, AIM));

    /** Two or more of your weapons present with one of the opponent's cards in battle fire at it as one. */
    static Ability fireTogether(Filter targets, Filter weapons) {
        Filter yours = your(weapons).in(CardState.READY_TO_FIRE).presentAt(BATTLE_LOCATION);
        return lost(at(inBattle())
            .target("target", opponents(targets).in(CardState.IN_BATTLE).presentAt(BATTLE_LOCATION))
            .target(new Target("weapons", yours, number(2), number(60), YOU))
            .then(new FireTogether(chosen("weapons"), TARGET)));
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
                        thisBattle(yours(ABILITY_COUNTED, remembered("force").times(-1), BATTLE_LOCATION)))));
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
                        ifSo(compare(destiny(), AT_LEAST, 0).not(), loseForce(YOU, remembered("power"))),
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

    /** Who defends a battle alone adds battle destiny. */
    static Ability addsDestinyAlone(double destinies, Filter who) {
        return lost(at(inBattle()).when(defendingAlone(who)).then(addBattleDestiny(destinies)));
    }

    /** Who defends a battle alone adds to power as well as battle destiny. */
    static Ability addsPowerAndDestinyAlone(Filter who) {
        return lost(at(inBattle())
            .when(defendingAlone(who))
            .then(thisBattle(yours(TOTAL_POWER, 1, BATTLE_LOCATION)), addBattleDestiny(1)));
    }

    private static Condition defendingAlone(Filter who) {
        return thereIs(your(who).in(CardState.DEFENDING).in(CardState.ALONE));
    }

    /** Two who battle together add two battle destinies. */
    static Ability addsDestinyTogether(Filter one, Filter other) {
        return lost(at(inBattle())
            .when(thereIs(one.in(CardState.IN_BATTLE)))
            .when(thereIs(other.in(CardState.IN_BATTLE)))
            .then(addBattleDestiny(2)));
    }

    /** Somebody against a strong enemy adds a battle destiny, or two against one of them. */
    static Card addsDestinyAgainst(String title, Side side, String id, Filter one, Filter enemies, Filter worst) {
        return lostInterrupt(title, side, id)
            .destiny(5)
            .says(lost(at(inBattle())
                .when(thereIs(one.in(CardState.IN_BATTLE)))
                .target("enemy", enemies.having(ABILITY, MORE, 2).in(CardState.IN_BATTLE))
                .then(thisBattle(
                    yours(BATTLE_DESTINIES, either(1, 2, is(the("enemy"), worst)), ANYTHING)))));
    }

    /** Brings somebody back from the Lost Pile, or finds him in Reserve Deck. */
    static Card bringsBack(String title, Side side, String id, Filter who, double back, double find) {
        return lostInterrupt(title, side, id)
            .destiny(3)
            .says(
                lost(at(anyTime())
                    .use(back)
                    .then(new Retrieve(YOU, number(1), who, Retrieve.How.CHOSEN, Pile.USED_PILE))),
                lost(at(anyTime()).use(find).then(takeIntoHand(who))));
    }

    /** As a battle begins where the opponent has several characters and a weapon, he may lose one of them. */
    static Card accident(String title, Side side, String id) {
        return lostInterrupt(title, side, id)
            .destiny(4)
            .says(lost(at(just(BATTLE_INITIATED).at(SITE))
                .when(compare(count(opponents(CHARACTER).at(THERE)), AT_LEAST, 2))
                .when(thereIs(opponents(WEAPON.or(CHARACTER.and(with(PERMANENT_WEAPON)))).at(THERE)))
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny(), LESS, count(opponents(CHARACTER).at(THERE))),
                        pickOne(OPPONENT, "victim", opponents(CHARACTER).at(THERE)),
                        lose(chosen("victim"))))));
    }

    /** Whoever is outnumbered draws destiny for how many of these he retrieves. */
    static Ability reinforces(Filter cards, Retrieve.How how) {
        Filter units = CHARACTER.or(STARSHIP);
        return lost(at(anyTime())
            .when(compare(count(opponents(units)), MORE, count(your(units))))
            .use(1)
            .then(drawDestiny(), new Retrieve(YOU, destiny(), cards, how, Pile.USED_PILE)));
    }

    /** Looks through either Reserve Deck, which is shuffled. */
    static Ability glancesAtReserveDeck(Who whose, Condition when) {
        return used(at(anyTime())
            .when(when)
            .then(
                new LookAt(YOU, whose, Pile.RESERVE_DECK, pileSize(whose, Pile.RESERVE_DECK), false),
                shuffle(whose, Pile.RESERVE_DECK)));
    }

    /** Warriors of the opponent cost more. */
    static Card restrictsWarriors(String title, Side side, String id) {
        return effect(title, side, id).unique()
            .destiny(3)
            .says(
                deploysOnOpponentsSide().costing(3),
                adds(1, DEPLOY_COST, opponents(WARRIOR_CHARACTER)));
    }

    /** A Jedi, of either side, to whom the opponent's ability yields. */
    static Card clouds(holosite.language.CardBuilder effect) {
        Filter jedi = CHARACTER.having(ABILITY, AT_LEAST, 6);
        return effect
            .destiny(5)
            .says(
                deploysOn(your(jedi)).costing(1),
                when(thereIsNo(opponents(jedi).presentAt(HERE)), opponents(TOTAL_ABILITY, -2, HERE)));
    }

    /** Of one who has this skill of his own, or by another card of this title. */
    static Condition skilledAlready(Filter own, String title) {
        return is(Known.HOST, own).or(thereIs(titled(title).except(IT).related(ON, HOST)));
    }

    /** Makes a warrior of somebody, or a stronger warrior of a warrior. */
    static Card recruiter(String title, Side side, String id) {
        return effect(title, side, id)
            .destiny(4)
            .says(
                deploysOn(your(CHARACTER).except(DROID.except(with(WARRIOR)))),
                gives(WARRIOR, HOST),
                adds(1, POWER, HOST, skilledAlready(new PrintedIcon(WARRIOR), title)),
                immuneTo("Alter"));
    }

    /** Any starfighter flies better this turn, even after a destiny was drawn against it. */
    static Ability[] maneuvers(Effect... better) {
        return new Ability[] {
            used(at(anyTime()).target("ship", STARFIGHTER).then(better)),
            used(at(just(DESTINY_DRAWN)).target("ship", STARFIGHTER.related(AIM_OF, CAUSE)).then(better))
        };
    }

    /** Cards of the hand may go back to the Used Pile. */
    static Card returnsCards(String title, Side side, String id) {
        return effect(title, side, id)
            .destiny(3)
            .says(
                deploysOnTable().costing(1),
                mayAnyNumber(at(your(Phase.CONTROL))
                    .then(new TakeFrom(
                        YOU, YOU, Pile.HAND, ANYTHING, number(1), number(Choice.ANY), Pile.USED_PILE, false))));
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

    /** All your Jawas are worth more. */
    static Card valuesJawas(String title, Side side, String id) {
        return effect(title, side, id).unique()
            .destiny(3)
            .says(deploysOnTable().costing(3), paidByBoth(), adds(1, FORFEIT, your(a(JAWA))));
    }

    /** A watch over a site and its neighbors, with one of three functions. */
    static Card sentry(String title, Side side, String id, Filter posts) {
        Filter watched = SITE.related(SAME_OR_ADJACENT_TO, HERE);
        return effect(title, side, id).unique()
            .destiny(3)
            .says(
                deploysOn(posts).costing(2),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(new ChooseOne(
                        YOU, List.of(List.of(takesFunction(1)), List.of(takesFunction(2)), List.of(takesFunction(3)))))),
                when(hasFunction(1), add(DEPLOY_COST, 1, opponents(ANYTHING)).toward(watched)),
                when(hasFunction(2), opponents(ABILITY_FOR_BATTLE_DESTINY, 1, watched)),
                when(hasFunction(3), yours(TOTAL_POWER, 1, watched)));
    }

    /** Jawas carry a Utinni Effect off, or call off what bears their name. */
    static Card utinni(Side side, String id) {
        return usedInterrupt("Utinni!", side, id)
            .destiny(4)
            .says(
                used(at(anyTime())
                    .target("effect", opponents(UTINNI_EFFECT).with(your(a(JAWA))))
                    .then(new StealToHand(chosen("effect")))),
                used(cancelsPlayed(INTERRUPT.and(titleHas("Jawa")))),
                used(cancelsOnTable(EFFECT.and(titleHas("Jawa")))));
    }
}
