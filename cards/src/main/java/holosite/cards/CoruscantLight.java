package holosite.cards;

import holosite.language.card.DestinyKind;
import static holosite.cards.Politics.*;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.ability.Event.DRAIN_INITIATED;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Agenda.JUSTICE;
import static holosite.language.card.Agenda.ORDER;
import static holosite.language.card.Agenda.PEACE;
import static holosite.language.card.Agenda.TAXATION;
import static holosite.language.card.Agenda.WEALTH;
import static holosite.language.card.Figure.DESTINY;
import static holosite.language.card.Figure.POLITICS;
import static holosite.language.card.Icon.CORUSCANT;
import static holosite.language.card.Icon.EPISODE_I;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.POLITICAL_EFFECT;
import static holosite.language.card.Trait.CORUSCANT_GUARD;
import static holosite.language.card.Trait.FEMALE;
import static holosite.language.card.Trait.LEADER;
import static holosite.language.card.Trait.SENATE;
import static holosite.language.card.Trait.SENATOR;
import static holosite.language.card.Trait.WOOKIEE;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;

import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.condition.DrawnFor;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.Retrieve;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import java.util.List;

/** The Light Side of Coruscant. */
public final class CoruscantLight {
    private CoruscantLight() {}

    // ---- characters

    public static final Card GUARD =
            republic("Coruscant Guard", LIGHT, "12_3")
                    .destiny(3).deploy(2).power(2).ability(1).forfeit(4)
                    .icons(WARRIOR, EPISODE_I, CORUSCANT).is(CORUSCANT_GUARD)
                    .says(guard());

    public static final Card QUEEN_AMIDALA =
            republic("Queen Amidala, Ruler Of Naboo", LIGHT, "12_22").unique().persona("Amidala")
                    .destiny(3).deploy(3).power(2).ability(4).politics(2).forfeit(6)
                    .icons(WARRIOR, EPISODE_I, CORUSCANT).is(LEADER, FEMALE)
                    .says(
                            agendas(JUSTICE, PEACE),
                            may(at(When.your(Phase.CONTROL)).once(Limit.Per.PHASE).when(IN_MAJORITY).then(
                                    new Retrieve(
                                            YOU, count(youControl(siteOf("Naboo"))), ANYTHING,
                                            Retrieve.How.TOP, Pile.USED_PILE))),
                            may(Deed.BE_PLACED_ON, IT, your(a(POLITICAL_EFFECT))),
                            immuneToAttrition(3));

    public static final Card YARUA =
            republic("Yarua", LIGHT, "12_34").unique().persona("Yarua")
                    .destiny(2).deploy(3).power(5).ability(2).politics(2).forfeit(4)
                    .icons(EPISODE_I, CORUSCANT).is(SENATOR, WOOKIEE)
                    .says(
                            agendas(JUSTICE, TAXATION),
                            automatically(at(just(DRAIN_INITIATED).by(YOU).at(SYSTEM.in(CardState.BATTLEGROUND)))
                                    .when(IN_MAJORITY)
                                    .then(new Retrieve(
                                            YOU, number(1), ANYTHING, Retrieve.How.TOP, Pile.USED_PILE))),
                            may(at(anyTime())
                                    .once(Limit.Per.TURN)
                                    .target("target", a(SENATOR).and(a(WEALTH)).presentWith(IT))
                                    .use(1)
                                    .then(thisTurn(Modifier.add(POLITICS, number(-2), chosen("target"))))));

    // ---- Effects

    private static final Filter WEAPON_IN_BATTLE =
            WEAPON.or(ANYTHING.in(CardState.ARMED)).at(BATTLE_LOCATION);

    public static final Card PLEA_TO_THE_COURT =
            effect(POLITICAL_EFFECT, "Plea To The Court", LIGHT, "12_45").unique()
                    .destiny(3).icons(EPISODE_I, CORUSCANT)
                    .says(
                            deploysOnTable(),
                            placingASenator(at(just(DRAIN_INITIATED).by(OPPONENT)), cancelIt()),
                            may(at(just(DESTINY_DRAWN))
                                    .when(new DrawnFor(DestinyKind.WEAPON)
                                            .and(represented(JUSTICE))
                                            .and(thereIs(opponents(WEAPON_IN_BATTLE)))
                                            .and(thereIsNo(your(WEAPON_IN_BATTLE))))
                                    .then(new CancelDestiny(true))));

    // ---- locations and the Objective

    public static final Card SENATE_SITE =
            site("Coruscant", "Galactic Senate", LIGHT, "12_75").unique().force(1, 1)
                    .icons(INTERIOR, PLANET, EPISODE_I, CORUSCANT).is(SENATE)
                    .dark(POWER_IS_POLITICS)
                    .light(POWER_IS_POLITICS)
                    .done();

    public static final Card CORUSCANT_SYSTEM =
            system("Coruscant", 0, LIGHT, "12_73").unique().force(1, 2)
                    .icons(PLANET, EPISODE_I, CORUSCANT)
                    .dark(supportFromOrbit("Coruscant"))
                    .light(supportFromOrbit("Coruscant"))
                    .done();

    public static final Card PLEAD_MY_CASE_TO_THE_SENATE =
            objective("Plead My Case To The Senate", LIGHT, "12_88").icons(EPISODE_I, CORUSCANT)
                    .back(
                            "Sanity And Compassion",
                            lawmaking(adds(
                                    either(2, 3, is(Known.AFFECTED, a(ORDER))),
                                    DESTINY,
                                    your(a(SENATOR).or(a(ORDER))).and(DRAWN_IN_A_FIGHT))))
                    .says(pleading(PEACE));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(
                GUARD, QUEEN_AMIDALA, YARUA,
                PLEA_TO_THE_COURT,
                SENATE_SITE, CORUSCANT_SYSTEM, PLEAD_MY_CASE_TO_THE_SENATE);
    }
}
