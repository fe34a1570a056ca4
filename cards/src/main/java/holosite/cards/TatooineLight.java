package holosite.cards;

import holosite.language.card.DestinyKind;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.DESTINY_TO_BE_DRAWN;
import static holosite.language.ability.Event.TURN_ENDS;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.inBattle;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.LESS;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Duration.NEXT_CONTROL_PHASE;
import static holosite.language.card.Duration.UNTIL_END_OF_OPPONENTS_NEXT_TURN;
import static holosite.language.card.Figure.DESTINY;
import static holosite.language.card.Figure.RACE_DRAWS;
import static holosite.language.card.Figure.RACE_DRAWS_USED;
import static holosite.language.card.Figure.RACE_TOTAL;
import static holosite.language.card.Icon.EPISODE_I;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.TATOOINE;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Subtype.LOST_OR_STARTING_INTERRUPT;
import static holosite.language.card.Subtype.USED_OR_LOST_INTERRUPT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.condition.Always.ALWAYS;

import holosite.language.ability.Ability;
import holosite.language.ability.Cost;
import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.amount.HighestRaceTotal;
import holosite.language.amount.LifeForce;
import holosite.language.amount.PileSize;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.condition.DrawnFor;
import holosite.language.condition.InPhase;
import holosite.language.condition.WonPodrace;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.Damage;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.Exchange;
import holosite.language.effect.PickFrom;
import holosite.language.effect.PickRandomly;
import holosite.language.effect.PickTop;
import holosite.language.effect.PilePlaced;
import holosite.language.effect.Put;
import holosite.language.effect.Repair;
import holosite.language.effect.RevealBottom;
import holosite.language.effect.SetUp;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.UseAsRaceDestiny;
import holosite.language.filter.CardState;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.filter.OwnText;
import holosite.language.filter.RaceDestiny;
import java.util.List;

/** The Light Side of Tatooine. */
public final class TatooineLight {
    private TatooineLight() {}

    private static final Filter ARENA = titled("Tatooine: Podrace Arena");

    private static final Filter BATTLEGROUND = new InState(CardState.BATTLEGROUND);

    // ---- the race

    public static final Card BOONTA_EVE_PODRACE =
            epicEvent("Boonta Eve Podrace", LIGHT, "11_24")
                    .destiny(0).icons(EPISODE_I, TATOOINE)
                    .says(podrace(ARENA, OPPONENT, 24, 6));

    public static final Card PODRACE_ARENA =
            site("Tatooine", "Podrace Arena", LIGHT, "11_44").unique()
                    .force(1, 1).icons(EXTERIOR, PLANET, EPISODE_I, TATOOINE)
                    .dark(quietWhileRacing())
                    .light(quietWhileRacing())
                    .done();

    public static final Card ANAKINS_PODRACER =
            podracer("Anakin's Podracer", LIGHT, "11_47").unique()
                    .destiny(3).icons(EPISODE_I, TATOOINE)
                    .says(
                            deploysOn(ARENA),
                            always(Modifier.base(RACE_DRAWS, number(2), IT)),
                            asSoonAs(
                                    new InPhase(YOU, Phase.DRAW)
                                            .and(compare(
                                                    new HighestRaceTotal(OPPONENT),
                                                    MORE,
                                                    figure(RACE_TOTAL, Known.IT))),
                                    lasting(
                                            always(Modifier.set(RACE_DRAWS, number(3), IT)),
                                            UNTIL_END_OF_OPPONENTS_NEXT_TURN),
                                    lasting(
                                            always(Modifier.base(RACE_DRAWS_USED, number(2), IT)),
                                            UNTIL_END_OF_OPPONENTS_NEXT_TURN)),
                            may(at(anyTime()).once(Limit.Per.GAME).then(takeIntoHand(titled("I Did It!")))));

    private static final Ability EXCHANGE_AT_THE_BAY =
            may(at(anyTime())
                    .once(Limit.Per.TURN)
                    .when(ifYouControl())
                    .target("race destiny", your(new RaceDestiny(true)))
                    .then(
                            new PickTop("lost", YOU, Pile.LOST_PILE, number(1)),
                            new Exchange(new Chosen("race destiny"), new Chosen("lost"))));

    public static final Card PODRACER_BAY =
            site("Tatooine", "Podracer Bay", LIGHT, "11_45").unique()
                    .force(1, 1).icons(EXTERIOR, PLANET, EPISODE_I, TATOOINE)
                    .dark(EXCHANGE_AT_THE_BAY)
                    .light(EXCHANGE_AT_THE_BAY)
                    .done();

