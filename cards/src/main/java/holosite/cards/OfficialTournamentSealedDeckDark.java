package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Trait.IMPERIAL_STARSHIP;
import static holosite.language.card.Trait.SHIP_DOCKING;
import static holosite.language.card.Trait.TIE;

import holosite.language.ability.Deed;
import holosite.language.card.Capacity;
import holosite.language.Card;
import java.util.List;

/** The Dark Side of the Official Tournament Sealed Deck. */
public final class OfficialTournamentSealedDeckDark {
    private OfficialTournamentSealedDeckDark() {}

    public static final Card DREADNAUGHT_CLASS_HEAVY_CRUISER =
            capital("Dreadnaught-Class Heavy Cruiser", DARK, "106_13")
                    .destiny(3).deploy(5).power(5).armor(4).hyperspeed(3).forfeit(5)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, PREMIUM)
                    .is(SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .carries(Capacity.pilots(3).withPassengers(6).withTies(4))
                    .permanentPilots(2, 2)
                    .says(
                            may(Deed.DEPLOY, titled("Turbolaser Battery"), IT),
                            adds(1, POWER, your(a(TIE)).presentWith(IT)));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(DREADNAUGHT_CLASS_HEAVY_CRUISER);
    }
}
