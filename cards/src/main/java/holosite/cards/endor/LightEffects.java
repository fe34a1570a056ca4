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

/** Endor, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final String BUNKER = "Endor: Bunker";

    static final Card[] CARDS = {
        epicEvent("Deactivate The Shield Generator", LIGHT, "8_43")
            .destiny(0)
            .icons(ENDOR)
            .says(
                deploysOn(titled(BUNKER)),
                may(onceDuringYour(Phase.CONTROL)
                    .when(is(Known.HERE, youControlWith(REBEL, ANYTHING)))
                    .then(
                        new DrawDestiny(YOU, number(2), DestinyKind.EPIC, "destiny"),
                        branch(
                            compare(
                                destiny()
                                    .plus(new Product(number(3), count(titled("Explosive Charge").here())))
                                    .plus(new AddedToTotal(Known.IT, Known.IT)),
                                MORE,
                                12),
                            pickAny(YOU, "escaping", your(CHARACTER).here()),
                            new Relocate(chosen("escaping"), titled("Endor: Back Door")),
                            new BlowAway(titled(BUNKER, "Endor: Landing Platform (Docking Bay)")),
                            loseForce(OPPONENT, 8),
                            lose(IT))))),
    };
}
