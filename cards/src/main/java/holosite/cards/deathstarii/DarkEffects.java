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

/** Death Star II, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    private static final Filter BEHIND_THE_SHIELD =
        SYSTEM.and(titled("Death Star II")).or(siteOf("Death Star"));

    static final Card[] CARDS = {
        effect("Combat Response", DARK, "9_121").unique()
            .destiny(5).icons(DEATH_STAR_II)
            .says(
                deploysOnTable(),
                may(at(your(Phase.DEPLOY))
                    .then(new DeployTogether(
                        STARFIGHTER.in(CardState.UNPILOTED),
                        CHARACTER.and(with(PILOT)),
                        true))),
                immuneTo("Alter")),

        effect("Desperate Counter", DARK, "9_122").unique()
            .destiny(5).icons(DEATH_STAR_II)
            .says(
                deploysOn(SYSTEM.and(titled("Death Star II"))),
                always(opponents(
                    MOVEMENT_DESTINY,
                    count(a(TIE).in(CardState.ARMED).at(new Being(Known.AFFECTED))).times(-3).atLeast(-9),
                    SECTOR.related(RELATED_TO, HERE))),
                mayAnyNumber(at(your(Phase.DEPLOY))
                    .then(deployFromReserveDeck(titled("Combat Response", "Imperial Arrest Order"), ANYTHING))),
                immuneTo("Alter")),

        effect("Endor Shield", DARK, "9_124").unique()
            .destiny(5).icons(DEATH_STAR_II)
            .says(
                deploysOn(titled("Endor: Bunker")),
                new Modifies(
                    add(DEPLOY_COST, -1, IMPERIAL).toward(HERE),
                    thereIs(SYSTEM.and(titled("Endor")).related(ORBITED_BY, titled("Death Star II")))
                        .and(is(Known.HERE, youControl(SITE)))),
                mayNot(Deed.DEPLOY, OPPONENT, ANYTHING, BEHIND_THE_SHIELD),
                toll(Deed.MOVE_TO, OPPONENT, ANYTHING, BEHIND_THE_SHIELD, 3)),

        Common.inconsequentialLosses("Inconsequential Losses", DARK, "9_126"),
    };
}
