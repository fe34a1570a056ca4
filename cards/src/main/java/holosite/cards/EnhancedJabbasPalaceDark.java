package holosite.cards;

import holosite.language.card.Trait;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.anyTime;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Trait.FEMALE;
import static holosite.language.card.Trait.SPY;
import static holosite.language.card.Who.YOU;

import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Pile;
import holosite.language.card.Subtype;
import holosite.language.effect.DeployFrom;
import java.util.List;

/** The Dark Side of Enhanced Jabba's Palace. */
public final class EnhancedJabbasPalaceDark {
    private EnhancedJabbasPalaceDark() {}

    public static final Card MARA_JADE_THE_EMPERORS_HAND =
            alien("Mara Jade, The Emperor's Hand", DARK, "110_10").kind(Subtype.IMPERIAL).unique()
                    .persona("Mara Jade")
                    .destiny(1).deploy(5).power(4).ability(5).forfeit(7)
                    .icons(PILOT, WARRIOR, PREMIUM).is(SPY, FEMALE)
                    .says(
                            addsToPowerPiloted(2),
                            adds(2, POWER, IT, thereIs(persona("Emperor"))),
                            may(at(anyTime())
                                    .once(Limit.Per.GAME)
                                    .then(new DeployFrom(YOU, Pile.RESERVE_DECK, WEAPON, IT, 0, false, true))),
                            gives(Trait.VADERS_STAND_IN, IT),
                            immuneToAttrition(4));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(MARA_JADE_THE_EMPERORS_HAND);
    }
}
