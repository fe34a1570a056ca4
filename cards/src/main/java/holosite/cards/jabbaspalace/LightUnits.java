package holosite.cards.jabbaspalace;

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

/** Jabba's Palace, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    static final Card[] CARDS = {
        alien("Devaronian", LIGHT, "6_10")
            .destiny(3).deploy(3).power(1).ability(2).forfeit(2)
            .icons(PILOT, JABBAS_PALACE).is(GAMBLER)
            .says(
                adds(2, POWER, IT, whileAt(titled("Tatooine: Mos Eisley")
                    .or(SITE.and(with(MOBILE)))
                    .or(a(DOCKING_BAY)))),
                addsToPowerPiloted(2),
                may(Deed.CLONE_OWN_DESTINY, IT, ANYTHING)),

        creature("Worrt", LIGHT, "6_48").unique().persona("Worrt")
            .destiny(4).deploy(2).ferocity(3).defense(4).forfeit(0)
            .icons(JABBAS_PALACE)
            .says(
                habitat(SITE.and(with(PLANET)).except(of("Hoth"))),
                mayNot(Deed.BE_ATTACKED, EITHER, your(CHARACTER), IT),
                mayNot(
                    Deed.USE_LANDSPEED,
                    EITHER,
                    opponents(CHARACTER).presentHere(),
                    ANYTHING,
                    whileAt(siteOf("Tatooine")))),
    };
}
