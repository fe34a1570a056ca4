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

/** Official Tournament Sealed Deck, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    static final Card[] CARDS = {
        capital("Dreadnaught-Class Heavy Cruiser", DARK, "106_13")
            .destiny(3).deploy(5).power(5).armor(4).hyperspeed(3).forfeit(5)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, PREMIUM).is(SHIP_DOCKING, IMPERIAL_STARSHIP)
            .carries(Capacity.pilots(3).withPassengers(6).withTies(4)).permanentPilots(2, 2)
            .says(may(Deed.DEPLOY, titled("Turbolaser Battery"), IT), adds(1, POWER, your(a(TIE)).presentWith(IT))),
    };
}
