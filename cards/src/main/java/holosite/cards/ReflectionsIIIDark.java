package holosite.cards;

import holosite.language.filter.Generic;
import holosite.language.ability.Suspends;
import static holosite.language.filter.Relation.WHERE_PRESENT;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.card.Subtype.IMMEDIATE_EFFECT;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.LESS;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.EPISODE_I;
import static holosite.language.card.Icon.REFLECTIONS_III;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.STARTING_EFFECT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;

import holosite.language.ability.Cancels;
import holosite.language.ability.Deed;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.Modifier;
import holosite.language.ability.Toll;
import holosite.language.amount.EventAmount;
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

/** The Dark Side of Reflections III. */
public final class ReflectionsIIIDark {
    private ReflectionsIIIDark() {}

    private static final Filter BATTLEGROUND = new InState(CardState.BATTLEGROUND);

    private static final Filter INSERT_CARD = new OwnText(OwnText.Tells.INSERTS);

    private static final Condition YOU_OCCUPY_BOTH =
            thereIs(youOccupy(SITE.and(BATTLEGROUND))).and(thereIs(youOccupy(SYSTEM.and(BATTLEGROUND))));

    private static final Condition OPPONENT_OCCUPIES_BOTH =
            thereIs(opponentOccupies(SITE.and(BATTLEGROUND)))
                    .and(thereIs(opponentOccupies(SYSTEM.and(BATTLEGROUND))));

    public static final Card FEAR_IS_MY_ALLY =
            effect(STARTING_EFFECT, "Fear Is My Ally", DARK, "13_69").unique()
                    .destiny(0).icons(EPISODE_I, REFLECTIONS_III)
                    .says(
                            new HoldsCards(10),
                            may(at(anyTime()).times(3, Limit.Per.GAME).then(new PlayFromHere(DEFENSIVE_SHIELD))));

