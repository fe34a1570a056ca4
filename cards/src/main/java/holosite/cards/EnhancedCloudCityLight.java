package holosite.cards;

import holosite.language.condition.WonAtSabacc;
import holosite.language.ability.Forbids;
import static holosite.language.Words.*;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.INDEPENDENT;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.FREIGHTER;

import holosite.language.ability.Deed;
import holosite.language.card.Capacity;
import holosite.language.Card;
import holosite.language.card.Who;
import java.util.List;

/** The Light Side of Enhanced Cloud City. */
public final class EnhancedCloudCityLight {
    private EnhancedCloudCityLight() {}

    public static final Card LANDO_IN_MILLENNIUM_FALCON =
            starfighter("Lando In Millennium Falcon", LIGHT, "109_2").unique()
                    .persona("Falcon")
                    .destiny(2).deploy(5).power(3).maneuver(3).hyperspeed(5).forfeit(6)
                    .icons(INDEPENDENT, PILOT, NAV_COMPUTER, SCOMP_LINK, PREMIUM).is(FREIGHTER)
                    .carries(new Capacity(1, 2, 0, 0, 0, 0, 0, 0))
                    .permanentPilot("Lando", 3, adds(3, POWER, IT))
                    .says(
                            new Forbids(Deed.PILOT, Who.EITHER, persona("Han"), IT, new WonAtSabacc("Han").not()),
                            immuneToAttrition(5));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(LANDO_IN_MILLENNIUM_FALCON);
    }
}
