package holosite.cards.endor;

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

/** Endor, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    private static final Filter TRANSPORTS = titled("Nabrun Leids", "Elis Helrot");

    static final Card[] CARDS = {
        effect("Imperial Arrest Order", DARK, "8_126").unique()
            .destiny(5).icons(ENDOR)
            .says(
                deploysOnTable(),
                adds(2, FORFEIT, IMPERIAL.unique().having(ABILITY, LESS, 3)),
                mayNot(Deed.PLAY, YOU, TRANSPORTS, ANYTHING, inPhase(YOU, Phase.MOVE).not()),
                mayNot(Deed.PLAY, OPPONENT, TRANSPORTS, ANYTHING, inPhase(OPPONENT, Phase.MOVE).not()),
                mayNot(Deed.BE_CHOSEN, EITHER, SITE.except(with(EXTERIOR)), TRANSPORTS),
                may(onceDuringYour(Phase.DEPLOY).then(deployFromReserveDeck(a(DOCKING_BAY), ANYTHING))),
                immuneTo("Alter")),

        effect("Perimeter Patrol", DARK, "8_128").unique()
            .destiny(4)
            .icons(ENDOR)
            .says(
                deploysOn(titled("Endor: Bunker")),
                automatically(at(just(BEING_DEPLOYED)
                        .by(OPPONENT)
                        .to(VEHICLE.or(STARSHIP).or(REBEL))
                        .at(siteOf("Endor").except(titled("Endor: Rebel Landing Site (Forest)"))))
                    .when(ifYouControl())
                    .then(
                        thisTurn(mayNot(Deed.MOVE, THAT)),
                        thisTurn(mayNot(Deed.TAKE_PART_IN_BATTLE, THAT)),
                        loseForce(OPPONENT, 1))),
                immuneTo("Alter")),
    };
}
