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

/** Hoth, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    private static final Filter CALLED_TO_DAGOBAH = your(CHARACTER.and(with(HOTH))).having(ABILITY, MORE, 1);

    private static final Filter ABLE_IMPERIAL = IMPERIAL.having(ABILITY, MORE, 2);

    private static final Filter GRENADE = WEAPON.and(titled("Concussion Grenade"));

    private static Condition has(Filter weapon) {
        return is(the("warrior"), ANYTHING.related(BEARING, weapon));
    }

    /** Up to three exterior sites of the planet come to the table. */
    private static Effect farther() {
        return deployFromReserveDeck(SITE.and(with(EXTERIOR)), THERE)
            .upTo(number(3));
    }

    static final Card[] CARDS = {
        lostInterrupt("Attack Pattern Delta", LIGHT, "3_40")
            .destiny(3).icons(HOTH)
            .says(lost(at(just(BATTLE_INITIATED).at(SITE))
                .target("lead", your(a(SNOWSPEEDER)).at(THERE))
                .then(
                    thisTurn(add(POWER, 1, a(SNOWSPEEDER).at(THERE).except(chosen("lead")))),
                    thisTurn(immuneToAllAttrition(a(SNOWSPEEDER).at(THERE).except(chosen("lead")))),
                    thisTurn(mayNot(Deed.BE_TARGETED, a(SNOWSPEEDER).at(THERE).except(chosen("lead"))))))),

        usedOrLostInterrupt("Dark Dissension", LIGHT, "3_41")
            .destiny(3).icons(HOTH)
            .says(
                used(cancelsPlayed(titled("Dark Collaboration", "Lone Pilot"))),
                Common.quarrel(2, thereIs(ABLE_IMPERIAL.related(IN_BATTLE_WITH, ABLE_IMPERIAL)))),

        lostInterrupt("Fall Back!", LIGHT, "3_42")
            .destiny(5).icons(HOTH)
            .says(lost(at(just(BATTLE_INITIATED).by(OPPONENT).at(SITE.and(with(EXTERIOR))))
                .when(compare(
                    figureAt(OPPONENT, TOTAL_POWER, Known.PLACE),
                    MORE,
                    figureAt(YOU, TOTAL_POWER, Known.PLACE).times(2)))
                .target("refuge", SITE.related(ADJACENT_TO, THERE).except(opponentOccupies(ANYTHING)))
                .use(1)
                .then(
                    new MoveAway(
                        your(CHARACTER).in(CardState.IN_BATTLE).presentAt(THERE),
                        true,
                        false,
                        false,
                        Optional.of(chosen("refuge"))),
                    cancelIt()))),

        usedInterrupt("I Thought They Smelled Bad On The Outside", LIGHT, "3_43")
            .destiny(7).icons(HOTH)
            .says(
                used(at(anyTime())
                    .target("mount", your(CREATURE_VEHICLE))
                    .target(Target.upTo(
                        either(1, 2, is(the("mount"), titled("Ronto"))),
                        "protected",
                        CHARACTER.related(PRESENT_WITH, chosen("mount"))))
                    .cost(new Cost.Give(chosen("mount"), Pile.LOST_PILE))
                    .then(thisTurn(immuneTo(
                        chosen("protected"), titled("Exposure", "Ice Storm", "Frostbite", "Gravel Storm"))))),
                used(at(anyTime())
                    .target("flyer", persona("Tzizvvt"))
                    .then(lasting(always(times(POWER, 2, chosen("flyer"))), Duration.UNTIL_IT_MOVES)))),

        Common.sendsBack("It Can Wait", LIGHT, "3_44"),

        Common.aimedAtCombatVehicles("Lucky Shot", LIGHT, "3_45"),

        usedInterrupt("Nice Of You Guys To Drop By", LIGHT, "3_46")
            .destiny(5).icons(HOTH)
            .says(
                used(at(anyTime())
                    .target(
                        "found",
                        your(CHARACTER).in(CardState.MISSING)
                            .related(AT_SAME_SITE_AS, your(VEHICLE.except(CREATURE_VEHICLE)).in(CardState.PILOTED)))
                    .then(toUsedPile(chosen("found")))),
                used(at(just(TO_HIDE).to(CHARACTER)).then(cancelIt()))),

        usedInterrupt("One More Pass", LIGHT, "3_47").unique()
            .destiny(5).icons(HOTH)
            .says(used(at(just(DESTINY_TO_BE_DRAWN).by(YOU).with(titled("Power Harpoon")))
                .then(thisAction(adds(
                    new HighestPilotAbility(VEHICLE.related(BEARING, CAUSE)),
                    WEAPON_DESTINY_DRAW,
                    CAUSE))))),

        usedInterrupt("Perimeter Scan", LIGHT, "3_48")
            .destiny(4).icons(HOTH)
            .says(
                used(at(anyTime())
                    .target("hidden", ANYTHING.in(CardState.FACE_DOWN).related(STACKED_ON, LOCATION))
                    .use(1)
                    .then(new Glance(YOU, chosen("hidden")))),
                used(at(anyTime())
                    .use(1)
                    .then(
                        new LookAt(YOU, OPPONENT, Pile.HAND, pileSize(OPPONENT, Pile.HAND), false),
                        new TakeFrom(
                            YOU,
                            OPPONENT,
                            Pile.HAND,
                            DROID.and(a(SPY)).or(titled("Infantry Mine")),
                            number(0),
                            number(Choice.ANY),
                            Pile.USED_PILE,
                            false))),
                used(cancelsPlayed(titled("Probe Telemetry")))),

        lostInterrupt("Rug Hug", LIGHT, "3_49").unique()
            .destiny(4).icons(HOTH)
            .says(
                lost(at(inBattle())
                    .when(thereIs(persona("Luke").related(IN_BATTLE_WITH, persona("Chewie"))))
                    .then(addBattleDestiny(2))),
                lost(at(inBattle())
                    .when(thereIs(your(REBEL).related(IN_BATTLE_WITH, your(ALIEN))))
                    .then(thisBattle(yours(TOTAL_POWER, 4, BATTLE_LOCATION))))),

        usedInterrupt("Under Attack", LIGHT, "3_50")
            .destiny(6).icons(HOTH)
            .says(used(at(your(Phase.CONTROL))
                .target("warrior", your(WARRIOR_CHARACTER))
                .target("vehicle", VEHICLE.having(ARMOR, AT_LEAST, 0).related(PRESENT_WITH, chosen("warrior")))
                .then(
                    drawDestiny(),
                    branch(
                        compare(
                            destiny().plus(new Cases(
                                number(0),
                                List.of(
                                    new Cases.Case(has(GRENADE).or(has(a(LIGHTSABER))), number(3)),
                                    new Cases.Case(has(GRENADE).and(has(a(LIGHTSABER))), number(7))))),
                            MORE,
                            figure(ARMOR, the("vehicle"))),
                        lose(chosen("vehicle")),
                        pickOne(YOU, "grenade", GRENADE.related(ON, chosen("warrior"))),
                        lose(chosen("grenade")))))),

        lostInterrupt("Walker Sighting", LIGHT, "3_51").unique()
            .destiny(3).icons(HOTH)
            .says(
                lost(at(just(MOVED).by(OPPONENT).to(VEHICLE.and(a(AT_AT))).at(SITE.and(with(PLANET)))).then(farther())),
                lost(at(just(DEPLOYED).by(OPPONENT).to(VEHICLE.and(a(AT_AT))).at(SITE.and(with(PLANET))))
                    .then(farther()))),

        usedInterrupt("Who's Scruffy-Looking?", LIGHT, "3_52")
            .destiny(6).icons(HOTH)
            .says(
                used(cancelsPlayed(titled(
                    "Scruffy-Looking Nerf Herder",
                    "I'd Just As Soon Kiss A Wookiee",
                    "Furry Fury",
                    "Takeel"))),
                used(cancelsOnTable(titled("This Is Just Wrong", "Death Mark", "Mournful Roar", "Ket Maliss"))),
                used(at(anyTime())
                    .target("rennek", persona("Rennek"))
                    .then(thisTurn(times(POWER, 2, chosen("rennek")))))),

        lostInterrupt("You Have Failed Me For The Last Time", LIGHT, "3_53")
            .destiny(5).icons(HOTH)
            .says(lost(at(just(BATTLE_INITIATED).by(OPPONENT))
                .when(thereIs(persona("Vader")))
                .target("leader", opponents(CHARACTER.and(a(LEADER))).having(ABILITY, LESS, 6).in(CardState.IN_BATTLE))
                .then(thisBattle(automatically(at(just(BATTLE_DECIDED))
                    .when(new BattleWonBy(OPPONENT).not())
                    .then(
                        becomes(FORFEIT, 0, chosen("leader")),
                        branch(ifSo(is(the("leader"), persona("Ozzel")), outOfPlay(chosen("leader"))))
                            .orElse(lose(chosen("leader"))))))))),

        lostInterrupt("You Will Go To The Dagobah System", LIGHT, "3_54")
            .destiny(4).icons(HOTH)
            .says(
                lost(at(your(Phase.CONTROL))
                    .target("traveler", CALLED_TO_DAGOBAH)
                    .target("place", siteOf("Dagobah"))
                    .then(moveForFree(chosen("traveler"), chosen("place")))),
                lost(at(your(Phase.CONTROL))
                    .target("traveler", CALLED_TO_DAGOBAH)
                    .target("place", youOccupy(LOCATION.and(with(DAGOBAH))).except(siteOf("Dagobah")))
                    .use(1)
                    .then(moveForFree(chosen("traveler"), chosen("place"))))),
    };
}
