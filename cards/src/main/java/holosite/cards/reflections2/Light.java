package holosite.cards.reflections2;

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

/** Reflections 2, Light Side: all cards. */
final class Light {
    private Light() {}

    static final Card[] CARDS = {
        droid("Artoo & Threepio", LIGHT, "10_2").unique().persona("R2-D2", "C-3PO")
            .destiny(3).deploy(3).power(2).forfeit(6)
            .icons(PILOT, NAV_COMPUTER, REFLECTIONS_II).is(R_UNIT, ASTROMECH_DROID, PROTOCOL_DROID)
            .matches("Lando In Millennium Falcon", "Gold Squadron 1", "Millennium Falcon", "The Falcon")
            .says(
                mayNot(Deed.PILOT, EITHER, IT, ANYTHING.except(persona("Falcon"))),
                may(Deed.BE_BATTLED, EITHER, DROID, ANYTHING),
                always(set(BATTLE_DAMAGE, 0, new FiguredAt(YOU, TOTAL_ABILITY, EQUAL, number(0))).whose(YOU)),
                always(set(BATTLE_DAMAGE, 0, new FiguredAt(OPPONENT, TOTAL_ABILITY, EQUAL, number(0))).whose(OPPONENT)),
                may(oncePerTurn().then(takeIntoHand(titleHas("Bad Feeling")))),
                suspends(titled("Bad Feeling Have I"), Always.ALWAYS)),

        alien("Dash Rendar", LIGHT, "10_6").unique().persona("Dash")
            .destiny(3).deploy(3).power(3).ability(3).forfeit(5)
            .icons(PILOT, WARRIOR, REFLECTIONS_II).is(GAMBLER, SMUGGLER, CORELLIAN).matches("Outrider")
            .says(
                addsToPowerPiloted(3),
                battleDestinyIfUnable(piloting(persona("Outrider"))),
                may(at(inBattle())
                    .when(piloting(persona("Outrider")))
                    .once(Limit.Per.BATTLE)
                    .target("target", opponents(STARSHIP).in(CardState.IN_BATTLE))
                    .then(
                        remember("power", new TotalOf(POWER, WHAT_IT_PILOTS)),
                        thisBattle(add(POWER, remembered("power").times(-1), chosen("target")))))),
    };
}
