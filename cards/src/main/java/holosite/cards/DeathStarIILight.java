package holosite.cards;

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
import holosite.language.card.Card;
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

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(HOME_ONE, HOME_ONE_DOCKING_BAY);
    }
}
