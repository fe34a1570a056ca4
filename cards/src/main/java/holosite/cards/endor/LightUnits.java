package holosite.cards.endor;

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

/** Endor, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    private static final Condition AGAINST_A_COMMON_ALIEN =
        it(CHARACTER.related(IN_BATTLE_WITH, opponents(ALIEN).nonUnique())).and(whileAt(SITE.and(with(EXTERIOR))));

    static final Card[] CARDS = {
        rebel("Daughter Of Skywalker", "8_8").unique().persona("Leia")
            .destiny(1).deploy(7).power(4).ability(5).forfeit(8)
            .icons(PILOT, WARRIOR, ENDOR).is(FEMALE, LEADER, SCOUT, ALDERAANIAN)
            .matches("Tydirium", "Anakin's Lightsaber", "Leia's Blaster Rifle", "Leia's Sporting Blaster")
            .says(
                deploysFor(-3, persona("Tydirium")),
                deploysFor(-3, onPlanet("Endor")),
                deploysFor(-3, onPlanet("Dagobah")),
                may(Deed.DEPLOY, IT, onPlanet("Dagobah")),
                new StandsInFor("Luke", "Mind What You Have Learned"),
                when(whileAt(SITE.and(with(EXTERIOR))), yours(FORCE_ICONS, 1, HERE)),
                immuneToAttrition(4)),

        rebel("Dresselian Commando", "8_9")
            .destiny(2).deploy(3).power(2).ability(2).forfeit(2)
            .icons(WARRIOR, ENDOR).is(SCOUT)
            .says(
                adds(1, POWER, IT, whileAt(SITE.and(a(FOREST).or(a(JUNGLE)).or(of("Endor").and(with(EXTERIOR)))))),
                when(AGAINST_A_COMMON_ALIEN, yours(POWER_DESTINIES, 1, BATTLE_LOCATION)),
                when(AGAINST_A_COMMON_ALIEN, atMost(BATTLE_DESTINIES, 1, BATTLE_LOCATION).whose(OPPONENT)),
                immuneToAttrition(4, AGAINST_A_COMMON_ALIEN)),
    };
}
