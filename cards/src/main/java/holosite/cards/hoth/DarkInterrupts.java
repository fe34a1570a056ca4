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

/** Hoth, Dark Side: Interrupts. */
final class DarkInterrupts {
    private DarkInterrupts() {}

    private static final Filter DARK_MARKER_SITES =
        SITE.and(a(MARKER)).and(with(EXTERIOR)).in(CardState.NIGHTTIME);

    private static final Filter EXPOSED =
        CHARACTER.and(new InState(CardState.ACTIVE).or(new InState(CardState.MISSING))).presentAt(DARK_MARKER_SITES);

    private static final Filter WALKER = your(a(AT_AT)).in(CardState.PILOTED);

    private static final Filter TRAMPLERS = your(a(AT_AT).or(a(AT_ST))).in(CardState.PILOTED);

    private static final Amount TWO_AT_NIGHT = either(0, 2, is(TARGET, ANYTHING.at(LOCATION.in(CardState.NIGHTTIME))));

    private static Ability tramples(Filter victims, Condition success) {
        return used(at(anyTime())
            .target("target", opponents(victims).presentWith(TRAMPLERS))
            .then(drawDestiny(), branch(success, lose(chosen("target")))));
    }

    private static final Filter WHERE_A_PROBE_IS_ALONE = SITE.and(with(PLANET)).or(a(CLOUD))
        .related(WHERE_IS, your(a(PROBE_DROID)).except(ANYTHING.related(ON_SAME_PLANET_AS, your(CHARACTER))));

    private static Ability placesOutOfPlay(Who whose) {
        Amount probes = remembered("X");
        return used(at(anyTime())
            .when(thereIs(a(PROBE_DROID)))
            .use(2)
            .then(
                remember("X", count(a(PROBE_DROID))),
                new TakeFrom(YOU, whose, Pile.LOST_PILE, ANYTHING.nonUnique(), probes, probes, Pile.OUT_OF_PLAY, false)));
    }

    private static final Filter SABER_IN_USE = a(LIGHTSABER).in(CardState.USED_THIS_TURN);

    /** Maneuver and landspeed of a creature vehicle; many have no maneuver. */
    private static final Amount NIMBLENESS =
        either(number(0), figure(MANEUVER, TARGET), is(TARGET, ANYTHING.having(MANEUVER, AT_LEAST, 0)))
            .plus(figure(LANDSPEED, TARGET));

    /** Whoever handles a lightsaber without the ability for it is lost to a higher destiny, the saber to an equal one. */
    private static Ability punishes(Action action, Filter who, Filter saber) {
        return used(action
            .target("target", who.having(ABILITY, LESS, 4))
            .then(
                drawDestiny(),
                branch(
                    ifSo(compare(destiny(), MORE, figure(ABILITY, TARGET)), lose(chosen("target"))),
                    ifSo(compare(destiny(), EQUAL, figure(ABILITY, TARGET)), lose(saber)))));
    }

    private static Ability blowsUp(When when, Filter where, Effect then) {
        return used(at(when)
            .target("site", where)
            .target("droid", your(DROID).at(chosen("site")))
            .cost(new Cost.Give(chosen("droid"), Pile.LOST_PILE))
            .then(then));
    }

