package holosite.cards.enhancedpremiere;

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

/** Enhanced Premiere, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    static final Card[] CARDS = {
        alien("Boba Fett With Blaster Rifle", DARK, "108_5").unique().persona("Boba Fett")
            .destiny(1).deploy(5).power(4).ability(3).armor(5).forfeit(5)
            .icons(PILOT, WARRIOR, PREMIUM).is(BOUNTY_HUNTER, BLACK_SUN_AGENT)
            .matches("Slave I", "Slave I, Symbol Of Fear")
            .uniquePermanentWeapon("Boba Fett's Blaster Rifle", BLASTER, BLASTER_RIFLE, RIFLE)
            .says(
                addsToPowerPiloted(3),
                when(
                    it(CHARACTER.related(IN_BATTLE_WITH, personas("Han", "Jabba"))),
                    yours(BATTLE_DESTINIES, 1, BATTLE_LOCATION)),
                fires(CHARACTER.or(CREATURE))
                    .forFree()
                    .adding(1)
                    .doing(hit(chosen("target")), becomes(FORFEIT, 0, chosen("target")))),

        imperial("Darth Vader With Lightsaber", "108_6").unique().persona("Vader")
            .destiny(1).deploy(6).power(6).ability(6).forfeit(7)
            .icons(PILOT, WARRIOR, PREMIUM).matches("Vader's Custom TIE", "Vader's Personal Shuttle")
            .uniquePermanentWeapon("Vader's Lightsaber", LIGHTSABER)
            .says(
                addsToPowerPiloted(3),
                firesAsLightsaber()),
    };
}
