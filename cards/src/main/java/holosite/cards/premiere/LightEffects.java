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

/** Premiere, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Condition SPECIALLY_MODIFIED =
        is(Known.HOST, persona("Falcon").related(PILOTED_BY, personas("Han", "Lando", "Chewie")));

    private static final Condition MASKED_ON_TATOOINE =
        Common.CARRIED_BY_TARGET.and(is(Known.AIM, ANYTHING.at(onPlanet("Tatooine"))));

    static final Card[] CARDS = {
        Common.aDisturbanceInTheForce("A Tremor In The Force", LIGHT, "1_42"),

        Common.clouds(effect("Affect Mind", LIGHT, "1_43").unique()),

        effect("Beggar", LIGHT, "1_44").unique()
            .destiny(3)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).and(of("Tatooine"))).costing(3),
                always(free(DEPLOY_COST, IT).toward(titled("Tatooine: Beggar's Canyon"))),
                mayAnyNumber(at(yourTurn())
                    .then(
                        new ChooseNumber(YOU, "force", number(1), pileSize(OPPONENT, Pile.FORCE_PILE)),
                        new UseTheirForce(remembered("force")),
                        thisTurn(automatically(at(just(TURN_ENDS).by(YOU))
                            .when(compare(new TheirForceUsed(), MORE, 1))
                            .then(lose(IT))))))),

        effect("Crash Site Memorial", LIGHT, "1_45").unique()
            .destiny(5)
            .says(
                deploysOnTable(),
                may(at(just(LOST).to(your(VEHICLE.or(DROID).or(WEAPON).or(DEVICE)))).then(stackOnIt(THAT))),
                may(onceDuringYour(Phase.DEPLOY)
                    .target("stacked", stackedOn(IT))
                    .then(pickFromHand("given", ANYTHING), new Exchange(the("given"), the("stacked"))))),

        utinniEffect("Death Star Plans", LIGHT, "1_46").unique()
            .destiny(6)
            .says(
                deploysOn(siteOf("Death Star").except(a(DOCKING_BAY)))
                    .aimingAt(your(DROID).except(ANYTHING.at(siteOf("Death Star")))),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(new AttachTo(IT, Known.AIM))),
                asSoonAs(
                    Common.CARRIED_BY_TARGET.and(is(Known.AIM, ANYTHING.at(siteOf("Yavin 4")))),
                    new DrawDestiny(YOU, number(3), DestinyKind.PLAIN, "destiny"),
                    retrieve(YOU, destiny()),
                    lose(IT))),

        effect("Demotion", LIGHT, "1_47")
            .destiny(3)
            .says(
                deploysOn(IMPERIAL.except(personas("Vader", "Emperor").or(a(STORMTROOPER)))).costing(2),
                adds(-2, POWER, HOST),
                cancelsText(HOST)),

        Common.disarmed(LIGHT, "1_48"),

        Common.instructor("Ellorrs Madak", LIGHT, "1_49"),

        Common.hidesLostPile("Eyes In The Dark", LIGHT, "1_50"),

        Common.valuesJawas("Jawa Siesta", LIGHT, "1_51"),

        utinniEffect("Kessel Run", LIGHT, "1_52").unique()
            .destiny(5)
            .says(
                deploysOn(SYSTEM.and(titled("Kessel")))
                    .aimingAt(your(CHARACTER.and(a(SMUGGLER))).at(SYSTEM.except(titled("Kessel")))),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(
                        pickOne(YOU, "first", SYSTEM.related(WHERE_IS, AIM)),
                        remember("x", new ParsecsBetween(the("first"), Known.HOST)),
                        lasting(
                            automatically(at(just(REACHED).to(AIM).with(IT))
                                .when(compare(keptNumber(), EQUAL, 0))
                                .then(
                                    note(number(1)),
                                    drawDestiny(OPPONENT, "destiny"),
                                    branch(ifSo(
                                        compare(destiny(), EQUAL, 0),
                                        lose(STARSHIP.related(HAS_ABOARD, AIM))))
                                        .orElse(
                                            lasting(
                                                asSoonAs(
                                                    is(Known.AIM, ANYTHING.in(CardState.ACTIVE).at(chosen("first"))),
                                                    retrieve(YOU, remembered("x")),
                                                    lose(IT)),
                                                Duration.WHILE_ON_TABLE)))),
                            Duration.WHILE_ON_TABLE)))),

        Common.powerForAbility("K'lor'slug", LIGHT, "1_53"),

        effect("Lightsaber Proficiency", LIGHT, "1_54").unique()
            .destiny(4)
            .says(
                deploysOn(your(CHARACTER).having(ABILITY, MORE, 2).related(BEARING, a(LIGHTSABER))),
                adds(3, POWER, HOST.in(CardState.IN_BATTLE)),
                may(at(just(DRAIN_INITIATED).by(YOU).at(new Related(WHERE_PRESENT, HOST)))
                    .once(Limit.Per.EVENT)
                    .then(thisAction(always(yours(FORCE_DRAIN, 1, THERE))))),
                asSoonAs(is(Known.HOST, CHARACTER.related(BEARING, a(LIGHTSABER))).not(), lose(IT))),

        effect("Mantellian Savrip", LIGHT, "1_55").unique()
            .destiny(3)
            .is(DEJARIK)
            .says(
                deploysOnTable().costing(3),
                when(thereIs(persona("C-3PO")), free(DEPLOY_COST, IT)),
                may(
                    Deed.FORFEIT_FROM_HAND,
                    CHARACTER.or(STARSHIP).or(VEHICLE),
                    ANYTHING,
                    new BattleWonBy(OPPONENT))),

        Common.sunsdown("Nightfall", LIGHT, "1_56"),

        effect("Obi-Wan's Cape", LIGHT, "1_57").unique()
            .destiny(4)
            .says(
                deploysOn(your(REBEL.or(ALIEN))).costing(2),
                immuneToAttrition(HOST, 5),
                may(at(just(BATTLE_INITIATED).at(new Related(WHERE_PRESENT, HOST)))
                    .once(Limit.Per.EVENT)
                    .target("target", opponents(CHARACTER).having(ABILITY, EQUAL, 1).presentWith(HOST))
                    .use(1)
                    .then(new MoveAway(chosen("target"), true, true, false)))),

        utinniEffect("Our Most Desperate Hour", LIGHT, "1_58").unique()
            .destiny(6)
            .says(
                deploysOn(SYSTEM.and(titled("Alderaan"))).aimingAt(REBEL.at(of("Tatooine"))),
                automatically(at(just(REACHED).to(new Being(Known.AIM)).with(IT))
                    .then(
                        retrieve(YOU,
                            count(your(CHARACTER).having(ABILITY, EQUAL, 3))
                                .plus(count(your(CHARACTER).having(ABILITY, AT_LEAST, 4)).times(2))),
                        lose(IT)))),

        utinniEffect("Plastoid Armor", LIGHT, "1_59").unique()
            .destiny(5)
            .says(
                deploysOn(THERE).at(just(LOST).to(a(STORMTROOPER)).at(siteOf("Death Star")))
                    .aimingAt(your(CHARACTER).except(ANYTHING.at(siteOf("Death Star")))),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(new AttachTo(IT, Known.AIM))),
                new Gives(AIM, Optional.empty(), Optional.of(SPY), Common.CARRIED_BY_TARGET),
                adds(2, POWER, AIM, Common.CARRIED_BY_TARGET),
                adds(2, FORFEIT, AIM, Common.CARRIED_BY_TARGET),
                when(Common.CARRIED_BY_TARGET, base(ARMOR, 5, AIM))),

        effect("Rebel Planners", LIGHT, "1_60").unique()
            .destiny(4)
            .says(
                deploysOn(titled("Yavin 4: Massassi War Room").or(a(DOCKING_BAY))).costing(1),
                always(base(X, count(your(STARSHIP).presentAt(new Being(Known.TOWARD))), IT)),
                always(yours(TOTAL_POWER, figure(X, Known.IT), SYSTEM.or(SECTOR).related(RELATED_TO, HERE)))),

        Common.restrictsWarriors("Restricted Deployment", LIGHT, "1_61"),

        effect("Revolution", LIGHT, "1_62")
            .destiny(3)
            .says(deploysOn(LOCATION).costing(3), mayNot(Deed.KEEP_DIRECTION, HOST)),

        effect("Rycar Ryjerd", LIGHT, "1_63")
            .destiny(4)
            .says(
                deploysOn(your(CHARACTER)),
                gives(SMUGGLER, HOST),
                adds(1, POWER, HOST, Common.skilledAlready(new PrintedTrait(SMUGGLER), "Rycar Ryjerd")),
                immuneTo("Alter")),

        Common.recruiter("Sai'torr Kal Fas", LIGHT, "1_64"),

        effect("Special Modifications", LIGHT, "1_65").unique()
            .destiny(3)
            .says(
                deploysOn(STARSHIP).costing(1),
                adds(2, ARMOR, HOST),
                adds(2, MANEUVER, HOST),
                adds(2, POWER, HOST, SPECIALLY_MODIFIED),
                adds(2, FORFEIT, HOST, SPECIALLY_MODIFIED)),

        Common.returnsCards("Traffic Control", LIGHT, "1_66"),

        utinniEffect("Tusken Breath Mask", LIGHT, "1_67").unique()
            .destiny(4)
            .says(
                deploysOn(THERE).at(just(BATTLE_WON).by(YOU).at(siteOf("Tatooine")))
                    .aimingAt(your(CHARACTER).except(ANYTHING.at(of("Tatooine")))),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(new AttachTo(IT, Known.AIM))),
                adds(2, POWER, AIM, MASKED_ON_TATOOINE),
                adds(2, FORFEIT, AIM, MASKED_ON_TATOOINE),
                immuneToAttritionOf(AIM, 3, MASKED_ON_TATOOINE)),

        Common.sentry("Yavin Sentry", LIGHT, "1_68", siteOf("Yavin 4")),

        utinniEffect("Yerka Mig", LIGHT, "1_69").unique()
            .destiny(3)
            .is(LIKE_A_CHARACTER)
            .says(
                deploysOn(LOCATION).aimingAt(opponents(CHARACTER)),
                may(at(just(REACHED).to(AIM).with(IT)).by(OPPONENT).then(cancel(IT))),
                always(opponents(
                    TOTAL_POWER,
                    -1,
                    SITE.related(SAME_OR_ADJACENT_TO, HERE).in(CardState.BATTLE_LOCATION)))),
    };
}
