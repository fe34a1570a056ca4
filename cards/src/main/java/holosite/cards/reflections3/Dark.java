package holosite.cards.reflections3;

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

/** Reflections 3, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    private static final Condition OPPONENT_HOLDS_TOO_LITTLE =
        thereIs(youOccupy(LOCATION.in(CardState.BATTLEGROUND)))
            .and(compare(count(opponentOccupies(LOCATION.in(CardState.BATTLEGROUND))), LESS, 2));

    private static final Filter DEN = opponents(SITE).and(new Generic()).related(WHERE_PRESENT, opponents(CREATURE));

    private static final Condition WITH_HUNTER_OR_VADER =
        it(CHARACTER.with(your(a(BOUNTY_HUNTER).or(persona("Vader")))));

    static final Card[] CARDS = {
        defensiveShield("Battle Order", DARK, "13_54")
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                toll(Deed.FORCE_DRAIN, YOU, ANYTHING, ANYTHING, 3,
                    thereIsNo(titled("Battle Plan")).and(Common.YOU_OCCUPY_BOTH.not())),
                toll(Deed.FORCE_DRAIN, OPPONENT, ANYTHING, ANYTHING, 3,
                    thereIsNo(titled("Battle Plan")).and(Common.OPPONENT_OCCUPIES_BOTH.not()))),

        alien("Boba Fett, Bounty Hunter", DARK, "13_59").unique().persona("Boba Fett")
            .destiny(3).deploy(5).power(7).ability(3).armor(5).forfeit(6)
            .icons(PILOT, WARRIOR, MAINTENANCE, REFLECTIONS_III).is(BOUNTY_HUNTER, BLACK_SUN_AGENT)
            .matches("Slave I", "Slave I, Symbol Of Fear")
            .says(
                addsToPowerPiloted(3),
                when(WITH_HUNTER_OR_VADER, yours(BATTLE_DESTINIES, 2, HERE)),
                when(it(CHARACTER.with(your(ALIEN.or(IMPERIAL)))).and(WITH_HUNTER_OR_VADER.not()),
                    yours(BATTLE_DESTINIES, 1, HERE)),
                immuneToAttrition(5),
                new Maintenance(2, Optional.of(2))),

        defensiveShield("Come Here You Big Coward", DARK, "13_61")
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                cancels(titled("Asteroid Sanctuary"), OPPONENT_HOLDS_TOO_LITTLE),
                automatically(at(just(DRAIN_INITIATED).by(OPPONENT).at(LOCATION.except(new InState(CardState.BATTLEGROUND))))
                    .when(OPPONENT_HOLDS_TOO_LITTLE)
                    .then(cancelIt())),
                automatically(at(just(FORCE_TO_BE_RETRIEVED).by(OPPONENT))
                    .when(OPPONENT_HOLDS_TOO_LITTLE)
                    .then(cancelIt()))),

        defensiveShield("Crossfire", DARK, "13_63")
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                immuneTo(
                    ANYTHING.at(LOCATION.related(WHERE_PRESENT, your(WEAPON.or(STARSHIP.having(MANEUVER, MORE, 3))
                        .or(VEHICLE.having(MANEUVER, MORE, 3))))),
                    titled("S-foils", "Maneuvering Flaps"))),

        defensiveShield("Do They Have A Code Clearance?", DARK, "13_66")
            .icons(REFLECTIONS_III, GRABBER)
            .says(
                deploysOnTable(),
                may(at(just(FORCE_RETRIEVED).by(OPPONENT).with(INTERRUPT.or(UTINNI_EFFECT))).then(stackOnIt(CAUSE))),
                always(opponents(RETRIEVAL, count(stackedOn(IT)).times(-1), ANYTHING))),

        defensiveShield("Fanfare", DARK, "13_68")
            .icons(EPISODE_I, REFLECTIONS_III)
            .says(
                deploysOnTable(),
                cancels(titled("Order To Engage", "Scramble")),
                may(oncePerGame().then(takeIntoHand(IMMEDIATE_EFFECT))),
                suspends(titled("Staging Areas"), thereIsNo(opponentOccupies(SYSTEM.in(CardState.BATTLEGROUND))))),

        Common.fearIsMyAlly("Fear Is My Ally", DARK, "13_69"),

        defensiveShield("No Escape", DARK, "13_78")
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                may(Deed.DEPLOY_WITHOUT_PRESENCE, your(ANYTHING), DEN),
                always(yours(FORCE_GENERATION, 1, DEN))),

        Common.resistance("Resistance", DARK, "13_84"),

        Common.secretPlans("Secret Plans", DARK, "13_86"),

        Common.doOrDoNot("There Is No Try", DARK, "13_90"),

        Common.wipeThemOutAllOfThem("Wipe Them Out, All Of Them", DARK, "13_98"),

        defensiveShield("You Cannot Hide Forever", DARK, "13_99")
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                automatically(at(just(INSERTED).to(Common.INSERT_CARD)).then(cancelIt())),
                automatically(at(just(INSERT_REVEALED).to(Common.INSERT_CARD)).then(cancelIt()))),

        defensiveShield("You've Never Won A Race?", DARK, "13_100")
            .icons(EPISODE_I, REFLECTIONS_III)
            .says(
                deploysOnTable(),
                suspends(
                    titled("I Did It!"),
                    compare(count(opponentOccupies(LOCATION.in(CardState.BATTLEGROUND))), LESS, 3)),
                when(
                    thereIs(titled("Sebulba's Podracer")),
                    yours(FORCE_LOSS, count(youOccupy(LOCATION.in(CardState.BATTLEGROUND))).times(-1), ANYTHING)
                        .toward(titled("Boonta Eve Podrace")))),
    };
}
