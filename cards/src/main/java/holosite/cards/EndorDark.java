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
import holosite.language.card.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.effect.MoveTo;
import holosite.language.filter.Filter;
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

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(BACK_DOOR, DENSE_FOREST, EWOK_VILLAGE, LANDING_PLATFORM, ENDOR_SYSTEM);
    }
}
