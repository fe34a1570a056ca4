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

/** Enhanced Premiere, Light Side: all cards. */
final class Light {
    private Light() {}

    static final Card[] CARDS = {
        rebel("Han With Heavy Blaster Pistol", "108_1").unique().persona("Han")
            .destiny(1).deploy(4).power(4).ability(3).forfeit(6)
            .icons(PILOT, WARRIOR, PREMIUM).is(GAMBLER, SMUGGLER, CORELLIAN)
            .matches("Millennium Falcon")
            .uniquePermanentWeapon("Han's Heavy Blaster Pistol", BLASTER)
            .says(
                addsToPowerPiloted(3),
                when(
                    it(CHARACTER.related(IN_BATTLE_WITH, personas("Luke", "Chewie"))),
                    yours(BATTLE_DESTINIES, 1, BATTLE_LOCATION)),
                fires(CHARACTER.or(CREATURE))
                    .forFree()
                    .adding(1)
                    .doing(hit(chosen("target")), becomes(FORFEIT, 0, chosen("target")))),

        rebel("Leia With Blaster Rifle", "108_2").unique().persona("Leia")
            .destiny(1).deploy(4).power(3).ability(4).forfeit(6)
            .icons(PILOT, WARRIOR, PREMIUM).is(FEMALE, LEADER, ALDERAANIAN).matches("Anakin's Lightsaber")
            .uniquePermanentWeapon("Leia's Blaster Rifle", BLASTER)
            .says(
                addsToPowerPiloted(1),
                when(
                    it(CHARACTER.related(IN_BATTLE_WITH, persona("Han"))),
                    yours(BATTLE_DESTINIES, 1, BATTLE_LOCATION)),
                fires(CHARACTER.or(CREATURE))
                    .forFree()
                    .adding(1)
                    .doing(hit(chosen("target")), becomes(FORFEIT, 0, chosen("target")))),

        rebel("Luke With Lightsaber", "108_3").unique().persona("Luke")
            .destiny(1).deploy(5).power(5).ability(5).forfeit(7)
            .icons(PILOT, WARRIOR, PREMIUM).matches("Red 5", "Artoo-Detoo In Red 5", "Luke's T-16 Skyhopper", "Rogue 1")
            .uniquePermanentWeapon("Luke's Lightsaber", LIGHTSABER)
            .says(
                addsToPowerPiloted(2),
                firesAsLightsaber()),

        rebel("Obi-Wan With Lightsaber", "108_4").unique().persona("Obi-Wan")
            .destiny(1).deploy(5).power(5).ability(6).forfeit(8)
            .icons(WARRIOR, PREMIUM).matches("Obi-Wan's Lightsaber")
            .uniquePermanentWeapon("Obi-Wan's Lightsaber", LIGHTSABER)
            .says(firesAsLightsaber()),
    };
}
