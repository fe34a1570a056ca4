package holosite.cards.tatooine;

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

/** Tatooine, Light Side: all cards. */
final class Light {
    private Light() {}

    private static final Ability EXCHANGE_AT_THE_BAY =
        may(oncePerTurn()
            .when(ifYouControl())
            .target("race destiny", your(new RaceDestiny(true)))
            .then(new PickTop("lost", YOU, Pile.LOST_PILE, number(1)), new Exchange(the("race destiny"), the("lost"))));

    static final Card[] CARDS = {
        epicEvent("Boonta Eve Podrace", LIGHT, "11_24")
            .destiny(0).icons(EPISODE_I, TATOOINE)
            .says(podrace(Common.ARENA, OPPONENT, 24, 6)),

        epicEvent("I Did It!", LIGHT, "11_25").unique()
            .destiny(0).icons(EPISODE_I, TATOOINE)
            .says(
                deploysOnTable().when(new WonPodrace(YOU)),
                may(oncePerGame()
                    .target("podrace", your(titled("Boonta Eve Podrace")))
                    .cost(new Cost.Give(chosen("podrace"), Pile.OUT_OF_PLAY))
                    .then(retrieve(YOU, 4))),
                may(onceDuringYour(Phase.CONTROL)
                    .when(thereIs(youOccupy(SITE.in(CardState.BATTLEGROUND)))
                        .and(thereIs(youOccupy(SYSTEM.in(CardState.BATTLEGROUND)))))
                    .then(
                        new RevealBottom("card", YOU, Pile.LOST_PILE),
                        new Put(chosen("card"), Pile.FORCE_PILE, Put.Position.TOP))),
                automatically(at(just(TURN_ENDS).by(OPPONENT))
                    .then(new ChooseOne(OPPONENT,
                        List.of(
                            List.of(loseForce(OPPONENT, 2)),
                            List.of(new PilePlaced(OPPONENT, Pile.FORCE_PILE, Pile.USED_PILE))))))),

        lostInterrupt("A Step Backward", LIGHT, "11_30").unique()
            .destiny(5).icons(EPISODE_I, TATOOINE)
            .says(
                lost(at(anyTime())
                    .when(thereIs(topRaceDestinyOn(PODRACER)))
                    .then(toUsedPile(topRaceDestinyOn(PODRACER)))),
                lost(at(anyTime())
                    .when(compare(pileSize(YOU, Pile.HAND), AT_LEAST, 4))
                    .then(
                        new PickFromPileAtRandom("cards", YOU, Pile.HAND, number(3)),
                        lose(chosen("cards")),
                        new TakeFrom(YOU, YOU, Pile.LOST_PILE, CHARACTER, number(1), number(1), Pile.HAND, false)))),

        usedOrLostInterrupt("Losing Track", LIGHT, "11_37").unique()
            .destiny(6).icons(EPISODE_I, TATOOINE)
            .says(
                used(at(inBattle()).then(
                    new PickTop("card", OPPONENT, Pile.LOST_PILE, number(1)),
                    new Put(chosen("card"), Pile.RESERVE_DECK, Put.Position.TOP))),
                lost(at(anyTime())
                    .target("target", your(PODRACER).in(CardState.DAMAGED))
                    .use(1)
                    .then(new Repair(chosen("target")))),
                lost(at(anyTime())
                    .target("target", PODRACER)
                    .then(
                        drawDestiny(),
                        branch(compare(destiny(), MORE, figure(DESTINY, TARGET)), new Damage(chosen("target")))))),

        lostInterrupt("Neck And Neck", LIGHT, "11_38").unique()
            .destiny(4).icons(EPISODE_I, TATOOINE)
            .says(
                lost(at(anyTime())
                    .when(compare(raceTotal(OPPONENT).minus(raceTotal(YOU)), LESS, 4))
                    .when(compare(raceTotal(YOU).minus(raceTotal(OPPONENT)), LESS, 4))
                    .lose(1)
                    .then(lasting(
                        mayNot(Deed.DRAW_RACE_DESTINY, OPPONENT, ANYTHING, ANYTHING),
                        Duration.NEXT_CONTROL_PHASE))),
                lost(at(anyTime())
                    .when(compare(new LifeForceLeft(YOU), LESS, 10))
                    .when(compare(new LifeForceLeft(OPPONENT), LESS, 10))
                    .then(retrieve(YOU, 4), retrieve(OPPONENT, 4))
                    .inAnyOrder())),

        lostOrStartingInterrupt("Podrace Prep", LIGHT, "11_39").unique()
            .destiny(3).icons(EPISODE_I, TATOOINE)
            .says(
                lost(at(just(DESTINY_TO_BE_DRAWN).by(YOU))
                    .when(new DrawnFor(DestinyKind.RACE))
                    .then(pickFromHand("card", ANYTHING), new UseAsRaceDestiny(chosen("card")))),
                may(Deed.PLAY_AGAIN, IT, ANYTHING),
                starting(
                    Always.ALWAYS,
                    Pile.RESERVE_DECK,
                    SetUp.must("arena", Common.ARENA),
                    SetUp.must("podracer", PODRACER),
                    SetUp.may("other podracer", 1, PODRACER).by(OPPONENT),
                    SetUp.must("event", titled("Boonta Eve Podrace")),
                    SetUp.must("effect", EFFECT.and(new OwnText(OwnText.Tells.NO_DEPLOY_COST))))),

        Common.podraceArena(LIGHT, "11_44"),

        site("Tatooine", "Podracer Bay", LIGHT, "11_45").unique().force(1, 1)
            .icons(EXTERIOR, PLANET, EPISODE_I, TATOOINE)
            .dark(EXCHANGE_AT_THE_BAY)
            .light(EXCHANGE_AT_THE_BAY).done(),

        podracer("Anakin's Podracer", LIGHT, "11_47").unique()
            .destiny(3).icons(EPISODE_I, TATOOINE)
            .says(
                deploysOn(Common.ARENA),
                always(base(RACE_DRAWS, 2, IT)),
                asSoonAs(
                    inPhase(YOU, Phase.DRAW).and(compare(raceTotal(OPPONENT), MORE, figure(RACE_TOTAL, Known.IT))),
                    lasting(always(set(RACE_DRAWS, 3, IT)), Duration.UNTIL_END_OF_OPPONENTS_NEXT_TURN),
                    lasting(always(base(RACE_DRAWS_USED, 2, IT)), Duration.UNTIL_END_OF_OPPONENTS_NEXT_TURN)),
                may(oncePerGame().then(takeIntoHand(titled("I Did It!"))))),
    };
}
