package holosite.cards.enhancedjabbaspalace;

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

/** Enhanced Jabba's Palace, Light Side: all cards. */
final class Light {
    private Light() {}

    private static final String AUDIENCE_CHAMBER = "Jabba's Palace: Audience Chamber";

    private static final Filter HAN = persona("Han");

    private static final Filter PALACE_SITES = SITE.and(titleHas("Jabba's Palace"));

    private static final Filter HEROES = personas("Han", "Luke", "Leia", "Chewie", "Lando");

    static final Card[] CARDS = {
        objective("You Can Either Profit By This...", LIGHT, "110_4")
            .icons(PREMIUM)
            .back(
                "Or Be Destroyed",
                automatically(at(just(FLIPPED).to(IT))
                    .once(Limit.Per.GAME)
                    .then(retrieve(YOU, either(5, 10, thereIs(HAN.having(POWER, LESS, 4)))))),
                cancelsText(titled("Bad Feeling Have I")),
                may(Deed.DEPLOY, your(STARFIGHTER).in(CardState.UNPILOTED), of("Tatooine").and(with(EXTERIOR))),
                must(at(your(Phase.CONTROL))
                    .then(loseForce(
                        OPPONENT,
                        count(occupiedBy(HEROES, LOCATION.in(CardState.BATTLEGROUND)))))),
                asSoonAs(
                    thereIs(HAN.in(CardState.CAPTIVE))
                        .or(thereIsNo(HAN.and(new InState(CardState.ACTIVE).or(new InState(CardState.MISSING))))),
                    flipIt()),
                outOfPlayIfBlownAway("Tatooine"))
            .says(
                starts(
                    SetUp.must("palace", titled("Tatooine: Jabba's Palace")),
                    SetUp.must("chamber", titled(AUDIENCE_CHAMBER)),
                    SetUp.must("han", CHARACTER.and(HAN)).to(titled(AUDIENCE_CHAMBER)),
                    new Freeze(chosen("han")),
                    SetUp.may("aliens", 2, ALIEN).by(OPPONENT).to(titled(AUDIENCE_CHAMBER)),
                    forTheRestOfTheGame(mayNot(Deed.MOVE, EITHER, HAN.in(CardState.FROZEN), ANYTHING))),
                mayNot(Deed.FORCE_DRAIN, OPPONENT, ANYTHING, titled(AUDIENCE_CHAMBER)),
                mayNot(Deed.FORCE_DRAIN, YOU, ANYTHING, of("Tatooine")),
                mayNot(Deed.DEPLOY, YOU, titled("Frozen Assets"), ANYTHING),
                deploy(-2, personas("Luke", "C-3PO", "R2-D2"), PALACE_SITES),
                always(free(DEPLOY_COST, titled("Master Luke")).toward(PALACE_SITES)),
                asSoonAs(thereIs(HAN.at(onPlanet("Tatooine"))), flipIt()),
                outOfPlayIfBlownAway("Tatooine")),
    };
}
