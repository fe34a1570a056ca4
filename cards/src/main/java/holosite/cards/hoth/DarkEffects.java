package holosite.cards.hoth;

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

/** Hoth, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    private static final Filter GENERATORS = titled("Hoth: Main Power Generators (1st Marker)");

    static final Card[] CARDS = {
        effect("Death Squadron", DARK, "3_100").unique()
            .destiny(3).icons(HOTH)
            .says(
                deploysOn(SYSTEM),
                always(yours(TOTAL_POWER, count(your(STARSHIP).presentHere()), HERE)),
                always(free(SHUTTLE_COST, your(a(TROOPER).or(COMBAT_VEHICLE))).toward(SITE.related(RELATED_TO, HERE)))),

        epicEvent("Target The Main Generator", DARK, "3_115")
            .destiny(0)
            .icons(HOTH)
            .says(used(at(your(Phase.CONTROL))
                .target("weapon", your(titled("AT-AT Cannon")).in(CardState.READY_TO_FIRE).related(WITHIN_RANGE_OF, GENERATORS))
                .then(
                    new FireAsFollows(chosen("weapon")),
                    new DrawDestiny(YOU, number(1), DestinyKind.EPIC, "destiny"),
                    branch(
                        compare(
                            destiny()
                                .plus(new HighestPilotAbility(a(AT_AT).related(BEARING, chosen("weapon"))))
                                .plus(count(youControl(siteOf("Hoth"))))
                                .plus(new AddedToTotal(the("weapon"), Known.IT)),
                            MORE,
                            8),
                        new BlowAway(GENERATORS),
                        lose(IT))))),
    };
}
