package holosite.cards;

import holosite.language.card.DestinyKind;
import holosite.language.card.Subtype;
import holosite.language.card.Pile;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.ability.Action.at;
import holosite.language.condition.DrawnFor;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.ChangeDestiny;
import holosite.language.filter.OwnImmunity;
import holosite.language.filter.OwnText;
import holosite.language.effect.SetUp;
import static holosite.language.card.Trait.STAR_DESTROYER;
import static holosite.language.card.Trait.LEADER;
import static holosite.language.card.Trait.LASER_CANNON;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Figure.FORCE_DRAIN;
import static holosite.language.card.Figure.DEPLOY_COST;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Figure.MANEUVER;
import static holosite.language.card.Compare.MORE;
import holosite.language.card.Trait;
import holosite.language.filter.Known;
import holosite.language.filter.Figured;
import holosite.language.filter.Filter;
import static holosite.language.Words.*;
import static holosite.language.card.Figure.TRANSIT_FROM;
import static holosite.language.card.Figure.TRANSIT_TO;
import static holosite.language.card.Icon.DEATH_STAR_II;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.STARSHIP_SITE;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.DOCKING_BAY;
import static holosite.language.card.Trait.MON_CALAMARI_STAR_CRUISER;
import static holosite.language.card.Trait.REBEL_STARSHIP;
import static holosite.language.card.Trait.SHIP_DOCKING;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;

import holosite.language.ability.Deed;
import holosite.language.ability.Forbids;
import holosite.language.card.Capacity;
import holosite.language.Card;
import holosite.language.card.Icon;
import java.util.List;

/** The Light Side of Death Star II. */
public final class DeathStarIILight {
    private DeathStarIILight() {}

    public static final Card HOME_ONE = capital("Home One", LIGHT, "9_74").unique().persona("Home One")
            .destiny(1).deploy(12).power(9).armor(8).hyperspeed(3).forfeit(12)
            .icons(Icon.PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II)
            .is(MON_CALAMARI_STAR_CRUISER, SHIP_DOCKING, REBEL_STARSHIP)
            .carries(Capacity.pilots(Capacity.UNLIMITED)
                    .withPassengers(Capacity.UNLIMITED)
                    .withVehicles(Capacity.UNLIMITED)
                    .withStarfighters(Capacity.UNLIMITED))
            .permanentPilots(2, 4)
            .says(immuneToAttrition(IT, 8, pilotedBy(persona("Ackbar")).not()),
                    immuneToAttrition(IT, 10, pilotedBy(persona("Ackbar"))));

    public static final Card HOME_ONE_DOCKING_BAY = site("Home One", "Docking Bay", LIGHT, "9_57").unique()
            .force(0, 1).icons(INTERIOR, EXTERIOR, STARSHIP_SITE, MOBILE, SCOMP_LINK, DEATH_STAR_II)
            .is(DOCKING_BAY)
            .dark(transitFrom(7), always(yours(TRANSIT_TO, 9, HERE)))
            .light(always(free(TRANSIT_FROM, HERE).whose(YOU)),
                    new Forbids(Deed.MOVE_TO, OPPONENT, ANYTHING, HERE, ifYouOccupy()))
            .done();

    private static final Filter FASTER_FIGHTERS = opponents(STARFIGHTER)
            .presentWith(IT)
            .and(new Figured(MANEUVER, MORE, figure(MANEUVER, Known.IT)));

    public static final Card A_WING = starfighter("A-wing", LIGHT, "9_62")
            .destiny(3).deploy(2).power(3).maneuver(5).hyperspeed(4).forfeit(3)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II).is(Trait.A_WING, REBEL_STARSHIP)
            .permanentPilot(1)
            .says(mayNot(Deed.DEPLOY_AS_REACT, OPPONENT, ANYTHING, HERE),
                    mayNot(Deed.MOVE_AS_REACT, OPPONENT, ANYTHING, HERE),
                    mayNot(Deed.MOVE_AS_REACT, OPPONENT, CHARACTER.or(VEHICLE).or(STARSHIP).here(), ANYTHING),
                    mayNot(Deed.MOVE_AWAY_AS_REACT, OPPONENT, CHARACTER.or(VEHICLE).or(STARSHIP).here(), ANYTHING),
                    adds(-1, POWER, IT, thereIs(FASTER_FIGHTERS)));

    private static final Filter BATTERIES = titled("Turbolaser Battery").or(a(LASER_CANNON));

    public static final Card NEBULON_B_FRIGATE = capital("Nebulon-B Frigate", LIGHT, "9_80")
            .destiny(3).deploy(5).power(4).armor(5).hyperspeed(4).forfeit(6)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II)
            .is(Trait.NEBULON_B_FRIGATE, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(Capacity.pilots(4).withPassengers(4).withStarfighters(2)).permanentPilot(1)
            .says(may(Deed.DEPLOY, BATTERIES, IT), always(free(DEPLOY_COST, BATTERIES).toward(IT)));

    public static final Card INDEPENDENCE = capital("Independence", LIGHT, "9_75").unique().persona("Independence")
            .destiny(1).deploy(9).power(8).armor(6).hyperspeed(3).forfeit(10)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II)
            .is(MON_CALAMARI_STAR_CRUISER, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(Capacity.pilots(5).withPassengers(6).withVehicles(1).withStarfighters(3)).permanentPilot(2)
            .says(immuneToAttrition(IT, 3, thereIs(REBEL.and(a(LEADER)).aboard(IT)).not()),
                    immuneToAttrition(IT, 4, thereIs(REBEL.and(a(LEADER)).aboard(IT))));

    public static final Card MON_CALAMARI = system("Mon Calamari", 6, LIGHT, "9_59").unique()
            .force(1, 2).icons(PLANET, DEATH_STAR_II)
            .dark(when(ifYouControl().and(thereIsNo(your(a(STAR_DESTROYER)).here())), yours(FORCE_DRAIN, -1, HERE)))
            .light(new Forbids(Deed.DEPLOY, OPPONENT, a(STAR_DESTROYER), HERE,
                            ifYouOccupy().and(thereIs(your(a(MON_CALAMARI_STAR_CRUISER)).here()))),
                    deploy(-1, your(a(MON_CALAMARI_STAR_CRUISER)), HERE))
            .done();

    public static final Card HEADING_FOR_THE_MEDICAL_FRIGATE =
            interrupt(Subtype.USED_OR_STARTING_INTERRUPT, "Heading For The Medical Frigate", LIGHT, "9_51")
                    .destiny(3).icons(DEATH_STAR_II)
                    .says(
                            used(at(When.just(Event.DESTINY_DRAWN).by(YOU))
                                    .when(new DrawnFor(DestinyKind.BATTLE))
                                    .then(new ChangeDestiny(number(1)))),
                            starting(
                                    ALWAYS,
                                    Pile.LOST_PILE,
                                    SetUp.may(
                                            "effects",
                                            3,
                                            EFFECT.and(new OwnImmunity("Alter"))
                                                    .and(new OwnText(OwnText.Tells.NO_DEPLOY_COST))
                                                    .and(new OwnText(OwnText.Tells.DEPLOYS_ON_TABLE)))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(HEADING_FOR_THE_MEDICAL_FRIGATE,
                A_WING, NEBULON_B_FRIGATE, INDEPENDENCE, MON_CALAMARI,
                HOME_ONE, HOME_ONE_DOCKING_BAY);
    }
}
