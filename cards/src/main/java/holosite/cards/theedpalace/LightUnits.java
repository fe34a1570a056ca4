package holosite.cards.theedpalace;

import static holosite.language.ability.Action.*;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.*;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.*;
import static holosite.language.card.Side.*;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.*;
import static holosite.language.filter.Relation.*;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.Card;
import holosite.language.ability.*;
import holosite.language.amount.*;
import holosite.language.card.*;
import holosite.language.condition.*;
import holosite.language.effect.*;
import holosite.language.filter.*;
import java.util.*;

/** Theed Palace, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    static final Card[] CARDS = {
        jediMaster("Qui-Gon Jinn With Lightsaber", LIGHT, "14_27").unique().persona("Qui-Gon")
            .destiny(1).deploy(7).power(6).ability(7).forfeit(8)
            .icons(WARRIOR, EPISODE_I, THEED_PALACE)
            .uniquePermanentWeapon("Qui-Gon Jinn's Lightsaber", LIGHTSABER)
            .says(
                when(it(CHARACTER.with(persona("Maul"))), yours(BATTLE_DESTINIES, 1, HERE)),
                firesAsLightsaber()),
    };
}
