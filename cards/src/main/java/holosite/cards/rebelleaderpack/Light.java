package holosite.cards.rebelleaderpack;

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

/** Rebel Leader Pack, Light Side: all cards. */
final class Light {
    private Light() {}

    static final Card[] CARDS = {
        starfighter("Gold Leader In Gold 1", LIGHT, "103_1").unique().persona("Gold 1")
            .destiny(2).deploy(5).power(2).maneuver(3).hyperspeed(4).forfeit(4)
            .icons(PILOT, NAV_COMPUTER, PREMIUM).is(Y_WING, REBEL_STARSHIP, GOLD_SQUADRON)
            .carries(Capacity.pilotsOrPassengers(1))
            .permanentPilot("Dutch", 2, adds(2, POWER, IT), battleDestinyIfUnable(whileInBattle())).says(),

        starfighter("Red Leader In Red 1", LIGHT, "103_2").unique().persona("Red 1")
            .destiny(2).deploy(6).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(PILOT, NAV_COMPUTER, PREMIUM).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .permanentPilot("Red Leader", 2, adds(2, POWER, IT), battleDestinyIfUnable(whileInBattle())).says(),
    };
}
