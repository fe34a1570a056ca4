package holosite.cards;

import holosite.language.card.DestinyKind;
import static holosite.cards.Politics.*;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.ability.Event.DRAIN_INITIATED;
import static holosite.language.ability.Event.PHASE_STARTS;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Agenda.AMBITION;
import static holosite.language.card.Agenda.BLOCKADE;
import static holosite.language.card.Agenda.TAXATION;
import static holosite.language.card.Agenda.TRADE;
import static holosite.language.card.Agenda.WEALTH;
import static holosite.language.card.Compare.EQUAL;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.CORUSCANT;
import static holosite.language.card.Icon.EPISODE_I;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.PRESENCE;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.POLITICAL_EFFECT;
import static holosite.language.card.Subtype.USED_INTERRUPT;
import static holosite.language.card.Trait.CORUSCANT_GUARD;
import static holosite.language.card.Trait.NEIMOIDIAN;
import static holosite.language.card.Trait.SENATE;
import static holosite.language.card.Trait.SENATOR;
import static holosite.language.card.Trait.TAX_COLLECTOR;
import static holosite.language.card.Trait.TRADE_FEDERATION;
import static holosite.language.card.Trait.TWILEK;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.CardState.BATTLEGROUND;
import static holosite.language.filter.Relation.AT_SAME_SITE_AS;
import static holosite.language.filter.Relation.RELATED_TO;
import static holosite.language.filter.Relation.SHARING_AGENDA_WITH;

import holosite.language.ability.Cost;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.amount.PileSize;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.condition.DrawnFor;
import holosite.language.condition.InPhase;
import holosite.language.effect.Activate;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.DrawCards;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.HitIt;
import holosite.language.effect.LoseForce;
import holosite.language.effect.Remember;
import holosite.language.effect.Shuffle;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.UseForce;
import holosite.language.filter.Known;
import java.util.List;
import java.util.Optional;

/** The Dark Side of Coruscant. */
public final class CoruscantDark {
    private CoruscantDark() {}

    // ---- characters

    public static final Card DESTROYER_DROID =
            droid("Destroyer Droid", DARK, "12_104")
                    .destiny(2).deploy(3).power(3).armor(3).forfeit(3)
                    .permanentWeapon("Twin Cannons")
                    .icons(PRESENCE, EPISODE_I, CORUSCANT)
                    .is(Trait.DESTROYER_DROID)
                    .says(
                            fires(CHARACTER.or(VEHICLE))
                                    .costing(1)
                                    .doing(new HitIt(chosen("target")), loseForce(OPPONENT, 1)),
                            battleDestinyIfUnable(it(ANYTHING.with(a(Trait.DESTROYER_DROID)))));

    public static final Card DAULTAY_DOFINE =
            character(Subtype.REPUBLIC, "Daultay Dofine", DARK, "12_103").unique().persona("Daultay Dofine")
                    .destiny(2).deploy(2).power(2).ability(3).forfeit(4)
                    .icons(PILOT, EPISODE_I, CORUSCANT)
                    .is(Trait.TRADE_FEDERATION, Trait.NEIMOIDIAN)
                    .says(
                            may(at(just(PHASE_STARTS).by(YOU))
                                    .when(new InPhase(YOU, Phase.DRAW))
                                    .when(compare(new PileSize(YOU, Pile.FORCE_PILE), EQUAL, 0))
                                    .then(new Activate(YOU, number(2), true))),
                            may(at(just(DESTINY_DRAWN)
                                            .by(YOU)
                                            .to(a(Trait.DESTROYER_DROID).or(a(Trait.BATTLE_DROID))))
                                    .once(Limit.Per.TURN)
                                    .then(toHand(THAT), new CancelDestiny(true))));