    public static final Card BATTLE_ORDER =
            defensiveShield("Battle Order", DARK, "13_54").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            new Toll(
                                    Deed.FORCE_DRAIN, YOU, ANYTHING, ANYTHING, number(3),
                                    thereIsNo(titled("Battle Plan")).and(YOU_OCCUPY_BOTH.not())),
                            new Toll(
                                    Deed.FORCE_DRAIN, OPPONENT, ANYTHING, ANYTHING, number(3),
                                    thereIsNo(titled("Battle Plan")).and(OPPONENT_OCCUPIES_BOTH.not())));

    public static final Card SECRET_PLANS =
            defensiveShield("Secret Plans", DARK, "13_86").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            automatically(at(just(FORCE_TO_BE_RETRIEVED).by(OPPONENT))
                                    .then(new MayPay(OPPONENT, new EventAmount(), List.of(), List.of(cancelIt())))));

    public static final Card WIPE_THEM_OUT_ALL_OF_THEM =
            defensiveShield("Wipe Them Out, All Of Them", DARK, "13_98").icons(EPISODE_I, REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            when(
                                    thereIs(opponents(ALIEN.or(STARFIGHTER)).nonUnique().in(CardState.IN_BATTLE)),
                                    Modifier.atMost(BATTLE_DESTINIES, number(2), ANYTHING).whose(OPPONENT)));

    private static final Condition OPPONENT_HOLDS_TOO_LITTLE =
            thereIs(youOccupy(LOCATION.and(BATTLEGROUND)))
                    .and(compare(count(opponentOccupies(LOCATION.and(BATTLEGROUND))), LESS, 2));

    public static final Card COME_HERE_YOU_BIG_COWARD =
            defensiveShield("Come Here You Big Coward", DARK, "13_61").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            new Cancels(titled("Asteroid Sanctuary"), OPPONENT_HOLDS_TOO_LITTLE),
                            automatically(at(just(DRAIN_INITIATED).by(OPPONENT).at(LOCATION.except(BATTLEGROUND)))
                                    .when(OPPONENT_HOLDS_TOO_LITTLE)
                                    .then(cancelIt())),
                            automatically(at(just(FORCE_TO_BE_RETRIEVED).by(OPPONENT))
                                    .when(OPPONENT_HOLDS_TOO_LITTLE)
                                    .then(cancelIt())));

    private static final Condition HELD_DOWN =
            compare(count(youOccupy(LOCATION.and(BATTLEGROUND))), AT_LEAST, 3)
                    .or(thereIsNo(opponentOccupies(LOCATION.and(BATTLEGROUND))));

    public static final Card RESISTANCE =
            defensiveShield("Resistance", DARK, "13_84").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            when(HELD_DOWN, Modifier.atMost(FORCE_LOSS_FROM_DRAIN, number(2), ANYTHING).whose(YOU)),
                            when(HELD_DOWN, Modifier.atMost(FORCE_LOSS_FROM_INSERT, number(2), ANYTHING).whose(YOU)));

    public static final Card YOU_CANNOT_HIDE_FOREVER =
            defensiveShield("You Cannot Hide Forever", DARK, "13_99").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            automatically(at(just(INSERTED).to(INSERT_CARD)).then(cancelIt())),
                            automatically(at(just(INSERT_REVEALED).to(INSERT_CARD)).then(cancelIt())));

    public static final Card FANFARE =
            defensiveShield("Fanfare", DARK, "13_68").icons(EPISODE_I, REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            new Cancels(titled("Order To Engage", "Scramble"), ALWAYS),
                            may(at(anyTime()).once(Limit.Per.GAME).then(takeIntoHand(a(IMMEDIATE_EFFECT)))),
                            new Suspends(
                                    titled("Staging Areas"), false,
                                    thereIsNo(opponentOccupies(SYSTEM.and(BATTLEGROUND)))));

    public static final Card CROSSFIRE =
            defensiveShield("Crossfire", DARK, "13_63").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            new Suspends(
                                    titled("S-foils", "Maneuvering Flaps")
                                            .at(LOCATION.related(
                                                    WHERE_PRESENT,
                                                    your(WEAPON.or(STARSHIP.having(MANEUVER, MORE, 3))
                                                            .or(VEHICLE.having(MANEUVER, MORE, 3))))),
                                    false,
                                    ALWAYS));

    private static final Filter DEN = opponents(SITE).and(new Generic()).related(WHERE_PRESENT, opponents(CREATURE));

    public static final Card NO_ESCAPE =
            defensiveShield("No Escape", DARK, "13_78").icons(REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            may(Deed.DEPLOY_WITHOUT_PRESENCE, your(ANYTHING), DEN),
                            always(yours(FORCE_GENERATION, 1, DEN)));

    public static final Card YOUVE_NEVER_WON_A_RACE =
            defensiveShield("You've Never Won A Race?", DARK, "13_100").icons(EPISODE_I, REFLECTIONS_III)
                    .says(
                            deploysOnTable(),
                            new Suspends(
                                    titled("I Did It!"), false,
                                    compare(count(opponentOccupies(LOCATION.and(BATTLEGROUND))), LESS, 3)),
                            when(
                                    thereIs(titled("Sebulba's Podracer")),
                                    Modifier.add(
                                                    FORCE_LOSS,
                                                    count(youOccupy(LOCATION.and(BATTLEGROUND))).times(-1),
                                                    ANYTHING)
                                            .whose(YOU)
                                            .toward(titled("Boonta Eve Podrace"))));

    /** Every card of this file. */
    static List<Card> all() {
        return List.of(YOUVE_NEVER_WON_A_RACE, RESISTANCE, YOU_CANNOT_HIDE_FOREVER, FANFARE, CROSSFIRE, NO_ESCAPE,
                FEAR_IS_MY_ALLY, BATTLE_ORDER, SECRET_PLANS, WIPE_THEM_OUT_ALL_OF_THEM,
                COME_HERE_YOU_BIG_COWARD);
    }
}