    public static final Card I_DID_IT =
            epicEvent("I Did It!", LIGHT, "11_25").unique()
                    .destiny(0).icons(EPISODE_I, TATOOINE)
                    .says(
                            deploysOnTable().when(new WonPodrace(YOU)),
                            may(at(anyTime())
                                    .once(Limit.Per.GAME)
                                    .cost(new Cost.Give(your(titled("Boonta Eve Podrace")), Pile.OUT_OF_PLAY))
                                    .then(retrieve(YOU, 4))),
                            may(at(When.your(Phase.CONTROL))
                                    .once(Limit.Per.PHASE)
                                    .when(thereIs(youOccupy(SITE.and(BATTLEGROUND)))
                                            .and(thereIs(youOccupy(SYSTEM.and(BATTLEGROUND)))))
                                    .then(
                                            new RevealBottom("card", YOU, Pile.LOST_PILE),
                                            new Put(chosen("card"), Pile.FORCE_PILE, Put.Position.TOP))),
                            automatically(at(just(TURN_ENDS).by(OPPONENT))
                                    .then(new ChooseOne(
                                            OPPONENT,
                                            List.of(
                                                    List.of(loseForce(OPPONENT, 2)),
                                                    List.of(new PilePlaced(
                                                            OPPONENT, Pile.FORCE_PILE, Pile.USED_PILE)))))));

    // ---- Interrupts

    public static final Card A_STEP_BACKWARD =
            interrupt(LOST_INTERRUPT, "A Step Backward", LIGHT, "11_30").unique()
                    .destiny(5).icons(EPISODE_I, TATOOINE)
                    .says(
                            lost(at(anyTime())
                                    .when(thereIs(topRaceDestinyOn(PODRACER)))
                                    .then(toUsedPile(topRaceDestinyOn(PODRACER)))),
                            lost(at(anyTime())
                                    .when(compare(new PileSize(YOU, Pile.HAND), AT_LEAST, 4))
                                    .then(
                                            new PickRandomly("cards", YOU, Pile.HAND, number(3)),
                                            lose(chosen("cards")),
                                            new TakeFrom(
                                                    YOU, YOU, Pile.LOST_PILE, CHARACTER, number(1), number(1),
                                                    Pile.HAND, false))));

    public static final Card LOSING_TRACK =
            interrupt(USED_OR_LOST_INTERRUPT, "Losing Track", LIGHT, "11_37").unique()
                    .destiny(6).icons(EPISODE_I, TATOOINE)
                    .says(
                            used(at(inBattle())
                                    .then(
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
                                            branch(
                                                    compare(destiny(), MORE, figure(DESTINY, TARGET)),
                                                    new Damage(chosen("target"))))));

    public static final Card NECK_AND_NECK =
            interrupt(LOST_INTERRUPT, "Neck And Neck", LIGHT, "11_38").unique()
                    .destiny(4).icons(EPISODE_I, TATOOINE)
                    .says(
                            lost(at(anyTime())
                                    .when(compare(
                                            new HighestRaceTotal(OPPONENT).minus(new HighestRaceTotal(YOU)), LESS, 4))
                                    .when(compare(
                                            new HighestRaceTotal(YOU).minus(new HighestRaceTotal(OPPONENT)), LESS, 4))
                                    .cost(new Cost.LoseForce(number(1)))
                                    .then(lasting(
                                            mayNot(Deed.DRAW_RACE_DESTINY, OPPONENT, ANYTHING, ANYTHING),
                                            NEXT_CONTROL_PHASE))),
                            lost(at(anyTime())
                                    .when(compare(new LifeForce(YOU), LESS, 10))
                                    .when(compare(new LifeForce(OPPONENT), LESS, 10))
                                    .then(retrieve(YOU, 4), retrieve(OPPONENT, 4))));

    public static final Card PODRACE_PREP =
            interrupt(LOST_OR_STARTING_INTERRUPT, "Podrace Prep", LIGHT, "11_39").unique()
                    .destiny(3).icons(EPISODE_I, TATOOINE)
                    .says(
                            lost(at(just(DESTINY_TO_BE_DRAWN).by(YOU))
                                    .when(new DrawnFor(DestinyKind.RACE))
                                    .then(
                                            new PickFrom(
                                                    YOU, "card", YOU, Pile.HAND, ANYTHING, number(1), number(1)),
                                            new UseAsRaceDestiny(chosen("card")))),
                            may(Deed.PLAY_AGAIN, IT, ANYTHING),
                            starting(
                                    ALWAYS,
                                    Pile.RESERVE_DECK,
                                    SetUp.must("arena", ARENA),
                                    SetUp.must("podracer", PODRACER),
                                    SetUp.may("other podracer", 1, PODRACER).by(OPPONENT),
                                    SetUp.must("event", titled("Boonta Eve Podrace")),
                                    SetUp.must("effect", EFFECT.and(new OwnText(OwnText.Tells.NO_DEPLOY_COST)))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(
                BOONTA_EVE_PODRACE,
                PODRACE_ARENA,
                PODRACER_BAY,
                ANAKINS_PODRACER,
                I_DID_IT,
                A_STEP_BACKWARD,
                LOSING_TRACK,
                NECK_AND_NECK,
                PODRACE_PREP);
    }
}