    public static final Card AKS_MOE =
            republic("Aks Moe", DARK, "12_97").unique().persona("Aks Moe")
                    .destiny(2).deploy(2).power(3).ability(3).politics(3).forfeit(5)
                    .icons(EPISODE_I, CORUSCANT).is(SENATOR)
                    .says(
                            agendas(AMBITION, BLOCKADE),
                            adds(2, POWER, your(CAPITAL), IN_MAJORITY),
                            when(
                                    IN_MAJORITY,
                                    yours(
                                            FORCE_DRAIN, 1,
                                            SYSTEM.in(BATTLEGROUND).related(RELATED_TO, youOccupy(SITE)))));

    public static final Card BASKOL_YEESRIM =
            republic("Baskol Yeesrim", DARK, "12_98").unique().persona("Baskol Yeesrim")
                    .destiny(3).deploy(3).power(2).ability(3).politics(2).forfeit(5)
                    .icons(EPISODE_I, CORUSCANT).is(SENATOR)
                    .says(
                            agendas(BLOCKADE),
                            may(at(When.your(Phase.CONTROL)).once(Limit.Per.PHASE).when(IN_MAJORITY).then(
                                    new LoseForce(
                                            OPPONENT, count(youControl(of("Naboo"))), Optional.empty()))));

    public static final Card GUARD =
            republic("Coruscant Guard", DARK, "12_100")
                    .destiny(3).deploy(2).power(2).ability(1).forfeit(4)
                    .icons(WARRIOR, EPISODE_I, CORUSCANT).is(CORUSCANT_GUARD)
                    .says(guard());

    public static final Card LOTT_DOD =
            republic("Lott Dod", DARK, "12_110").unique().persona("Lott Dod")
                    .destiny(2).deploy(2).power(1).ability(3).politics(4).forfeit(5)
                    .icons(EPISODE_I, CORUSCANT).is(SENATOR, TRADE_FEDERATION, NEIMOIDIAN)
                    .says(
                            agendas(AMBITION, BLOCKADE, TRADE),
                            may(at(When.your(Phase.CONTROL)).once(Limit.Per.PHASE).when(IN_MAJORITY).then(
                                    new TakeFrom(
                                            YOU, YOU, Pile.FORCE_PILE, ANYTHING,
                                            number(1), number(1), Pile.HAND, true))),
                            adds(2, FORFEIT, your(a(NEIMOIDIAN)).other(), whileAt(titled(GALACTIC_SENATE))));

    public static final Card ORN_FREE_TAA =
            republic("Orn Free Taa", DARK, "12_113").unique().persona("Orn Free Taa")
                    .destiny(4).deploy(1).power(1).ability(3).politics(2).forfeit(4)
                    .icons(EPISODE_I, CORUSCANT).is(SENATOR, TAX_COLLECTOR, TWILEK)
                    .says(
                            agendas(TAXATION, WEALTH),
                            may(at(just(DESTINY_DRAWN).by(YOU))
                                    .once(Limit.Per.TURN)
                                    .when(IN_MAJORITY.and(new DrawnFor(DestinyKind.BATTLE)))
                                    .then(toHand(THAT))),
                            may(at(When.opponents(Phase.DEPLOY))
                                    .use(new PileSize(OPPONENT, Pile.FORCE_PILE))
                                    .then(toUsedPile(IT))));

    public static final Card PASSEL_ARGENTE =
            republic("Passel Argente", DARK, "12_116").unique().persona("Passel Argente")
                    .destiny(2).deploy(3).power(1).ability(2).politics(2).forfeit(3)
                    .icons(EPISODE_I, CORUSCANT).is(SENATOR)
                    .says(
                            agendas(AMBITION, TAXATION),
                            adds(2, DEPLOY_COST, opponents(STARSHIP.or(VEHICLE)).nonUnique(), IN_MAJORITY),
                            adds(-1, POWER, opponents(STARSHIP.or(VEHICLE)).nonUnique(), IN_MAJORITY),
                            adds(count(opponents(a(SENATOR)).related(AT_SAME_SITE_AS, IT)), POLITICS, IT));

    // ---- Effects

