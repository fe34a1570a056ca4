package holosite.cards;

import holosite.language.filter.Generic;
import holosite.language.ability.Cancels;
import holosite.language.ability.Suspends;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.card.Subtype.IMMEDIATE_EFFECT;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.EPISODE_I;
import static holosite.language.card.Icon.REFLECTIONS_III;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.STARTING_EFFECT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;

import holosite.language.ability.Deed;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.Modifier;
import holosite.language.ability.Toll;
import holosite.language.amount.EventAmount;
import holosite.language.amount.Half;
import holosite.language.amount.HighestRaceTotal;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.condition.Condition;
import holosite.language.effect.MayPay;
import holosite.language.effect.PlayFromHere;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.OwnText;
import java.util.List;

/** The Light Side of Reflections III. */
public final class ReflectionsIIILight {
    private ReflectionsIIILight() {}

    private static final Filter BATTLEGROUND = new InState(CardState.BATTLEGROUND);

    private static final Filter INSERT_CARD = new OwnText(OwnText.Tells.INSERTS);

    private static final Condition YOU_OCCUPY_BOTH =
            thereIs(youOccupy(SITE.and(BATTLEGROUND))).and(thereIs(youOccupy(SYSTEM.and(BATTLEGROUND))));

    private static final Condition OPPONENT_OCCUPIES_BOTH =
            thereIs(opponentOccupies(SITE.and(BATTLEGROUND)))
                    .and(thereIs(opponentOccupies(SYSTEM.and(BATTLEGROUND))));

    public static final Card AN_UNUSUAL_AMOUNT_OF_FEAR =
            effect(STARTING_EFFECT, "An Unusual Amount Of Fear", LIGHT, "13_5").unique()
                    .destiny(0).icons(EPISODE_I, REFLECTIONS_III)
                    .says(
                            new HoldsCards(10),
                            may(at(anyTime()).times(3, Limit.Per.GAME).then(new PlayFromHere(DEFENSIVE_SHIELD))));

    public static final Card BATTLE_PLAN =
            defensiveShield("Battle Plan", LIGHT, "13_8").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            new Toll(
                                    Deed.FORCE_DRAIN, YOU, ANYTHING, ANYTHING, number(3),
                                    YOU_OCCUPY_BOTH.not()),
                            new Toll(
                                    Deed.FORCE_DRAIN, OPPONENT, ANYTHING, ANYTHING, number(3),
                                    OPPONENT_OCCUPIES_BOTH.not()));

    public static final Card AIM_HIGH =
            defensiveShield("Aim High", LIGHT, "13_4").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            automatically(at(just(FORCE_TO_BE_RETRIEVED).by(OPPONENT))
                                    .then(new MayPay(OPPONENT, new EventAmount(), List.of(), List.of(cancelIt())))));

    public static final Card ANOTHER_PATHETIC_LIFEFORM =
            defensiveShield("Another Pathetic Lifeform", LIGHT, "13_6").icons(EPISODE_I, REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            when(
                                    thereIs(opponents(ALIEN.or(STARFIGHTER)).nonUnique().in(CardState.IN_BATTLE)),
                                    Modifier.atMost(BATTLE_DESTINIES, number(2), ANYTHING).whose(OPPONENT)));

    private static final Condition HELD_DOWN =
            compare(count(youOccupy(LOCATION.and(BATTLEGROUND))), AT_LEAST, 3)
                    .or(thereIsNo(opponentOccupies(LOCATION.and(BATTLEGROUND))));

    public static final Card ULTIMATUM =
            defensiveShield("Ultimatum", LIGHT, "13_44").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            when(HELD_DOWN, Modifier.atMost(FORCE_LOSS_FROM_DRAIN, number(2), ANYTHING).whose(YOU)),
                            when(HELD_DOWN, Modifier.atMost(FORCE_LOSS_FROM_INSERT, number(2), ANYTHING).whose(YOU)));

    public static final Card YOUR_INSIGHT_SERVES_YOU_WELL =
            defensiveShield("Your Insight Serves You Well", LIGHT, "13_49").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            new Cancels(titled("Scanning Crew"), ALWAYS),
                            automatically(at(just(INSERTED).to(INSERT_CARD)).then(cancelIt())),
                            automatically(at(just(INSERT_REVEALED).to(INSERT_CARD)).then(cancelIt())));

    public static final Card DONT_DO_THAT_AGAIN =
            defensiveShield("Don't Do That Again", LIGHT, "13_16").icons(EPISODE_I, REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            may(at(anyTime()).once(Limit.Per.GAME).then(takeIntoHand(a(IMMEDIATE_EFFECT)))),
                            new Suspends(
                                    titled("Mobilization Points"), false,
                                    thereIsNo(opponentOccupies(SYSTEM.and(BATTLEGROUND)))));

    private static final Filter THEIR_GENERIC_SITES = opponents(SITE).and(new Generic());

    public static final Card OUNEE_TA =
            defensiveShield("Ounee Ta", LIGHT, "13_37").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            deploy(-2, your(REBEL), THEIR_GENERIC_SITES),
                            always(yours(FORCE_GENERATION, 1, THEIR_GENERIC_SITES)));

    public static final Card PLANETARY_DEFENSES =
            defensiveShield("Planetary Defenses", LIGHT, "13_38").icons(EPISODE_I, REFLECTIONS_III)
                    .says(
                            deploysOn(SITE.and(with(INTERIOR))),
                            mayNot(Deed.BE_TARGETED, EITHER, HERE, titled("Proton Bombs")));

    public static final Card A_CLOSE_RACE =
            defensiveShield("A Close Race", LIGHT, "13_1").icons(EPISODE_I, REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            always(Modifier.atMost(
                                            FORCE_LOSS,
                                            new Half(
                                                    new HighestRaceTotal(OPPONENT).minus(new HighestRaceTotal(YOU)),
                                                    Half.Rounding.UP),
                                            ANYTHING)
                                    .whose(YOU)
                                    .toward(titled("Boonta Eve Podrace"))),
                            new Suspends(
                                    titled("Watto's Box"), false,
                                    compare(count(youOccupy(LOCATION.and(BATTLEGROUND))), AT_LEAST, 3)));

    /** Every card of this file. */
    static List<Card> all() {
        return List.of(A_CLOSE_RACE, ULTIMATUM, YOUR_INSIGHT_SERVES_YOU_WELL, DONT_DO_THAT_AGAIN, OUNEE_TA, PLANETARY_DEFENSES,
                AN_UNUSUAL_AMOUNT_OF_FEAR, BATTLE_PLAN, AIM_HIGH, ANOTHER_PATHETIC_LIFEFORM);
    }
}
