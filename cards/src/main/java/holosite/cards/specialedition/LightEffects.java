package holosite.cards.specialedition;

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

/** Special Edition, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Filter WINGS = your(STARSHIP.and(a(X_WING).or(a(B_WING))));

    /** The system represented by the card face down under the Objective. */
    private static final Filter HIDDEN_BASE_SYSTEM = SYSTEM.related(SAME_TITLE_AS, SYSTEM.related(STACKED_ON, IT));

    private static final Filter PROBE = ANYTHING.in(CardState.FACE_DOWN).related(STACKED_ON, SYSTEM);

    private static final Filter PROBED = SYSTEM.related(HOLDS, ANYTHING.in(CardState.FACE_DOWN));

    /** Luke, or whoever was deployed in his place. */
    private static final Filter LUKE = new TargetedAs("Luke");

    private static final Filter LUKE_IN_ANY_STATE = all(LUKE);

    private static final Filter LUKES_TESTS = JEDI_TEST.related(AIMED_AT, LUKE);

    private static final Filter TESTS_ON_LUKE = JEDI_TEST.related(ON, LUKE);

    static final Card[] CARDS = {
        effect("Docking And Repair Facilities", LIGHT, "7_58").unique()
            .destiny(3).icons(SPECIAL_EDITION)
            .says(
                deploysOnTable().costing(4),
                may(at(just(LOST).to(your(STARSHIP)))
                    .when(thereIsNo(STARSHIP.related(STACKED_ON, IT)))
                    .then(stackOnIt(THAT))),
                may(at(your(Phase.DEPLOY))
                    .when(thereIs(STARSHIP.related(STACKED_ON, IT)))
                    .use(new TotalOf(DEPLOY_COST, STARSHIP.related(STACKED_ON, IT)))
                    .then(toHand(STARSHIP.related(STACKED_ON, IT))))),

        effect("Goo Nee Tay", LIGHT, "7_62").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(
                deploysOnOpponentsSide(),
                adds(2, DEPLOY_COST, opponents(CHARACTER).having(ABILITY, MORE, 2)),
                mayNot(Deed.PLAY, OPPONENT, titled("Surprise"), ANYTHING),
                cancelsText(opponents(titled("M'iiyoom Onith")))),

        effect("S-foils", LIGHT, "7_75").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(
                deploysOnTable(),
                may(onceDuringYour(Phase.CONTROL)
                    .use(1)
                    .then(
                        lasting(adds(2, POWER, WINGS), Duration.UNTIL_START_OF_YOUR_NEXT_TURN),
                        lasting(always(set(HYPERSPEED, 0, WINGS)), Duration.UNTIL_START_OF_YOUR_NEXT_TURN),
                        lasting(
                            adds(1, WEAPON_DESTINY_DRAW, WEAPON.related(ON, WINGS)),
                            Duration.UNTIL_START_OF_YOUR_NEXT_TURN))),
                immuneTo(IT, titled("Alter"), thereIs(persona("Red Leader")))),

        effect("Tatooine Celebration", LIGHT, "7_77").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(
                deploysOn(SYSTEM.and(titled("Tatooine")))
                    .when(compare(count(youOccupy(siteOf("Tatooine").in(CardState.BATTLEGROUND))), AT_LEAST, 2)),
                may(onceDuringYour(Phase.CONTROL)
                    .then(retrieve(YOU, count(youOccupy(of("Tatooine").in(CardState.BATTLEGROUND)))))),
                asSoonAs(is(Known.HERE, opponentControls(SYSTEM)), cancel(IT)),
                immuneTo("Alter")),

        objective("Dantooine Base Operations", LIGHT, "7_135")
            .icons(SPECIAL_EDITION)
            .back(
                "More Dangerous Than You Realize",
                always(opponents(FORCE_DRAIN, -1, ANYTHING)),
                deploy(2, IMPERIAL, of("Dantooine")),
                may(Deed.DEPLOY, your(SQUADRON), of("Dantooine")),
                always(set(DEPLOY_COST, figure(POWER, Known.AFFECTED), your(SQUADRON))),
                immuneToAttrition(your(SQUADRON), 4),
                always(yours(BATTLE_DESTINIES_IF_UNABLE, 1,
                    BATTLE_LOCATION.related(WHERE_IS, your(SQUADRON).in(CardState.IN_BATTLE)))),
                always(yours(FORCE_DRAIN, 1, SYSTEM.related(WHERE_PRESENT, your(SQUADRON)))),
                asSoonAs(compare(count(opponentControls(of("Dantooine"))), AT_LEAST, 2), flipIt()),
                outOfPlayIfBlownAway("Dantooine"))
            .says(
                starts(SetUp.must("system", titled("Dantooine"))),
                may(onceDuringYour(Phase.DEPLOY)
                    .then(deployFromReserveDeck(SITE.or(REBEL.nonUnique()), of("Dantooine")))),
                deploy(2, IMPERIAL, of("Dantooine")),
                asSoonAs(
                    compare(count(youControlWith(REBEL, siteOf("Dantooine"))), AT_LEAST, 3)
                        .and(thereIsNo(opponentControls(of("Dantooine")))),
                    flipIt()),
                outOfPlayIfBlownAway("Dantooine")),

        objective("Hidden Base", LIGHT, "7_136")
            .icons(SPECIAL_EDITION)
            .back(
                "Systems Will Slip Through Your Fingers",
                toll(Deed.DRAW_CARD, OPPONENT, ANYTHING, ANYTHING, 1),
                may(at(just(DRAIN_INITIATED).by(OPPONENT))
                    .times(2, Limit.Per.TURN, count(youControl(SYSTEM.in(CardState.BATTLEGROUND))))
                    .then(cancelIt())),
                mayNot(Deed.DEPLOY, YOU, SYSTEM, ANYTHING),
                mayAnyNumber(at(any(Phase.DEPLOY))
                    .by(OPPONENT)
                    .target(new Target(
                        "system",
                        opponentOccupies(SYSTEM).except(PROBED),
                        number(1),
                        number(1),
                        OPPONENT))
                    .then(
                        new PickFrom(OPPONENT, "probe", OPPONENT, Pile.HAND, ANYTHING, number(1), number(1)),
                        new StackOn(chosen("probe"), the("system"), true, Pile.USED_PILE))),
                asSoonAs(
                    thereIs(HIDDEN_BASE_SYSTEM.and(PROBED.or(SYSTEM.in(CardState.BLOWN_AWAY)))),
                    remember("droids", count(PROBE.and(titled("Probe Droid")))),
                    toUsedPile(PROBE),
                    mayHave(OPPONENT, retrieve(OPPONENT, remembered("droids"))),
                    outOfPlay(IT)))
            .says(
                starts(
                    SetUp.must("system", titled("Rendezvous Point")),
                    new SetAside(SYSTEM.and(with(PLANET)).having(PARSEC, AT_LEAST, 1).having(PARSEC, AT_MOST, 8))),
                may(onceDuringYour(Phase.DEPLOY).then(deployFromReserveDeck(SYSTEM, ANYTHING))),
                when(
                    thereIs(SYSTEM.or(SECTOR).in(CardState.DRAIN_LOCATION)),
                    atMost(FORCE_LOSS_FROM_DRAIN, 1, ANYTHING).whose(OPPONENT)),
                may(at(anyTime())
                    .when(compare(new LocationsDeployed(YOU, SYSTEM, true), AT_LEAST, 5)
                        .and(compare(new LocationsDeployed(YOU, HIDDEN_BASE_SYSTEM, false), AT_LEAST, 1)))
                    .then(flipIt()))),

        objective("Mind What You Have Learned", LIGHT, "7_138")
            .icons(SPECIAL_EDITION)
            .back(
                "Save You It Can",
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("luke", LUKE.at(youControl(LOCATION)))
                    .use(3)
                    .then(toUsedPile(ANYTHING.related(ON, chosen("luke"))), toHand(chosen("luke")))),
                suspends(JEDI_TEST.except(JEDI_TEST.related(AIMED_AT, CHARACTER)), thereIsNo(LUKE_IN_ANY_STATE)),
                may(Deed.DEPLOY_REGARDLESS, LUKE, LOCATION),
                mayNot(Deed.PLAY, OPPONENT, titled("Sense", "Alter"), ANYTHING),
                automatically(at(just(DRAIN_INITIATED).by(YOU).at(of("Dagobah")))
                    .then(cancel(LUKES_TESTS), outOfPlay(IT))),
                asSoonAs(new PileHolds(YOU, Pile.OUT_OF_PLAY, LUKE), cancel(LUKES_TESTS), outOfPlay(IT)))
            .says(
                starts(
                    SetUp.must("system", SYSTEM.and(titled("Dagobah"))),
                    forTheRestOfTheGame(mayNot(Deed.CONVERT, SYSTEM.and(titled("Dagobah"))))),
                mayAnyNumber(at(your(Phase.DEPLOY))
                    .then(deployFromReserveDeck(
                        LUKE.or(persona("Yoda")).or(titled("Yoda's Hope", "At Peace", "Luke's Backpack")),
                        of("Dagobah")))),
                may(Deed.DEPLOY, ANYTHING.related(DEPLOYED_BY, IT), of("Dagobah")),
                always(add(DEPLOY_COST, -2, persona("Yoda").related(DEPLOYED_BY, IT))),
                always(set(TRAINING_DRAWS, 2, ANYTHING).whose(YOU)),
                asSoonAs(
                    thereIs(TESTS_ON_LUKE.except(ANYTHING.in(CardState.ON_OWN_SIDE))),
                    new PlaceOnTable(TESTS_ON_LUKE)),
                mayNot(Deed.PART_FROM_APPRENTICE, EITHER, LUKES_TESTS.in(CardState.COMPLETED), ANYTHING),
                mayNot(Deed.FORCE_DRAIN, YOU, ANYTHING, of("Dagobah")),
                mayNot(Deed.RETRIEVE, YOU, ANYTHING.at(of("Dagobah")), ANYTHING),
                adds(4, TEXT_DESTINY_DRAW, titled("Sense", "Alter")),
                asSoonAs(
                    thereIs(LUKES_TESTS.in(CardState.COMPLETED).having(TEST_NUMBER, EQUAL, 5)),
                    new PlaceOnTable(TESTS_ON_LUKE),
                    flipIt(),
                    retrieve(YOU, 10))),
    };
}
