package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.GOLD_SQUADRON;
import static holosite.language.card.Trait.REBEL_STARSHIP;
import static holosite.language.card.Trait.Y_WING;

import holosite.language.card.Capacity;
import holosite.language.card.Card;
import holosite.language.card.Icon;
import java.util.List;

/** The Light Side of the premium sets. */
public final class PremiumLight {
    private PremiumLight() {}

    public static final Card GOLD_LEADER_IN_GOLD_1 =
            starfighter("Gold Leader In Gold 1", LIGHT, "103_1").unique()
                    .persona("Gold 1", "Dutch")
                    .destiny(2).deploy(5).power(2).maneuver(3).hyperspeed(4).forfeit(4)
                    .icons(Icon.PILOT, NAV_COMPUTER, PREMIUM).is(Y_WING, REBEL_STARSHIP, GOLD_SQUADRON)
                    .carries(Capacity.pilotsOrPassengers(1))
                    .permanentPilot(2)
                    .says(adds(2, POWER, IT), battleDestinyIfUnable(whileInBattle()));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(GOLD_LEADER_IN_GOLD_1);
    }
}
