package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.card.Icon.CORUSCANT;
import static holosite.language.card.Icon.EPISODE_I;
import static holosite.language.card.Icon.PRESENCE;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Who.OPPONENT;

import holosite.language.card.Card;
import holosite.language.card.Trait;
import holosite.language.effect.HitIt;
import java.util.List;

/** The Dark Side of Coruscant. */
public final class CoruscantDark {
    private CoruscantDark() {}

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

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(DESTROYER_DROID);
    }
}
