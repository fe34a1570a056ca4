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

/** Hoth, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    private static final Filter GENERATORS = titled("Hoth: Main Power Generators (1st Marker)");

    private static final Filter OUT_IN_THE_NIGHT =
        VEHICLE.except(CREATURE_VEHICLE).at(SITE.and(a(MARKER)).in(CardState.NIGHTTIME));

    /** Somebody of the opponent's is there who can cut a captive of the ice loose. */
    private static final Condition RESCUER_PRESENT = thereIs(opponents(a(LIGHTSABER)).presentHere())
        .or(compare(new TotalOf(ABILITY, opponents(ANYTHING).presentHere()), MORE, 4));

    private static final Filter IN_THE_IMAGE =
        SITE.and(ANYTHING.related(SAME_OR_ADJACENT_TO, HERE).or(ANYTHING.related(WHERE_IS, persona("Vader"))));

    private static final Filter ECHO_BAY = titled("Hoth: Echo Docking Bay");

    private static final Condition NIGHT_HERE = it(ANYTHING.at(LOCATION.in(CardState.NIGHTTIME)));

    /** Whoever seeks the place of the impact, and whatever carries him. */
    private static final Filter DRAWN_TO_IT = AIM.or(ANYTHING.related(HAS_ABOARD, AIM));

    static final Card[] CARDS = {
        immediateEffect("Breached Defenses", DARK, "3_98").unique()
            .destiny(4).icons(HOTH)
            .says(
                deploysOnTable().at(just(MOVED).to(IMPERIAL).at(Common.ECHO_SITE)),
                when(
                    thereIs(youOccupy(Common.ECHO_SITE)),
                    yours(TOTAL_POWER, 1, siteOf("Hoth").in(CardState.BATTLE_LOCATION)))),

        utinniEffect("Death Mark", DARK, "3_99").unique()
            .destiny(5).icons(HOTH)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).and(with(PLANET))).costing(3).aimingAt(opponents(a(SMUGGLER))),
                automatically(at(just(PHASE_STARTS))
                    .when(inPhase(OPPONENT, Phase.CONTROL))
                    .then(loseForce(OPPONENT, 1))),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(toUsedPile(THAT), cancel(IT)))),

        effect("Death Squadron", DARK, "3_100").unique()
            .destiny(3).icons(HOTH)
            .says(
                deploysOn(SYSTEM),
                always(yours(TOTAL_POWER, count(your(STARSHIP).presentHere()), HERE)),
                always(free(SHUTTLE_COST, your(a(TROOPER).or(COMBAT_VEHICLE))).toward(SITE.related(RELATED_TO, HERE)))),

        Common.frostbite(DARK, "3_101"),

        immediateEffect("Frozen Dinner", DARK, "3_102")
            .destiny(6).icons(HOTH)
            .says(
                deploysOn(opponents(CHARACTER).in(CardState.ALONE).at(titled("Hoth: Wampa Cave (7th Marker)")))
                    .at(anyTime()),
                always(set(POWER, 0, HOST)),
                mayNot(Deed.MOVE, HOST),
                may(at(anyTime()).by(EITHER).when(RESCUER_PRESENT).then(cancel(IT))),
                automatically(at(just(EATEN).to(HOST).with(CREATURE))
                    .then(lasting(always(add(FEROCITY, 2, CAUSE).cumulatively()), Duration.WHILE_ON_TABLE)))),

        immediateEffect("High Anxiety", DARK, "3_103").unique()
            .destiny(3).icons(HOTH)
            .says(
                deploysOn(REBEL.having(ABILITY, MORE, 2).related(ON_SAME_PLANET_AS, THAT))
                    .at(just(WENT_MISSING).to(opponents(CHARACTER).having(ABILITY, MORE, 2)))
                    .aimingAt(THAT),
                mayNot(Deed.TAKE_PART_IN_BATTLE, HOST),
                asSoonAs(is(Known.AIM, ANYTHING.in(CardState.MISSING)).not(), cancel(IT))),

        Common.iceStorm(DARK, "3_104"),

        effect("Image Of The Dark Lord", DARK, "3_105").unique()
            .destiny(6).icons(HOTH).is(HOLOGRAM)
            .says(
                deploysOn(SITE)
                    .costing(4)
                    .when(compare(new ForceGenerated(OPPONENT).minus(new ForceGenerated(YOU)), AT_LEAST, 3)),
                always(set(FORCE_GENERATION, 0, IN_THE_IMAGE.except(youOccupy(SITE))).whose(YOU)),
                always(set(FORCE_GENERATION, 0, IN_THE_IMAGE.except(opponentOccupies(SITE))).whose(OPPONENT))),

        effect("Imperial Domination", DARK, "3_106").dots(2)
            .destiny(5).icons(HOTH)
            .says(
                deploysOn(LOCATION),
                asSoonAs(
                    inPhase(YOU, Phase.CONTROL).and(ifYouControl()),
                    thisTurn(automatically(at(just(PHASE_ENDS))
                        .when(inPhase(YOU, Phase.CONTROL))
                        .when(is(Known.HERE, LOCATION.in(CardState.DRAINED_THIS_TURN)).not())
                        .then(lasting(
                            always(set(FORCE_GENERATION, 0, HERE).whose(OPPONENT)),
                            Duration.OPPONENTS_NEXT_TURN)))))),

        utinniEffect("Meteor Impact?", DARK, "3_107").unique()
            .destiny(4).icons(HOTH)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).and(with(PLANET)))
                    .costing(2)
                    .aimingAt(CHARACTER.related(ON_SAME_PLANET_AS, new Being(Known.TOWARD))),
                mayNot(Deed.MOVE_TO, EITHER, DRAWN_TO_IT, LOCATION.except(SITE.related(RELATED_TO, HERE).or(HERE))),
                mayNot(Deed.MOVE_TO, EITHER, DRAWN_TO_IT, SITE.related(FARTHER_FROM, IT)),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(cancel(IT)))),

        immediateEffect("Mournful Roar", DARK, "3_108").unique()
            .destiny(7).icons(HOTH)
            .says(
                deploysOn(persona("Chewie")).at(just(LOST).to(persona("Han"))),
                deploysOn(persona("Chewie")).at(just(WENT_MISSING).to(persona("Han"))),
                mayNot(Deed.PLAY, OPPONENT, titled("Let The Wookiee Win", "Wookiee Roar"), ANYTHING),
                automatically(at(just(TURN_ENDS)).then(loseForce(OPPONENT, 1))),
                asSoonAs(thereIs(persona("Han")), cancel(IT))),

        utinniEffect("Responsibility Of Command", DARK, "3_109").unique()
            .destiny(5).icons(HOTH)
            .says(
                deploysOn(a(WAR_ROOM).and(OF_REBEL_BASE))
                    .costing(2)
                    .aimingAt(REBEL.having(FORFEIT, MORE, 4).or(opponents(a(LEADER)))),
                mayNot(Deed.INITIATE_BATTLE, OPPONENT, ANYTHING, LOCATION.related(WHERE_IS, AIM)),
                mayNot(Deed.FORCE_DRAIN, OPPONENT, ANYTHING, LOCATION.related(WHERE_IS, AIM)),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(cancel(IT)))),

        effect("Silence Is Golden", DARK, "3_110")
            .destiny(3).icons(HOTH)
            .says(
                deploysOnTable().costing(2),
                mayNot(Deed.REACT_TO, EITHER, ANYTHING, LOCATION.related(WHERE_PRESENT, DROID)),
                new CanceledBy("Scomp Link Access")),

        effect("The Shield Doors Must Be Closed", DARK, "3_111")
            .destiny(5).icons(HOTH)
            .says(
                deploysBetween(ECHO_BAY, new InState(CardState.INNERMOST_MARKER)),
                mayNot(Deed.MOVE_TO, EITHER, ANYTHING.at(ECHO_BAY), LOCATION.except(Common.ECHO_SITE), NIGHT_HERE),
                mayNot(
                    Deed.MOVE_TO,
                    EITHER,
                    ANYTHING.except(ANYTHING.at(Common.ECHO_SITE)),
                    ECHO_BAY,
                    NIGHT_HERE)),

        utinniEffect("This Is Just Wrong", DARK, "3_112").unique()
            .destiny(5).icons(HOTH)
            .says(
                deploysOn(CHARACTER.and(a(MALE))).aimingAt(CHARACTER.and(a(FEMALE))),
                adds(-2, POWER, AIM),
                asSoonAs(it(ANYTHING.presentWith(AIM)), cancel(IT))),

        effect("Too Cold For Speeders", DARK, "3_113")
            .destiny(4).icons(HOTH)
            .says(
                deploysOnTable().costing(2),
                always(set(POWER, 0, OUT_IN_THE_NIGHT)),
                always(set(MANEUVER, 0, OUT_IN_THE_NIGHT)),
                always(set(LANDSPEED, 0, OUT_IN_THE_NIGHT))),

        utinniEffect("Weapon Malfunction", DARK, "3_114").unique()
            .destiny(4).icons(HOTH)
            .says(
                deploysOn(a(DOCKING_BAY)).aimingAt(WEAPON.related(ON, STARFIGHTER.or(VEHICLE))),
                mayNot(Deed.FIRE, AIM),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(cancel(IT)))),

        epicEvent("Target The Main Generator", DARK, "3_115")
            .destiny(0)
            .icons(HOTH)
            .says(used(at(your(Phase.CONTROL))
                .target("weapon", your(titled("AT-AT Cannon")).in(CardState.READY_TO_FIRE).related(WITHIN_RANGE_OF, GENERATORS))
                .then(
                    new FireAsFollows(chosen("weapon")),
                    new DrawDestiny(YOU, number(1), DestinyKind.EPIC, "destiny"),
                    branch(
                        compare(
                            destiny()
                                .plus(new HighestPilotAbility(a(AT_AT).related(BEARING, chosen("weapon"))))
                                .plus(count(youControl(siteOf("Hoth"))))
                                .plus(new AddedToTotal(the("weapon"), Known.IT)),
                            MORE,
                            8),
                        new BlowAway(GENERATORS),
                        lose(IT))))),
    };
}
