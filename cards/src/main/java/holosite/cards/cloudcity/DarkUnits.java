package holosite.cards.cloudcity;

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

/** Cloud City, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    static final Card[] CARDS = {
        alien("Boba Fett", DARK, "5_91").unique().persona("Boba Fett")
            .destiny(1).deploy(5).power(4).ability(3).armor(5).forfeit(6)
            .icons(PILOT, WARRIOR, CLOUD_CITY).is(BOUNTY_HUNTER, BLACK_SUN_AGENT)
            .matches("Slave I", "Slave I, Symbol Of Fear")
            .says(
                addsToPowerPiloted(3),
                addsToManeuverPiloted(2, persona("Slave I")),
                battleDestinyIfUnable(piloting(persona("Slave I"))),
                adds(5, FORFEIT, CHARACTER.related(ESCORTED_BY, IT)),
                always(base(LANDSPEED, 3, IT)),
                immuneToAttrition(3)),

        alien("Lando Calrissian", DARK, "5_99").unique().persona("Lando")
            .destiny(1).deploy(2).power(3).ability(3).forfeit(3)
            .icons(PILOT, WARRIOR, CLOUD_CITY).is(GAMBLER)
            .says(
                deploysOnly(siteOf("Cloud City")),
                addsToPowerPiloted(2),
                adds(1, SABACC_LEEWAY, IT),
                may(Deed.BE_REPLACED, OPPONENT, IT, SITE)),
    };
}
