package holosite.cards.dagobah;

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

/** Dagobah, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Filter ASTEROIDS_HERE = SECTOR.and(a(ASTEROID)).and(HERE.or(SECTOR.related(RELATED_TO, HERE)));

    private static final Condition PASSED = it(new InState(CardState.COMPLETED));

    private static final Filter ON_DAGOBAH = CHARACTER.at(onPlanet("Dagobah"));

    /** Upside down: the apprentice of the fifth test waits for the test to end. */
    private static final Condition UPSIDE_DOWN = PASSED.not().and(compare(keptNumber(), AT_LEAST, 1));

    private static final Filter KEPT = ANYTHING.related(STACKED_ON, IT);

    private static Deploys testOn(Filter site, Filter mentor, int after) {
        return deploysOn(site).training(new Training(Optional.of(mentor), ANYTHING, after, false));
    }

    /** An attempt at the start of the control phase, with the apprentice present. */
    private static Action attempt() {
        return at(just(PHASE_STARTS).by(YOU))
            .when(inPhase(YOU, Phase.CONTROL))
            .when(PASSED.not())
            .when(is(Known.AIM, CHARACTER.presentHere()))
            .once(Limit.Per.TURN);
    }

    /** One training destiny: with the apprentice's ability it must come to more than a number. */
    private static Action drawing(Action attempt, double more) {
        return attempt.then(
            new DrawDestiny(YOU, number(1), DestinyKind.TRAINING, "destiny"),
            branch(compare(destiny().plus(figure(ABILITY, Known.AIM)), MORE, more), new CompleteTest()));
    }

    static final Card[] CARDS = {
        effect("Anger, Fear, Aggression", LIGHT, "4_16").unique()
            .destiny(4).icons(DAGOBAH)
            .says(
                insertsIntoOpponentsDeck(),
                automatically(at(just(REACHED_TOP).to(IT))
                    .then(lasting(
                        automatically(at(just(PHASE_ENDS).by(OPPONENT))
                            .when(inPhase(OPPONENT, Phase.BATTLE))
                            .when(thereIsNo(LOCATION.in(CardState.BATTLED_THIS_TURN)))
                            .then(loseForce(OPPONENT, 4))),
                        Duration.OPPONENTS_NEXT_BATTLE_PHASE))),
                immuneTo("Alter")),

        effect("Asteroid Sanctuary", LIGHT, "4_17").diamonds(1)
            .destiny(3).icons(DAGOBAH)
            .says(
                deploysOn(youControl(SECTOR.and(a(ASTEROID)))),
                must(at(your(Phase.CONTROL))
                    .then(loseForce(OPPONENT, count(ASTEROIDS_HERE.except(opponentOccupies(SECTOR)))))),
                asSoonAs(is(Known.HERE, opponentControls(LOCATION)), cancel(IT))),

        immediateEffect("Descent Into The Dark", LIGHT, "4_20").unique()
            .destiny(4).icons(DAGOBAH)
            .says(
                deploysOnTable().at(just(PLACED_IN_USED_PILE)).when(new TurnOf(YOU)),
                automatically(at(just(DEPLOYED).to(IT)).then(new Recirculate(EITHER))),
                automatically(at(just(PLACED_IN_USED_PILE)).then(cancel(IT)))),

        Common.doOrDoNot("Do, Or Do Not", LIGHT, "4_21"),

        effect("Encampment", LIGHT, "4_22").diamonds(1)
            .destiny(3).icons(DAGOBAH)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).and(with(PLANET)).related(WHERE_IS, your(REBEL.or(ALIEN))))
                    .costing(2),
                may(Deed.DEPLOY_REGARDLESS, your(CHARACTER), HERE)),

        effect("Reflection", LIGHT, "4_33").unique()
            .destiny(3).icons(DAGOBAH)
            .says(
                deploysOn(persona("Leia")),
                may(onceDuringYour(Phase.CONTROL).use(3).then(retrieve(YOU, 1))),
                adds(1, TRAINING_DESTINY, HOST)),

        mobileEffect("Rogue Asteroid", LIGHT, "4_35").diamonds(1)
            .destiny(4).icons(DAGOBAH)
            .says(
                deploysOn(SECTOR.and(a(ASTEROID))),
                new Wanders(SECTOR.and(a(ASTEROID))),
                adds(2, ASTEROID_DESTINY, STARSHIP.here()),
                always(base(DEFENSE_VALUE, 3, IT)),
                may(Deed.BE_TARGETED, EITHER, IT, STARSHIP_WEAPON)),

        effect("Stone Pile", LIGHT, "4_39").dots(2)
            .destiny(2).icons(DAGOBAH)
            .says(
                deploysOn(siteOf("Dagobah")).costing(2),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(
                        new PickFromPileAtRandom("cards", OPPONENT, Pile.HAND, number(2)),
                        new StackOn(chosen("cards"), Known.IT, true, Pile.HAND))),
                asSoonAs(is(Known.HERE, opponentOccupies(SITE)), cancel(IT))),

        effect("Yoda's Hope", LIGHT, "4_44").unique()
            .destiny(4).icons(DAGOBAH)
            .says(
                deploysOn(CHARACTER),
                always(add(TRAINING_DESTINY, 1, CHARACTER).toward(HOST)),
                may(at(anyTime())
                    .when(is(Known.HOST, persona("Yoda")))
                    .cost(new Cost.Give(IT, Pile.LOST_PILE))
                    .then(takeIntoHand(titleHas("levitation"))))),

        jediTest(2, "A Jedi's Strength", LIGHT, "4_75")
            .destiny(2).icons(DAGOBAH)
            .says(
                testOn(siteOf("Dagobah").in(CardState.UNOCCUPIED), ON_DAGOBAH, 1),
                may(at(just(PHASE_STARTS).by(YOU))
                    .by(OPPONENT)
                    .when(inPhase(YOU, Phase.MOVE))
                    .when(PASSED.not())
                    .target(new Target("site", SITE.related(ADJACENT_TO, HERE), number(1), number(1), OPPONENT))
                    .then(new AttachTo(IT, the("site")))),
                mayNot(Deed.MOVE_OTHERWISE, EITHER, AIM, ANYTHING, PASSED.not()),
                automatically(drawing(attempt(), 13)),
                adds(1, POWER, AIM, PASSED),
                when(PASSED, base(ABILITY_FOR_BATTLE_DESTINY, 6, ANYTHING).whose(OPPONENT))),

        jediTest(3, "Domain Of Evil", LIGHT, "4_76")
            .destiny(3).icons(DAGOBAH)
            .says(
                testOn(titled("Dagobah: Jungle", "Dagobah: Cave"), ON_DAGOBAH, 2),
                automatically(drawing(
                    at(just(TURN_ENDS).by(YOU))
                        .when(PASSED.not())
                        .when(is(Known.AIM, CHARACTER.presentHere()))
                        .when(new QuietTurn(YOU))
                        .once(Limit.Per.TURN),
                    14)),
                may(at(just(DESTINY_DRAWN).by(OPPONENT)).when(PASSED).once(Limit.Per.EVENT).then(changeDestiny(-1)))),

        jediTest(1, "Great Warrior", LIGHT, "4_77")
            .destiny(1).icons(DAGOBAH)
            .says(
                deploysOn(siteOf("Dagobah"))
                    .training(new Training(Optional.of(CHARACTER.here()), CHARACTER.here(), 0, true)),
                automatically(drawing(attempt().when(thereIs(CHARACTER.related(MENTOR_OF, AIM).presentHere())), 12)),
                mayNot(Deed.ADD_TO_DRAIN, OPPONENT, ANYTHING, ANYTHING, PASSED)),

        jediTest(5, "It Is The Future You See", LIGHT, "4_78")
            .destiny(5).icons(DAGOBAH)
            .says(
                testOn(siteOf("Dagobah"), ON_DAGOBAH, 4),
                automatically(attempt().when(compare(keptNumber(), EQUAL, 0)).then(note(number(1)))),
                mayNot(Deed.MOVE, EITHER, AIM, ANYTHING, UPSIDE_DOWN),
                when(UPSIDE_DOWN, set(POWER, 0, AIM)),
                automatically(at(just(TURN_ENDS).by(YOU))
                    .when(UPSIDE_DOWN)
                    .then(
                        note(keptNumber().plus(1)),
                        branch(
                            compare(keptNumber(), AT_LEAST, 3),
                            new CompleteTest(),
                            new PickTop("two", YOU, Pile.RESERVE_DECK, number(2)),
                            new LookAt(YOU, YOU, Pile.RESERVE_DECK, number(2), true),
                            new PickFrom(YOU, "kept", YOU, Pile.RESERVE_DECK, chosen("two"), number(1), number(1)),
                            stackOnIt(chosen("kept"))))),
                immuneToAttrition(AIM, 4, PASSED),
                may(at(just(DESTINY_TO_BE_DRAWN).by(YOU))
                    .when(PASSED)
                    .when(thereIs(KEPT))
                    .once(Limit.Per.EVENT)
                    .then(new UseAsDestiny(KEPT)))),

        jediTest(4, "Size Matters Not", LIGHT, "4_79")
            .destiny(4).icons(DAGOBAH)
            .says(
                testOn(titled("Dagobah: Swamp", "Dagobah: Bog Clearing"), ON_DAGOBAH, 3),
                automatically(drawing(attempt(), 15)),
                immuneToAttrition(AIM, 3, PASSED),
                may(onceDuringYour(Phase.CONTROL).when(PASSED).use(2).then(takeIntoHand(ANYTHING)))),
    };
}
