package holosite.cards.deathstarii;

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

/** Death Star II, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Filter LUKE = persona("Luke");

    private static final Filter CAPTIVE_LUKE = LUKE.in(CardState.CAPTIVE);

    private static final Filter VADER = persona("Vader");

    private static final String LANDING_PLATFORM = "Endor: Landing Platform (Docking Bay)";

    private static final Condition PLATFORM_HELD = thereIs(IMPERIAL.at(titled(LANDING_PLATFORM)));

    static final Card[] CARDS = {
        effect("I Feel The Conflict", LIGHT, "9_34").unique()
            .destiny(4).icons(DEATH_STAR_II)
            .says(
                deploysOnTable().costing(2),
                automatically(at(just(BATTLE_WON).by(YOU)).then(new LoseForceUnder(OPPONENT, number(1)))),
                automatically(at(just(DUEL_WON).by(YOU)).then(new LoseForceUnder(OPPONENT, number(1)))),
                adds(count(ANYTHING.related(STACKED_ON, IT)).times(3), CROSSING_OVER, VADER),
                immuneTo("Alter")),

        Common.inconsequentialLosses("Superficial Damage", LIGHT, "9_43"),

        objective("There Is Good In Him", LIGHT, "9_61")
            .icons(DEATH_STAR_II)
            .back(
                "I Can Save Him",
                automatically(at(just(TURN_ENDS).by(OPPONENT))
                    .when(thereIsNo(VADER.related(ESCORTING, LUKE)))
                    .then(loseForce(OPPONENT, 2))),
                mayAnyNumber(at(anyTime())
                    .by(OPPONENT)
                    .target(new Target(
                        "vader",
                        VADER.presentWith(IMPERIAL.related(ESCORTING, LUKE)),
                        number(1),
                        number(1),
                        OPPONENT))
                    .then(new HandOver(CAPTIVE_LUKE, the("vader")))),
                mayNot(Deed.TRANSFER, OPPONENT, LUKE.related(ESCORTED_BY, VADER), ANYTHING),
                may(oncePerTurn()
                    .when(new TurnOf(YOU))
                    .target("vader", VADER.presentWith(LUKE.or(CAPTIVE_LUKE).except(new InState(CardState.FROZEN))))
                    .then(
                        new Shuffle(YOU, Pile.RESERVE_DECK),
                        drawDestiny(),
                        branch(
                            compare(new TotalToCross(destiny(), the("vader")), MORE, 14),
                            new CrossOver(chosen("vader")),
                            new DepleteLifeForce(OPPONENT)))),
                asSoonAs(thereIsNo(LUKE.presentWith(VADER)).and(thereIsNo(CAPTIVE_LUKE)), flipIt()))
            .says(
                starts(
                    SetUp.must("hut", titled("Endor: Chief Chirpa's Hut")),
                    SetUp.must("luke", LUKE.and(with(DEATH_STAR_II))).to(chosen("hut")),
                    SetUp.must("lightsaber", titled("Luke's Lightsaber")).to(chosen("luke")),
                    SetUp.must("platform", titled(LANDING_PLATFORM)),
                    SetUp.must("conflict", titled("I Feel The Conflict")),
                    forTheRestOfTheGame(mayNot(
                        Deed.PLAY, YOU, titled("Alter", "Strangle", "Captive Fury"), ANYTHING))),
                always(yours(FORCE_GENERATION, 2, SITE.related(WHERE_IS, LUKE))),
                mayNot(Deed.FORCE_DRAIN, YOU, ANYTHING, LOCATION.related(WHERE_IS, LUKE), PLATFORM_HELD),
                when(PLATFORM_HELD, set(FORCE_GENERATION, 0, LOCATION.related(WHERE_IS, LUKE)).whose(YOU)),
                asSoonAs(
                    thereIs(IMPERIAL.at(SITE.related(WHERE_IS, LUKE))),
                    new Capture(LUKE, Known.CAUSE, Optional.of(IMPERIAL))),
                asSoonAs(thereIs(CAPTIVE_LUKE), flipIt())),
    };
}
