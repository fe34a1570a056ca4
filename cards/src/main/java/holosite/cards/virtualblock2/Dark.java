package holosite.cards.virtualblock2;

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

/** Virtual Block 2, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    private static final Filter WELL_PAID = a(BOUNTY_HUNTER).or(your(STARSHIP.and(with(INDEPENDENT))));

    static final Card[] CARDS = {
        effect("Desilijic Tattoo", DARK, "1002_6249").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(
                deploysOnTable(),
                adds(1, DEFENSE_VALUE, WELL_PAID),
                adds(2, FORFEIT, WELL_PAID),
                automatically(at(just(HIT).to(CHARACTER).with(WEAPON.except(with(PERMANENT_WEAPON)).related(FIRED_BY, a(BOUNTY_HUNTER))))
                    .once(Limit.Per.TURN)
                    .then(
                        lasting(always(add(FORFEIT, -2, THAT)), Duration.WHILE_ON_TABLE),
                        new PickTop("top", OPPONENT, Pile.RESERVE_DECK, number(1)),
                        lose(chosen("top")))),
                immuneTo("Alter")),

        startingEffect("Sudden Impact", DARK, "1002_6667")
            .destiny(3).icons(DAGOBAH)
            .says(
                new HoldsCards(5),
                may(at(anyTime()).times(3, Limit.Per.GAME).lose(2).then(new PlayFromHere(DEFENSIVE_SHIELDS))),
                mayNot(Deed.RESET_FORFEIT, with(PERMANENT_WEAPON)),
                automatically(at(just(HIT).to(CHARACTER).with(with(PERMANENT_WEAPON)))
                    .then(lasting(
                        always(set(FORFEIT, new FigureOf(FORFEIT, Known.SUBJECT, true).minus(number(3)), THAT)),
                        Duration.WHILE_ON_TABLE)))),
    };
}