    static final Card[] CARDS = {
        lostInterrupt("A Dark Time For The Rebellion", DARK, "3_116").unique()
            .destiny(4).icons(HOTH)
            .says(lost(at(just(DEPLOYED).by(OPPONENT).to(SITE.and(with(PLANET))))
                .then(deployFromReserveDeck(SYSTEM.related(RELATED_TO, THAT), ANYTHING)))),

        usedInterrupt("Cold Feet", DARK, "3_117")
            .destiny(5).icons(HOTH)
            .says(used(at(anyTime())
                .target("target", CHARACTER.at(SITE.and(a(MARKER))))
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny().plus(TWO_AT_NIGHT), MORE, figure(ABILITY, TARGET)),
                        thisTurn(mayNot(Deed.MOVE, chosen("target"))))))),

        lostInterrupt("Collapsing Corridor", DARK, "3_118").unique()
            .destiny(2).icons(HOTH)
            .says(lost(at(just(MOVED).by(YOU).to(a(AT_AT)).at(new InState(CardState.INNERMOST_MARKER)))
                .target("site", siteOf("Hoth").and(with(UNDERGROUND)))
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny(), MORE, figure(MARKER_NUMBER, Known.PLACE)),
                        new Collapse(chosen("site")))))),

        usedInterrupt("ComScan Detection", DARK, "3_119")
            .destiny(4).icons(HOTH)
            .says(used(at(just(REACTED)
                .by(OPPONENT)
                .to(CHARACTER.or(VEHICLE).or(STARSHIP))
                .with(LOCATION))
                .target("mover", your(VEHICLE.or(STARSHIP)))
                .then(new MoveWithinRange(chosen("mover"), THERE)))),

        usedInterrupt("Crash Landing", DARK, "3_120")
            .destiny(4).icons(HOTH)
            .says(used(at(anyTime())
                .target("walker", WALKER)
                .target("target",
                    opponents(VEHICLE)
                        .except(CREATURE_VEHICLE)
                        .presentAt(SITE.and(with(EXTERIOR)))
                        .related(AT_SAME_OR_ADJACENT_SITE_AS, chosen("walker")))
                .then(
                    drawDestiny(),
                    branch(
                        compare(
                            destiny().plus(either(
                                0,
                                1,
                                thereIs(new OfSubtype(Subtype.VEHICLE_WEAPON).related(ON, chosen("walker"))))),
                            MORE,
                            3),
                        new Crash(chosen("target")))))),

        usedInterrupt("Debris Zone", DARK, "3_121")
            .destiny(5).icons(HOTH)
            .says(used(at(just(LOST)
                .to(a(AT_AT).or(a(AT_ST)).or(titled("Jabba's Sail Barge")).or(titled("Planet Defender Ion Cannon")))
                .at(SITE))
                .then(
                    drawDestiny(),
                    lose(ALL_CARDS.at(THERE).having(DESTINY, EQUAL, destiny()))))),

        Common.aimedAtCombatVehicles("Direct Hit", DARK, "3_122"),

        lostInterrupt("Exhaustion", DARK, "3_123").unique()
            .destiny(5).icons(HOTH)
            .says(
                lost(at(anyTime())
                    .when(thereIs(opponents(CHARACTER).in(CardState.MISSING)))
                    .then(loseForce(OPPONENT, count(opponents(CHARACTER).in(CardState.MISSING))))),
                lost(at(anyTime())
                    .target("target", CHARACTER.in(CardState.MISSING).at(LOCATION.in(CardState.NIGHTTIME)))
                    .then(lose(chosen("target"))))),

        lostInterrupt("Exposure", DARK, "3_124")
            .destiny(2).icons(HOTH)
            .says(lost(at(your(Phase.CONTROL))
                .when(thereIs(EXPOSED))
                .use(count(EXPOSED))
                .then(lose(EXPOSED)))),

        usedOrLostInterrupt("Furry Fury", DARK, "3_125")
            .destiny(6).icons(HOTH)
            .says(
                used(cancelsPlayed(titled("Wookiee Roar", "Han's Back", "Life Debt"))),
                Common.quarrel(0, thereIs(persona("Han").related(IN_BATTLE_WITH, persona("Chewie"))))),

        lostInterrupt("He Hasn't Come Back Yet", DARK, "3_126")
            .destiny(4).icons(HOTH)
            .says(lost(at(your(Phase.CONTROL))
                .target("target",
                    CHARACTER.in(CardState.ALONE)
                        .at(your(SITE.and(with(EXTERIOR)).and(with(PLANET))).except(a(DOCKING_BAY))))
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny().plus(3), MORE, figure(ABILITY, TARGET)),
                        new GoMissing(chosen("target")))))),

        Common.sendsBack("I'd Just As Soon Kiss A Wookiee", DARK, "3_127"),

        usedOrLostInterrupt("Imperial Supply", DARK, "3_128").unique()
            .destiny(3).icons(HOTH)
            .says(
                used(at(anyTime()).lose(1).then(new Activate(YOU, number(2), false))),
                lost(at(anyTime()).lose(1).then(new Activate(YOU, number(4), false)))),

        usedInterrupt("Lightsaber Deficiency", DARK, "3_129")
            .destiny(5).icons(HOTH)
            .says(
                used(cancelsOnTable(titled("Lightsaber Proficiency"))),
                punishes(
                    at(just(WEAPON_AIMED).with(a(LIGHTSABER))).when(battleAt(ANYTHING, EITHER)),
                    CHARACTER.related(FIRING, CAUSE),
                    CAUSE),
                punishes(
                    at(just(DRAIN_INITIATED)),
                    CHARACTER.at(THERE).related(BEARING, SABER_IN_USE),
                    SABER_IN_USE.related(ON, chosen("target")))),

        usedInterrupt("Oh, Switch Off", DARK, "3_130")
            .destiny(6).icons(HOTH)
            .says(
                used(at(just(TARGETED).by(OPPONENT).to(your(DROID)))
                    .then(
                        cancelIt(),
                        thisTurn(mayNot(Deed.BE_STOLEN, THAT)),
                        thisTurn(mayNot(Deed.BE_TARGETED, THAT)),
                        thisTurn(mayNot(Deed.BE_LOST, THAT)))),
                used(at(anyTime())
                    .target("droid", DROID.and(titleHas("Binary")))
                    .then(
                        new TurnOver(chosen("droid"), false),
                        thisTurn(automatically(at(just(TURN_ENDS)).then(new TurnOver(chosen("droid"), true))))))),

        usedInterrupt("Our First Catch Of The Day", DARK, "3_131")
            .destiny(6).icons(HOTH)
            .says(
                used(at(just(DESTINY_DRAWN).with(a(TRACTOR_BEAM))).then(changeDestiny(2))),
                used(cancelsOnTable(titled("The First Transport Is Away!"))),
                used(cancelsPlayed(titled("Hyper Escape")))),

        usedInterrupt("Probe Telemetry", DARK, "3_132")
            .destiny(4).icons(HOTH)
            .says(
                placesOutOfPlay(YOU),
                placesOutOfPlay(OPPONENT),
                used(at(anyTime())
                    .target("place", WHERE_A_PROBE_IS_ALONE)
                    .then(thisTurn(
                        add(DEPLOY_COST, -1, your(ANYTHING)).toward(SITE.related(RELATED_TO, chosen("place"))))))),

        usedOrLostInterrupt("Scruffy-Looking Nerf Herder", DARK, "3_133")
            .destiny(6).icons(HOTH)
            .says(
                used(cancelsPlayed(titled("Solo Han", "Warrior's Courage", "I Know"))),
                Common.quarrel(0, thereIs(persona("Han").related(IN_BATTLE_WITH, persona("Leia"))))),

        usedInterrupt("Self-Destruct Mechanism", DARK, "3_134")
            .destiny(4).icons(HOTH)
            .says(
                blowsUp(anyTime(), SITE, thisTurn(set(ATTRITION, 0, chosen("site")).whose(YOU))),
                blowsUp(inDamageSegment(), SITE.in(CardState.BATTLE_LOCATION), new CancelAttrition(YOU)),
                used(turnsShotOnDroid())),

        usedInterrupt("Stop Motion", DARK, "3_135")
            .destiny(6).icons(HOTH)
            .says(used(at(anyTime())
                .target("target", CREATURE_VEHICLE.at(SITE.and(a(MARKER))))
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny().plus(TWO_AT_NIGHT), MORE, either(3, 5, is(TARGET, a(TAUNTAUN)))),
                        lose(chosen("target")))))),

        lostInterrupt("Tactical Support", DARK, "3_136").unique()
            .destiny(4).icons(HOTH)
            .says(lost(at(anyTime())
                .lose(1)
                .then(new TakeFrom(
                    YOU,
                    YOU,
                    Pile.RESERVE_DECK,
                    a(TROOPER),
                    number(1),
                    number(3),
                    Pile.HAND,
                    true)))),

        usedInterrupt("That's It, The Rebels Are There!", DARK, "3_137")
            .destiny(4).icons(HOTH)
            .says(used(at(your(Phase.CONTROL))
                .target("ship", your(STARSHIP))
                .target("system", SYSTEM.related(RELATED_TO, SITE.related(WHERE_IS, your(a(PROBE_DROID)))))
                .then(
                    move(chosen("ship"), chosen("system")),
                    thisTurn(mayNot(Deed.MOVE, chosen("ship")))))),

        usedInterrupt("Trample", DARK, "3_138")
            .destiny(4).icons(HOTH)
            .says(
                tramples(CHARACTER, compare(destiny(), MORE, figure(ABILITY, TARGET))),
                tramples(VEHICLE.in(CardState.CRASHED), compare(destiny(), LESS, 7)),
                tramples(
                    VEHICLE.in(CardState.UNPILOTED).except(VEHICLE.having(ARMOR, AT_LEAST, 0)),
                    compare(destiny(), LESS, 7))),

        usedOrLostInterrupt("Turn It Off! Turn It Off!", DARK, "3_139")
            .destiny(5).icons(HOTH)
            .says(
                used(at(just(TO_BE_USED_INSTEAD).to(STARSHIP.or(VEHICLE).or(DROID).in(CardState.HIT)))
                    .then(cancelIt())),
                used(cancelsOnTable(titled("Han's Toolkit"))),
                lost(cancelsOnTable(titled("Crash Site Memorial")))),

        usedInterrupt("Walker Barrage", DARK, "3_140")
            .destiny(5).icons(HOTH)
            .says(used(at(anyTime())
                .target("weapon",
                    opponents(ARTILLERY_WEAPON)
                        .at(SITE.and(with(EXTERIOR))
                            .related(SAME_OR_ADJACENT_TO, SITE.related(WHERE_PRESENT, WALKER))))
                .then(
                    drawDestiny(),
                    new PickAmongAtRandom(
                        "victim",
                        opponents(CHARACTER).related(AT_SAME_SITE_AS, chosen("weapon")),
                        number(1)),
                    branch(compare(destiny().plus(1), MORE, figure(FORFEIT, the("weapon"))), lose(chosen("weapon"))),
                    branch(compare(destiny().plus(1), MORE, 6), lose(chosen("victim")))))),

        lostInterrupt("Wall Of Fire", DARK, "3_141")
            .destiny(5).icons(HOTH)
            .says(lost(at(anyTime())
                .target("place",
                    SITE.and(with(EXTERIOR)).related(SAME_OR_ADJACENT_TO, SITE.related(WHERE_PRESENT, WALKER)))
                .target(new Target(
                    "troopers",
                    opponents(a(TROOPER)).presentAt(chosen("place")),
                    number(1),
                    number(Choice.ANY),
                    YOU))
                .then(
                    remember("number", count(chosen("troopers"))),
                    drawDestiny(),
                    branch(compare(destiny(), MORE, remembered("number")), lose(chosen("troopers")))))),

        usedInterrupt("Yaggle Gakkle", DARK, "3_142")
            .destiny(6).icons(HOTH)
            .says(used(at(anyTime())
                .target("target", CREATURE_VEHICLE)
                .target("creature", CREATURE.related(AT_SAME_SITE_AS, chosen("target")))
                .then(
                    new DrawFerocity(the("creature"), "ferocity"),
                    branch(
                        compare(remembered("ferocity"), MORE, NIMBLENESS),
                        new Eat(chosen("target"), Pile.LOST_PILE, the("creature")),
                        lasting(always(add(FEROCITY, 2, chosen("creature")).cumulatively()), Duration.WHILE_ON_TABLE))))),
    };
}
