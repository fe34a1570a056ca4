package holosite.cards.dagobah;

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

/** Dagobah, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    static final Card[] CARDS = {
        rebel("Son Of Skywalker", "4_1").unique().persona("Luke")
            .destiny(1).deploy(5).power(5).ability(5).forfeit(8)
            .icons(PILOT, WARRIOR, DAGOBAH).matches("Artoo-Detoo In Red 5", "Red 5", "Rogue 1")
            .says(
                deploysOnly(onPlanet("Dagobah").or(siteOf("Cloud City"))),
                may(Deed.DEPLOY, IT, onPlanet("Dagobah")),
                addsToPowerPiloted(2),
                may(at(your(Phase.DEPLOY))
                    .once(Limit.Per.GAME)
                    .then(new DeployFrom(YOU, Pile.RESERVE_DECK, a(LIGHTSABER), IT, 0, true, true))),
                immuneToAttrition(4)),

        jediMaster("Yoda", LIGHT, "4_2").unique().persona("Yoda")
            .destiny(1).deploy(5).power(2).ability(7).forfeit(9)
            .icons(DAGOBAH)
            .says(
                deploysOnly(onPlanet("Dagobah")),
                may(Deed.DEPLOY, IT, onPlanet("Dagobah")),
                mayNot(Deed.INITIATE_BATTLE, EITHER, ANYTHING,
                    LOCATION.related(WHERE_PRESENT, IT)
                        .except(LOCATION.related(WHERE_PRESENT, opponents(CHARACTER).having(ABILITY, MORE, 3)))),
                mayNot(Deed.ATTACK, EITHER, ANYTHING,
                    LOCATION.related(WHERE_PRESENT, IT)
                        .except(LOCATION.related(WHERE_PRESENT, opponents(CHARACTER).having(ABILITY, MORE, 3)))),
                always(add(TRAINING_DESTINY, 1, CHARACTER).toward(IT)),
                immuneToAllAttrition(IT)),

        Common.mynock(LIGHT, "4_4"),

        creature("Nudj", LIGHT, "4_5")
            .destiny(2).deploy(1).defense(1).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH).is(SWAMP_CREATURE)
            .says(
                ferocity(-4, 1),
                Common.WET_PLANETS,
                always(opponents(FORCE_ICONS, -1, HERE).cumulatively()),
                new Parasite(Optional.empty())),

        Common.spaceSlug(LIGHT, "4_6"),

        Common.vineSnake(LIGHT, "4_7", CHARACTER.except(DROID)),
    };
}
