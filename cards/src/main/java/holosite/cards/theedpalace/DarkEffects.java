package holosite.cards.theedpalace;

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

/** Theed Palace, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    static final Card[] CARDS = {
        effect("Naboo Occupation", DARK, "14_98").unique()
            .destiny(5).icons(EPISODE_I, THEED_PALACE)
            .says(
                deploysOnTable(),
                may(at(your(Phase.DRAW))
                    .use(3)
                    .then(lasting(
                        always(set(FORCE_GENERATION, 0,
                            youControlWith(a(BATTLE_DROID), siteOf("Naboo"))).whose(OPPONENT)),
                        Duration.UNTIL_END_OF_OPPONENTS_NEXT_TURN))),
                asSoonAs(thereIsNo(your(a(BATTLE_DROID)).at(onPlanet("Naboo"))), lose(IT)),
                immuneTo("Alter")),
    };
}
