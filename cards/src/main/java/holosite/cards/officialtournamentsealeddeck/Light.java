package holosite.cards.officialtournamentsealeddeck;

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

/** Official Tournament Sealed Deck, Light Side: all cards. */
final class Light {
    private Light() {}

    static final Card[] CARDS = {
        alien("Arleil Schous", LIGHT, "106_1").unique().persona("Arleil Schous")
            .destiny(2).deploy(4).power(1).ability(3).forfeit(5)
            .icons(PILOT, WARRIOR, PREMIUM).is(LEADER)
            .says(
                may(at(just(DEPLOYED).by(YOU).to(IT)).then(takeIntoHand(ALIEN.and(new Dotted(false))))),
                addsToPowerPiloted(2),
                deploy(-1, your(ALIEN), siteOf("Tatooine").related(SAME_OR_ADJACENT_TO, HERE))),

        starfighter("Gold Squadron Y-wing", LIGHT, "106_4").dots(3)
            .destiny(3).deploy(4).power(2).maneuver(3).hyperspeed(4).forfeit(3)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, PREMIUM).is(Y_WING, REBEL_STARSHIP, GOLD_SQUADRON)
            .carries(Capacity.pilotsOrPassengers(1)).permanentPilot(2, adds(2, POWER, IT))
            .says(
                deploysFor(-2, of("Yavin 4").or(LOCATION.related(WHERE_IS, persona("Dutch")))),
                adds(1, WEAPON_DESTINY_DRAW, WEAPON.and(a(ION_CANNON)).related(ON, IT))),

        starfighter("Red Squadron X-wing", LIGHT, "106_7").dots(3)
            .destiny(2).deploy(5).power(3).maneuver(4).hyperspeed(5).forfeit(4)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, PREMIUM).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .permanentPilot(2, adds(2, POWER, IT))
            .says(
                deploysFor(-2, of("Yavin 4").or(LOCATION.related(WHERE_IS, persona("Red Leader")))),
                always(free(DEPLOY_COST, titled("Proton Torpedoes")).toward(IT)),
                always(free(FIRE_COST, titled("Proton Torpedoes").related(ON, IT)))),
    };
}
