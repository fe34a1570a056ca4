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

/** Premiere, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    private static final Condition R_UNIT_AT_SCOMP_LINK = thereIs(atScompLink(your(a(R_UNIT))));

    static final Card[] CARDS = {
        usedInterrupt("A Few Maneuvers", LIGHT, "1_70")
            .destiny(6)
            .says(Common.maneuvers(
                thisTurn(add(HYPERSPEED, 2, chosen("ship"))),
                thisTurn(add(MANEUVER, 2, chosen("ship"))))),

        usedInterrupt("Alter", LIGHT, "1_71")
            .destiny(4)
            .says(
                used(at(just(BEING_DEPLOYED).to(EFFECT.or(UTINNI_EFFECT)))
                    .when(youHaveAbility())
                    .then(drawDestiny(), ifBelowYourAbility(cancelIt()))),
                used(at(anyTime())
                    .target("target", EFFECT.or(UTINNI_EFFECT))
                    .when(youHaveAbility())
                    .then(drawDestiny(), ifBelowYourAbility(cancel(chosen("target"))))),
                used(cancelsPlayed(titled("Sense")))),

        lostInterrupt("Beru Stew", LIGHT, "1_72").unique()
            .destiny(4)
            .says(lost(at(anyTime())
                .then(
                    new Activate(YOU, number(2), false),
                    new Activate(OPPONENT, number(2), false),
                    new Activate(
                        YOU,
                        count(personas("Beru", "Owen").or(titled("Hydroponics Station"))),
                        true))
                .inAnyOrder())),

        lostInterrupt("Cantina Brawl", LIGHT, "1_73")
            .destiny(5)
            .says(lost(at(anyTime())
                .when(thereIs(titled("Tatooine: Cantina")))
                .use(2)
                .then(
                    drawDestiny("yours"),
                    drawDestiny(OPPONENT, "theirs"),
                    lose(all(CHARACTER).at(titled("Tatooine: Cantina"))
                        .and(new Figured(ABILITY, EQUAL, remembered("yours"))
                            .or(new Figured(ABILITY, EQUAL, remembered("theirs")))))))),

        lostInterrupt("Collision!", LIGHT, "1_74")
            .destiny(4)
            .says(lost(at(anyTime())
                .target("place",
                    SYSTEM.or(SECTOR)
                        .related(WHERE_PRESENT, opponents(STARSHIP).related(PRESENT_WITH, opponents(STARSHIP))))
                .use(1)
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny(), LESS, count(opponents(STARSHIP).presentAt(chosen("place")))),
                        pickOne(OPPONENT, "wreck", opponents(STARSHIP).presentAt(chosen("place"))),
                        lose(chosen("wreck")))))),

        lostInterrupt("Combined Attack", LIGHT, "1_75")
            .destiny(4)
            .says(Common.fireTogether(STARSHIP, STARSHIP_WEAPON)),

        lostInterrupt("Don't Get Cocky", LIGHT, "1_76").unique()
            .destiny(5)
            .says(
                lost(at(inBattle())
                    .when(thereIs(your(persona("Luke")).in(CardState.IN_BATTLE)))
                    .when(thereIs(your(persona("Han")).in(CardState.IN_BATTLE)))
                    .then(addBattleDestiny(2))),
                lost(at(just(BATTLE_INITIATED).by(OPPONENT).at(SYSTEM.or(SECTOR)))
                    .target("target", STARSHIP.and(a(TIE_LN)).presentAt(THERE))
                    .then(lose(chosen("target"))))),

        lostInterrupt("Don't Underestimate Our Chances", LIGHT, "1_77")
            .destiny(4)
            .says(
                lost(at(just(BATTLE_INITIATED).by(OPPONENT)).then(thisBattle(times(BATTLE_DAMAGE, 3, THERE)))),
                lost(at(just(BEING_PLAYED).to(titled("You Overestimate Their Chances")))
                    .then(thisBattle(times(BATTLE_DAMAGE, 3, BATTLE_LOCATION))))),

        usedInterrupt("Droid Shutdown", LIGHT, "1_78")
            .destiny(6)
            .says(used(at(just(TARGETED).by(OPPONENT).to(your(DROID)))
                .then(
                    cancelIt(),
                    thisTurn(mayNot(Deed.BE_STOLEN, THAT)),
                    thisTurn(mayNot(Deed.BE_TARGETED, THAT)),
                    thisTurn(mayNot(Deed.BE_LOST, THAT)),
                    thisTurn(mayNot(Deed.BE_CAPTURED, THAT))))),

        usedInterrupt("Escape Pod", LIGHT, "1_79")
            .destiny(6)
            .says(used(at(just(TO_BE_LOST).to(your(CAPITAL)))
                .when(thereIs(your(CHARACTER).aboard(THAT)))
                .target("shore", SITE.and(with(PLANET)))
                .then(new Relocate(your(CHARACTER).aboard(THAT), chosen("shore"))))),

        Common.accident("Friendly Fire", LIGHT, "1_80"),

        lostInterrupt("Full Throttle", LIGHT, "1_81").unique()
            .destiny(4)
            .says(
                Common.addsDestinyAlone(
                    1,
                    PILOT_CHARACTER.or(ANYTHING.in(CardState.WITH_LONE_PERMANENT_PILOT)).at(SYSTEM.or(SECTOR))),
                Common.addsPowerAndDestinyAlone(persona("Luke").at(SYSTEM.or(SECTOR)))),

        lostInterrupt("Gift Of The Mentor", LIGHT, "1_82").unique()
            .destiny(5)
            .says(
                Common.addsDestinyTogether(persona("Luke"), personas("Obi-Wan", "Yoda")),
                lost(at(anyTime()).use(1).then(takeIntoHand(a(LIGHTSABER))))),

        Common.bringsBack("Han's Back", LIGHT, "1_83", persona("Han"), 1, 3),

        usedInterrupt("Han's Dice", LIGHT, "1_84")
            .destiny(3)
            .says(used(at(just(DESTINY_DRAWN).by(YOU))
                .when(isBattleDestiny())
                .when(thereIs(your(CHARACTER).having(ABILITY, MORE, 2).in(CardState.IN_BATTLE)))
                .use(1)
                .then(new CancelDestiny(true)))),

        usedInterrupt("Hear Me Baby, Hold Together", LIGHT, "1_85")
            .destiny(5)
            .says(used(at(just(WEAPON_AIMED).by(OPPONENT).to(your(STARSHIP)).with(STARSHIP_WEAPON))
                .then(thisAction(adds(-2, WEAPON_DESTINY_DRAW, CAUSE))))),

        usedInterrupt("Help Me Obi-Wan Kenobi", LIGHT, "1_86")
            .destiny(3)
            .is(HOLOGRAM)
            .says(
                used(at(inBattle())
                    .target("lender", your(persona("Obi-Wan")).having(USABLE_ABILITY, AT_LEAST, 1).at(youControl(SITE)))
                    .then(
                        new ChooseNumber(
                            YOU,
                            "ability",
                            number(1),
                            figure(USABLE_ABILITY, new Chosen("lender"))),
                        thisBattle(yours(ABILITY_COUNTED, remembered("ability"), BATTLE_LOCATION)),
                        thisTurn(add(USABLE_ABILITY, remembered("ability").times(-1), chosen("lender"))))),
                used(at(just(BATTLE_INITIATED).by(OPPONENT))
                    .target("reacting", your(REBEL).at(SITE.related(ADJACENT_TO, THERE)))
                    .then(thisBattle(may(Deed.MOVE_AS_REACT, chosen("reacting"), THERE))))),

        usedInterrupt("How Did We Get Into This Mess?", LIGHT, "1_87")
            .destiny(4)
            .says(used(at(anyTime())
                .when(thereIs(your(DROID).at(titled("Tatooine: Dune Sea")).or(atScompLink(your(DROID)))))
                .use(1)
                .then(
                    remember("hand", pileSize(YOU, Pile.HAND)),
                    new TakeFrom(
                        YOU, YOU, Pile.HAND, ANYTHING, remembered("hand"), remembered("hand"), Pile.USED_PILE, false),
                    new DrawCards(
                        YOU,
                        either(
                            remembered("hand"),
                            remembered("hand").plus(number(1)),
                            thereIs(your(personas("C-3PO", "R2-D2")).at(titled("Tatooine: Dune Sea"))
                                .or(atScompLink(your(personas("C-3PO", "R2-D2")))))),
                        Pile.RESERVE_DECK)))),

        usedInterrupt("Hyper Escape", LIGHT, "1_88")
            .destiny(5)
            .says(used(at(just(BATTLE_INITIATED).at(SYSTEM.or(SECTOR)))
                .then(new MoveAway(your(STARSHIP.or(VEHICLE)).at(THERE), false, false, false)))),

        usedInterrupt("Into The Garbage Chute, Flyboy", LIGHT, "1_89")
            .destiny(6)
            .says(used(at(just(BATTLE_INITIATED)
                    .at(siteOf("Death Star").except(titled("Death Star: Trash Compactor"))))
                .then(
                    unlimitedMove(
                        your(CHARACTER).in(CardState.IN_BATTLE),
                        titled("Death Star: Trash Compactor")),
                    cancelIt()))),

        usedInterrupt("It Could Be Worse", LIGHT, "1_90")
            .destiny(4)
            .says(
                used(at(just(FORCE_TO_BE_LOST).by(YOU))
                    .cost(new Cost.UseAnyForce("force", pileSize(YOU, Pile.FORCE_PILE)))
                    .then(new ChangeLoss(YOU, remembered("force"), false))),
                used(at(inDamageSegment())
                    .when(compare(new BattleDamageLeft(YOU), MORE, 0))
                    .cost(new Cost.UseAnyForce("force", pileSize(YOU, Pile.FORCE_PILE)))
                    .then(new ChangeLoss(YOU, remembered("force"), false)))),

        usedInterrupt("I've Got A Bad Feeling About This", LIGHT, "1_91")
            .destiny(4)
            .says(used(at(just(BATTLE_INITIATED).by(YOU))
                .when(compare(
                    figureAt(YOU, TOTAL_POWER, Known.PLACE),
                    LESS,
                    figureAt(OPPONENT, TOTAL_POWER, Known.PLACE)))
                .then(thisBattle(
                    Modifier.times(
                            BATTLE_DAMAGE,
                            either(2, 3, thereIs(persona("Han").presentAt(BATTLE_LOCATION))),
                            THERE)
                        .whose(OPPONENT))))),

        lostInterrupt("Jedi Presence", LIGHT, "1_92")
            .destiny(3)
            .says(lost(at(inBattle())
                .target("jedi",
                    your(CHARACTER).having(ABILITY, AT_LEAST, 6).presentAt(BATTLE_LOCATION))
                .use(1)
                .then(thisBattle(times(POWER, 2, REBEL.in(CardState.IN_BATTLE).except(chosen("jedi"))))))),

        lostInterrupt("Krayt Dragon Howl", LIGHT, "1_93").unique()
            .destiny(4)
            .says(
                Common.addsPowerAndDestinyAlone(persona("Obi-Wan").at(SITE)),
                Common.addsDestinyAlone(1, REBEL.except(persona("Obi-Wan")).having(ABILITY, MORE, 2).at(SITE))),

        Common.bringsBack("Leia's Back", LIGHT, "1_94", persona("Leia"), 1, 3),

        Common.bringsBack("Luke's Back", LIGHT, "1_95", persona("Luke"), 1, 3),

        usedInterrupt("Move Along...", LIGHT, "1_96")
            .destiny(3)
            .says(used(at(just(BATTLE_INITIATED).at(SITE))
                .when(thereIs(your(CHARACTER).having(ABILITY, AT_LEAST, 6).presentAt(THERE)))
                .use(1)
                .then(
                    drawDestiny(),
                    new Pick(
                        YOU,
                        "crowd",
                        opponents(CHARACTER).having(ABILITY, EQUAL, 1).at(THERE),
                        destiny(),
                        destiny()),
                    new MoveAway(chosen("crowd"), true, true, false)))),

        usedInterrupt("Nabrun Leids", LIGHT, "1_97")
            .destiny(4)
            .says(used(at(anyTime())
                .when(battleAt(ANYTHING, EITHER).not())
                .target("from", SITE.related(WHERE_IS, your(CHARACTER)))
                .target(Target.upTo(
                    count(your(CHARACTER).at(chosen("from"))),
                    "travelers",
                    your(CHARACTER).at(chosen("from")).except(new Related(ESCORTING, ANYTHING))))
                .target("to", SITE.except(chosen("from")))
                .cost(new Cost.UseDestiny("fare"))
                .then(branch(
                    compare(remembered("fare"), AT_LEAST, 0),
                    new Relocate(chosen("travelers"), chosen("to")))
                    .orElse(lose(IT))))),

        usedInterrupt("Narrow Escape", LIGHT, "1_98")
            .destiny(5)
            .says(used(at(just(BATTLE_INITIATED).by(OPPONENT).at(SITE))
                .when(thereIs(your(REBEL).having(ABILITY, MORE, 2).presentAt(THERE)))
                .then(new MoveAway(your(ANYTHING.in(CardState.WITH_ABILITY)).at(THERE), false, false, false)))),

        lostInterrupt("Noble Sacrifice", LIGHT, "1_99")
            .destiny(3)
            .says(lost(at(just(DEPLOYED).by(OPPONENT).to(CHARACTER))
                .target("sacrifice",
                    your(CHARACTER.or(CHARACTER.in(CardState.CAPTIVE)))
                        .and(new Figured(POWER, EQUAL, figure(POWER, Known.SUBJECT))))
                .cost(new Cost.Give(chosen("sacrifice"), Pile.OUT_OF_PLAY).remembering("worth", FORFEIT))
                .then(mayHave(YOU, retrieve(YOU, remembered("worth")))))),

        lostInterrupt("Old Ben", LIGHT, "1_100")
            .destiny(3)
            .says(lost(at(just(FORFEITED).to(your(CHARACTER).except(persona("Obi-Wan"))).at(siteOf("Tatooine")))
                .use(1)
                .then(new ReturnToTable(THAT, THERE)))),

        lostInterrupt("On The Edge", LIGHT, "1_101")
            .destiny(2)
            .says(lost(at(anyTime())
                .target("rebel", REBEL.having(ABILITY, MORE, 2))
                .use(1)
                .then(
                    new ChooseNumber(YOU, "number", number(1), number(6)),
                    drawDestiny(),
                    branch(
                        compare(destiny(), MORE, remembered("number")),
                        mayHave(YOU, retrieve(YOU, remembered("number"))))
                        .orElse(lose(chosen("rebel")))))),

        usedInterrupt("Out Of Nowhere", LIGHT, "1_102")
            .destiny(5)
            .says(used(at(just(BATTLE_INITIATED).by(OPPONENT).at(SYSTEM.or(SECTOR)))
                .when(thereIs(your(STARSHIP).having(MANEUVER, MORE, 3).at(THERE)))
                .use(1)
                .then(addBattleDestiny(1)))),

        Common.emergencyDeployment("Panic", LIGHT, "1_103", 4),

        usedInterrupt("Radar Scanner", LIGHT, "1_104")
            .destiny(3)
            .says(used(at(anyTime())
                .when(thereIs(your(VEHICLE.or(STARSHIP))))
                .use(1)
                .then(
                    new LookAt(YOU, OPPONENT, Pile.HAND, pileSize(OPPONENT, Pile.HAND), false),
                    new TakeFrom(
                        YOU,
                        OPPONENT,
                        Pile.HAND,
                        a(JAWA).or(a(TUSKEN_RAIDER)).except(titled("Dathcha")),
                        number(0),
                        number(Choice.ANY),
                        Pile.USED_PILE,
                        false)))),

        Common.imperialBarrier("Rebel Barrier", LIGHT, "1_105"),

        lostInterrupt("Rebel Reinforcements", LIGHT, "1_106")
            .destiny(4)
            .says(Common.reinforces(a(REBEL_TROOPER).or(a(Y_WING)), Retrieve.How.CHOSEN_UP_TO)),

        Common.bringsBack("Return Of A Jedi", LIGHT, "1_107", persona("Obi-Wan"), 1, 3),

        usedInterrupt("Scomp Link Access", LIGHT, "1_108")
            .destiny(3)
            .says(
                Common.glancesAtReserveDeck(YOU, R_UNIT_AT_SCOMP_LINK),
                Common.glancesAtReserveDeck(OPPONENT, R_UNIT_AT_SCOMP_LINK),
                used(cancelsPlayed(titled("We're All Gonna Be A Lot Thinner!", "Boring Conversation Anyway"))
                    .when(thereIs(atScompLink(your(a(R_UNIT)).at(siteOf("Death Star")))))),
                used(cancelsOnTable(new CancelableBy("Scomp Link Access")))),

        Common.sense(LIGHT, "1_109"),

        lostInterrupt("Skywalkers", LIGHT, "1_110").unique()
            .destiny(5)
            .says(
                Common.addsDestinyTogether(persona("Luke"), persona("Leia")),
                lost(cancelsPlayed(titled("Imperial Barrier", "Retract The Bridge"))),
                lost(cancelsOnTable(titled("Wrong Turn")))),

        lostInterrupt("Solo Han", LIGHT, "1_111").unique()
            .destiny(4)
            .says(Common.addsDestinyAlone(2, persona("Han").at(SITE)), Common.addsDestinyAlone(1, ALIEN.at(SITE))),

        usedInterrupt("Spaceport Speeders", LIGHT, "1_112").dots(3)
            .destiny(6)
            .says(used(at(anyTime())
                .target("wares", your(VEHICLE.or(DROID)).and(
                    ANYTHING.at(titled("Tatooine: Mos Eisley"))
                        .or(new Related(AT_SAME_SITE_AS, persona("Wioslea").or(a(SPEEDER_DEALER))))))
                .then(
                    new DrawDestiny(
                        YOU,
                        either(2, 3, is(the("wares"), titled("Luke's X-34 Landspeeder"))),
                        DestinyKind.PLAIN,
                        "offer"),
                    new Activate(YOU, remembered("offer"), false),
                    lose(chosen("wares"))))),

        Common.counterAssault("Surprise Assault", LIGHT, "1_113"),

        lostInterrupt("Thank The Maker", LIGHT, "1_114")
            .destiny(3)
            .says(lost(at(opponents(Phase.CONTROL))
                .when(thereIs(your(DROID)))
                .when(compare(new ForceDrained(YOU), AT_LEAST, 5))
                .use(1)
                .then(drawDestiny(), new Retrieve(YOU, destiny(), ANYTHING, Retrieve.How.RANDOM, Pile.USED_PILE)))),

        Common.ommniBox("The Bith Shuffle", LIGHT, "1_115"),

        Common.addsDestinyAgainst(
            "The Force Is Strong With This One", LIGHT, "1_116", persona("Luke"), IMPERIAL, persona("Vader")),

        usedInterrupt("This Is All Your Fault", LIGHT, "1_117")
            .destiny(4)
            .says(
                used(at(anyTime())
                    .target("droid", your(DROID))
                    .target("site", SITE.related(WHERE_IS, chosen("droid")))
                    .cost(new Cost.Give(chosen("droid"), Pile.LOST_PILE))
                    .then(thisTurn(set(ATTRITION, 0, chosen("site")).whose(YOU)))),
                used(at(inDamageSegment())
                    .target("droid", your(DROID).at(SITE.and(BATTLE_LOCATION)))
                    .cost(new Cost.Give(chosen("droid"), Pile.LOST_PILE))
                    .then(new CancelAttrition(YOU))),
                used(turnsShotOnDroid())),

        Common.utinni(LIGHT, "1_118"),

        lostInterrupt("Warrior's Courage", LIGHT, "1_119").unique()
            .destiny(4)
            .says(
                Common.addsDestinyAlone(1, WARRIOR_CHARACTER.at(SITE)),
                Common.addsDestinyAlone(2, persona("Leia").at(SITE))),

        usedInterrupt("We're Doomed", LIGHT, "1_120")
            .destiny(5)
            .says(used(at(opponents(Phase.CONTROL))
                .when(compare(new LifeForceLeft(YOU), LESS, 15))
                .then(
                    thisTurn(times(FORCE_LOSS, 0.5, ANYTHING).whose(YOU)),
                    thisTurn(may(
                        Deed.ROUND_LOSS_DOWN,
                        ANYTHING,
                        ANYTHING,
                        thereIs(personas("R2-D2", "C-3PO"))))))),
    };
}
