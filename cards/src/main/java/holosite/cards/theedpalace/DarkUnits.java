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

/** Theed Palace, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    static final Card[] CARDS = {
        darkJediMaster("Darth Sidious", DARK, "14_78").unique().persona("Sidious")
            .destiny(1).deploy(6).power(5).ability(7).forfeit(8)
            .icons(WARRIOR, EPISODE_I, THEED_PALACE).is(TRADE_FEDERATION)
            .says(
                may(at(just(LOST).to(opponents(CHARACTER).having(ABILITY, AT_LEAST, 6)))
                    .when(thereIsNo(CHARACTER.presentWith(IT)))
                    .lose(1)
                    .then(outOfPlay(THAT))),
                may(at(anyTime())
                    .when(whileAt(onPlanet("Coruscant")))
                    .when(thereIs(your(a(NEIMOIDIAN)).in(CardState.IN_BATTLE)))
                    .once(Limit.Per.BATTLE)
                    .use(1)
                    .then(addBattleDestiny(1))),
                immuneToAllAttrition(IT)),

        starfighter("DFS Squadron Starfighter", DARK, "14_115").dots(3)
            .destiny(2).deploy(1).power(2).maneuver(2).forfeit(3)
            .icons(PILOT, PRESENCE, TRADE_FEDERATION_ICON, EPISODE_I, THEED_PALACE)
            .is(DROID_STARFIGHTER, TRADE_FEDERATION_STARSHIP, NO_HYPERDRIVE)
            .permanentPilot(0)
            .says(
                deploysFor(-1, of("Naboo").or(SYSTEM.related(WHERE_IS, your(a(BATTLESHIP))))),
                mayAnyNumber(at(your(Phase.DEPLOY))
                    .when(it(STARSHIP.with(your(a(BATTLESHIP))).at(SYSTEM)))
                    .then(deployFromReserveDeck(titled("Droid Starfighter Laser Cannons"), IT)))),
    };
}
