package holosite.cards.anewhope;

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

/** A New Hope, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Filter CORRIDORS_CAPTIVES =
        CHARACTER.in(CardState.CAPTIVE).at(titled("Death Star: Detention Block Corridor"));

    private static final Filter DEATH_STAR = SYSTEM.and(titled("Death Star"));

    private static final Filter READY_TO_ENTER =
        your(STARFIGHTER).presentAt(DEATH_STAR).in(CardState.PILOTED).except(ANYTHING.in(CardState.MOVED_THIS_TURN));

    private static final Filter TORPEDO_CARRIER =
        your(STARFIGHTER).here().related(BEARING, a(PROTON_TORPEDOES));

    /** The lead starfighter is the one that the run is aimed at. */
    private static final Effect NEW_LEAD = branch(
        is(Known.AIM, STARFIGHTER.here()).not(),
        pickOne(YOU, "lead", TORPEDO_CARRIER),
        new AimAt(Optional.of(chosen("lead"))));

    private static final Filter SUPERLASER = WEAPON.and(titleHas("Superlaser"));

    private static final Condition CHARGED = compare(count(Common.UNDER_IT), AT_LEAST, 8);

    static final Card[] CARDS = {
        utinniEffect("Cell 2187", LIGHT, "2_30").unique()
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                deploysOn(siteOf("Death Star").except(titled("Death Star: Docking Bay 327")))
                    .aimingAt(your(a(SPY).or(a(LEADER))).except(ANYTHING.at(siteOf("Death Star")))),
                automatically(at(just(REACHED).to(AIM).with(IT))
                    .then(
                        drawDestiny(),
                        new Pick(YOU, "captives", CORRIDORS_CAPTIVES, destiny(), destiny()),
                        new Release(chosen("captives")),
                        lose(IT)))),

        effect("Commence Recharging", LIGHT, "2_31").unique()
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                deploysOn(SUPERLASER),
                mayNot(Deed.BE_TARGETED, EITHER, SYSTEM.and(with(PLANET)), HOST, CHARGED.not()),
                mayAnyNumber(at(anyTime())
                    .by(OPPONENT)
                    .when(CHARGED.not())
                    .then(
                        new PickTop("charge", OPPONENT, Pile.FORCE_PILE, number(1)),
                        stackUnderIt(chosen("charge")))),
                automatically(at(just(WEAPON_FIRED).to(SYSTEM).with(HOST)).then(cancel(IT))),
                automatically(at(just(TO_BE_CANCELED).to(IT)).then(toUsedPile(Common.UNDER_IT)))),

        Common.removesPilots("Eject! Eject!", LIGHT, "2_32"),

        Common.grabsOnce("Grappling Hook", LIGHT, "2_33"),

        effect("Logistical Delay", LIGHT, "2_34").unique()
            .destiny(3).icons(A_NEW_HOPE)
            .says(deploysOnOpponentsSide().costing(3), adds(1, DEPLOY_COST, opponents(a(TIE)))),

        effect("Luke's Cape", LIGHT, "2_35").unique()
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                deploysOn(REBEL.or(ALIEN)).costing(2),
                when(whileAt(of("Tatooine")).not(), yours(TOTAL_FORCE_GENERATION, 1, ANYTHING)),
                immuneToAttrition(HOST, 3)),

        effect("Merc Sunlet", LIGHT, "2_36")
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                deploysOn(your(CHARACTER).except(a(THIEF))),
                gives(THIEF, HOST.and(CHARACTER)),
                may(onceDuringYour(Phase.CONTROL)
                    .when(is(Known.HOST, CHARACTER))
                    .target("target", opponents(DEVICE).related(AT_SAME_SITE_AS, HOST))
                    .then(
                        drawDestiny(),
                        branch(
                            compare(destiny(), LESS, figure(DESTINY, TARGET)),
                            new Steal(chosen("target"), YOU, Known.HOST)))),
                deploysOn(WEAPON),
                mayNot(Deed.BE_STOLEN, HOST.and(WEAPON)),
                immuneTo("Alter")),

        effect("Scanner Techs", LIGHT, "2_37")
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                deploysOnTable(),
                immuneTo(titled("Radar Scanner"), titled("Sense")),
                Common.losesWhatIsSeen(
                    "Radar Scanner",
                    14,
                    a(JAWA).or(a(TUSKEN_RAIDER)).or(a(STORMTROOPER)))),

        effect("Solomahal", LIGHT, "2_38")
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                deploysOn(your(WARRIOR_CHARACTER)),
                deploysOn(your(CHARACTER.and(a(SCOUT)))),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(branch(
                        ifSo(is(Known.HOST, CHARACTER.and(a(SCOUT))).not(), takesFunction(1)),
                        ifSo(is(Known.HOST, WARRIOR_CHARACTER).not(), takesFunction(2)))
                        .orElse(
                            new ChooseOne(YOU, List.of(List.of(takesFunction(1)), List.of(takesFunction(2))))))),
                new Gives(HOST, Optional.empty(), Optional.of(SCOUT), hasFunction(1)),
                may(Deed.MOVE_AS_REACT, HOST, ANYTHING, hasFunction(1)),
                automatically(at(just(REACTED).to(HOST))
                    .when(hasFunction(2))
                    .then(thisTurn(add(POWER, 2, HOST)))),
                immuneTo("Alter")),

        utinniEffect("They're On Dantooine", LIGHT, "2_39")
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                deploysOn(SYSTEM.and(titled("Dantooine")))
                    .costing(2)
                    .aimingAt(SYSTEM.and(titled("Death Star")))
                    .when(new FirstThisGame()),
                mayNot(Deed.PLAY, OPPONENT, titled("Commence Primary Ignition"), ANYTHING),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(cancel(IT)))),

        Common.undercover(LIGHT, "2_40"),

        Common.grabsEach("What're You Tryin' To Push On Us?", LIGHT, "2_41"),

        epicEvent("Attack Run", LIGHT, "2_42").unique()
            .destiny(0).icons(A_NEW_HOPE)
            .says(
                deploysOn(titled("Death Star: Trench")),
                may(at(your(Phase.MOVE))
                    .target("first", READY_TO_ENTER.related(BEARING, a(PROTON_TORPEDOES)))
                    .then(
                        new Pick(YOU, "others", READY_TO_ENTER.except(chosen("first")), number(0), number(2)),
                        moveForFree(chosen("first").or(chosen("others")), HERE),
                        new Pick(
                            OPPONENT,
                            "followers",
                            opponents(a(TIE)).presentAt(DEATH_STAR).in(CardState.PILOTED),
                            number(0),
                            number(3)),
                        unlimitedMove(chosen("followers"), HERE),
                        pickOne(YOU, "lead", TORPEDO_CARRIER),
                        new AimAt(Optional.of(chosen("lead"))),
                        new NextStep(),
                        NEW_LEAD,
                        new FireInTurn(OPPONENT, opponents(WEAPON).presentHere()),
                        branch(
                            thereIs(your(STARFIGHTER).here()),
                            new NextStep(),
                            NEW_LEAD,
                            branch(
                                is(Known.AIM, STARFIGHTER.here()),
                                new DrawDestiny(YOU, number(2), DestinyKind.EPIC, "destiny"),
                                remember(
                                    "total",
                                    destiny()
                                        .plus(either(
                                            new HighestPilotAbility(AIM),
                                            number(3),
                                            thereIs(titled("Targeting Computer").related(ON, AIM))))
                                        .plus(new AtLeast(count(siteOf("Yavin 4")), count(siteOf("Hoth"))))
                                        .minus(new HighestPilotAbility(opponents(a(TIE)).here()))
                                        .plus(new AddedToTotal(Known.AIM, Known.IT))))),
                        unlimitedMove(STARSHIP.here(), DEATH_STAR),
                        new AimAt(Optional.empty()),
                        branch(compare(remembered("total"), MORE, 15), new BlowAway(DEATH_STAR)))),
                mayNot(
                    Deed.BE_TARGETED,
                    EITHER,
                    AIM,
                    ANYTHING,
                    thereIs(your(STARFIGHTER).here().except(AIM))),
                immuneTo(your(a(PROTON_TORPEDOES)), titled("Overload"), thereIs(your(STARFIGHTER).here()))),
    };
}
