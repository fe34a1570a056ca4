package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.card.Figure.MANEUVER;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.INDEPENDENT;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Side.DARK;
import static holosite.language.condition.Always.ALWAYS;

import holosite.language.card.Capacity;
import holosite.language.Card;
import java.util.List;

/** The Dark Side of Enhanced Cloud City. */
public final class EnhancedCloudCityDark {
    private EnhancedCloudCityDark() {}

    public static final Card BOBA_FETT_IN_SLAVE_I =
            starfighter("Boba Fett In Slave I", DARK, "109_8").unique()
                    .persona("Slave I")
                    .destiny(1).deploy(7).power(4).maneuver(4).hyperspeed(4).forfeit(4)
                    .icons(INDEPENDENT, PILOT, NAV_COMPUTER, SCOMP_LINK, PREMIUM)
                    .carries(Capacity.passengers(3))
                    .permanentPilot(
                            "Boba Fett", 3,
                            adds(3, POWER, IT),
                            adds(2, MANEUVER, IT),
                            battleDestinyIfUnable(ALWAYS))
                    .says(immuneToAttrition(5));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(BOBA_FETT_IN_SLAVE_I);
    }
}
