package holosite.cards;

import static holosite.language.card.Stretch.EDGE;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.card.Icon.ENDOR;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.CREATURE_VEHICLE;
import static holosite.language.card.Trait.AT_ST;
import static holosite.language.card.Trait.DOCKING_BAY;
import static holosite.language.card.Trait.EWOK;
import static holosite.language.card.Trait.SPEEDER_BIKE;
import static holosite.language.card.Who.EITHER;

import holosite.language.ability.Ability;
import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.effect.MoveTo;
import holosite.language.filter.Filter;
import holosite.language.ability.Suspends;
import holosite.language.effect.DeployFrom;
import holosite.language.ability.Limit;
import holosite.language.card.Pile;
import holosite.language.filter.CardState;
import holosite.language.filter.Not;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Trait.STORMTROOPER;
import static holosite.language.card.Trait.TROOPER;
import static holosite.language.ability.Event.BATTLE_INITIATED;
import static holosite.language.ability.When.just;
import static holosite.language.card.Who.YOU;
import java.util.List;

/** The Dark Side of Endor. */
public final class EndorDark {
    private EndorDark() {}

    private static final String BUNKER = "Endor: Bunker";
    private static final Filter CRAFT = STARSHIP.or(VEHICLE);
    private static final Filter TOO_BIG =
            CRAFT.except(
                    a(SPEEDER_BIKE).or(a(AT_ST)).or(titled("Ewok Glider")).or(a(CREATURE_VEHICLE)));

    private static Ability noneDeploy(Filter craft) {
        return mayNot(Deed.DEPLOY, EITHER, craft, HERE);
    }

    private static Ability noneMoveHere(Filter craft) {
        return mayNot(Deed.MOVE_TO, EITHER, craft, HERE);
    }

    public static final Card BACK_DOOR =
            site("Endor", "Back Door", DARK, "8_159").unique().force(2, 2)
                    .icons(EXTERIOR, PLANET, SCOMP_LINK, ENDOR)
                    .dark(
                            may(at(When.your(Phase.MOVE))
                                    .target("traveler", your(CHARACTER).presentHere())
                                    .then(new MoveTo(chosen("traveler"), titled(BUNKER), false))),
                            may(at(When.your(Phase.MOVE))
                                    .target("traveler", your(CHARACTER).presentAt(titled(BUNKER)))
                                    .then(new MoveTo(chosen("traveler"), HERE, false))))
                    .light(
                            may(at(When.your(Phase.MOVE))
                                    .when(ifYouControl())
                                    .target("traveler", your(CHARACTER).presentHere())
                                    .then(new MoveTo(chosen("traveler"), titled(BUNKER), false))),
                            may(at(When.your(Phase.MOVE))
                                    .when(ifYouControl())
                                    .target("traveler", your(CHARACTER).presentAt(titled(BUNKER)))
                                    .then(new MoveTo(chosen("traveler"), HERE, false))))
                    .done();

    public static final Card DENSE_FOREST =
            site("Endor", "Dense Forest", DARK, "8_162").unique().force(2, 1)
                    .icons(EXTERIOR, PLANET, ENDOR)
                    .dark(noneDeploy(TOO_BIG), noneMoveHere(TOO_BIG))
                    .light(noneDeploy(TOO_BIG), noneMoveHere(TOO_BIG))
                    .done();

    public static final Card EWOK_VILLAGE =
            site("Endor", "Ewok Village", DARK, "8_163").lies(EDGE).unique().force(1, 1)
                    .icons(INTERIOR, EXTERIOR, PLANET, ENDOR)
                    .dark(
                            noneDeploy(CRAFT),
                            noneMoveHere(CRAFT),
                            when(
                                    thereIsNo(a(EWOK).at(of("Endor"))),
                                    yours(Figure.FORCE_DRAIN, 1, HERE)))
                    .light(
                            noneDeploy(CRAFT),
                            noneMoveHere(CRAFT),
                            when(
                                    thereIs(your(a(EWOK)).presentHere()),
                                    yours(Figure.FORCE_DRAIN, 1, HERE)))
                    .done();

    public static final Card LANDING_PLATFORM =
            site("Endor", "Landing Platform (Docking Bay)", DARK, "8_166").unique().force(1, 1)
                    .icons(INTERIOR, EXTERIOR, PLANET, SCOMP_LINK, ENDOR).is(DOCKING_BAY)
                    .dark(when(thereIsNo(your(IMPERIAL).presentHere()), yours(Figure.TRANSIT_FROM, 1, HERE)))
                    .light(transitFrom(7), always(yours(Figure.TRANSIT_TO, 9, HERE)))
                    .done();

    public static final Card ENDOR_SYSTEM =
            system("Endor", 8, DARK, "8_157").unique().force(2, 2)
                    .icons(PLANET, ENDOR)
                    .dark(supportFromOrbit("Endor"))
                    .light(
                            when(
                                    thereIsNo(your(a(EWOK)).at(onPlanet("Endor"))),
                                    yours(Figure.FORCE_DRAIN, -1, HERE)),
                            always(Modifier.add(Figure.MOVE_COST, number(1), your(STARSHIP)).toward(HERE)),
                            deploy(1, your(STARSHIP), HERE))
                    .done();

    public static final Card SERGEANT_WALLEN = imperial("Sergeant Wallen", "8_115").unique().persona("Sergeant Wallen")
            .destiny(3).deploy(2).power(2).ability(2).forfeit(3)
            .icons(WARRIOR, ENDOR).is(STORMTROOPER, TROOPER)
            .says(deploysOn(SITE.in(CardState.BATTLEGROUND).in(CardState.BATTLE_LOCATION))
                    .costing(0)
                    .at(just(BATTLE_INITIATED).by(YOU).at(SITE.in(CardState.BATTLEGROUND))));

    public static final Card BUNKER_SITE = site("Endor", "Bunker", DARK, "8_160").unique()
            .force(1, 0).icons(INTERIOR, PLANET, SCOMP_LINK, ENDOR)
            .dark(may(at(When.your(Phase.DEPLOY))
                    .once(Limit.Per.GAME)
                    .then(new DeployFrom(
                            YOU, Pile.RESERVE_DECK, titled("Endor Shield"), ANYTHING, 0, false, true))))
            .light(mayNot(Deed.MOVE_TO, YOU, new Not(ANYTHING.at(titled("Endor: Back Door"))), HERE),
                    new Suspends(titled("Endor Shield"), false, ifYouControl()))
            .done();

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(BACK_DOOR, DENSE_FOREST, EWOK_VILLAGE, LANDING_PLATFORM, ENDOR_SYSTEM,
                SERGEANT_WALLEN, BUNKER_SITE);
    }
}