    public static final Card ACCEPTING_TRADE_FEDERATION_CONTROL =
            effect(POLITICAL_EFFECT, "Accepting Trade Federation Control", DARK, "12_127").unique()
                    .destiny(3).icons(EPISODE_I, CORUSCANT)
                    .says(
                            deploysOnTable(),
                            placingASenator(battleDestinyDrawn(), changeDestiny(-3)),
                            may(at(When.your(Phase.DRAW))
                                    .once(Limit.Per.PHASE)
                                    .when(represented(TAXATION))
                                    .then(
                                            new Activate(YOU, number(1), false),
                                            new UseForce(OPPONENT, number(1)))));

    public static final Card THIS_IS_OUTRAGEOUS =
            effect(POLITICAL_EFFECT, "This Is Outrageous!", DARK, "12_142").unique()
                    .destiny(3).icons(EPISODE_I, CORUSCANT)
                    .says(
                            deploysOnTable(),
                            placingASenator(at(just(DRAIN_INITIATED).by(OPPONENT)), cancelIt()),
                            may(at(When.yourTurn())
                                    .once(Limit.Per.TURN)
                                    .when(represented(TRADE))
                                    .cost(new Cost.GiveFromHand(YOU, ANYTHING, Pile.LOST_PILE))
                                    .then(
                                            new Shuffle(YOU, Pile.LOST_PILE),
                                            new DrawCards(YOU, number(1), Pile.LOST_PILE))));

    // ---- Interrupts

    public static final Card ON_THE_PAYROLL_OF_THE_TRADE_FEDERATION =
            interrupt(USED_INTERRUPT, "On The Payroll Of The Trade Federation", DARK, "12_156").unique()
                    .destiny(5).icons(EPISODE_I, CORUSCANT)
                    .says(used(at(anyTime())
                            .target("target", opponents(CHARACTER).at(titled(GALACTIC_SENATE)))
                            .target(
                                    "senator",
                                    your(a(SENATOR))
                                            .at(titled(GALACTIC_SENATE))
                                            .related(SHARING_AGENDA_WITH, chosen("target")))
                            .then(
                                    new Remember("politics", figure(POLITICS, TARGET)),
                                    thisTurn(Modifier.add(
                                            POLITICS, remembered("politics"), chosen("senator"))),
                                    thisTurn(Modifier.set(POLITICS, number(0), chosen("target"))))));

    // ---- locations and the Objective

    public static final Card SENATE_SITE =
            site("Coruscant", "Galactic Senate", DARK, "12_167").unique().force(1, 1)
                    .icons(INTERIOR, PLANET, EPISODE_I, CORUSCANT).is(SENATE)
                    .dark(POWER_IS_POLITICS)
                    .light(POWER_IS_POLITICS)
                    .done();

    public static final Card CORUSCANT_SYSTEM =
            system("Coruscant", 0, DARK, "12_165").unique().force(2, 1)
                    .icons(PLANET, EPISODE_I, CORUSCANT)
                    .dark(supportFromOrbit("Coruscant"))
                    .light(supportFromOrbit("Coruscant"))
                    .done();

    public static final Card MY_LORD_IS_THAT_LEGAL =
            objective("My Lord, Is That Legal?", DARK, "12_179").icons(EPISODE_I, CORUSCANT)
                    .back(
                            "I Will Make It Legal",
                            lawmaking(adds(
                                    either(2, 3, is(Known.AFFECTED, a(AMBITION))),
                                    DESTINY,
                                    your(a(SENATOR)).and(DRAWN_IN_A_FIGHT))))
                    .says(pleading(BLOCKADE, YOUR_REPUBLIC_UNTROUBLED));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(
                DESTROYER_DROID, DAULTAY_DOFINE, AKS_MOE, BASKOL_YEESRIM, GUARD, LOTT_DOD, ORN_FREE_TAA, PASSEL_ARGENTE,
                ACCEPTING_TRADE_FEDERATION_CONTROL, THIS_IS_OUTRAGEOUS,
                ON_THE_PAYROLL_OF_THE_TRADE_FEDERATION,
                SENATE_SITE, CORUSCANT_SYSTEM, MY_LORD_IS_THAT_LEGAL);
    }
}
