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

/** Virtual Block 2, Light Side: all cards. */
final class Light {
    private Light() {}

    private static final Filter STACKED_HERE = stackedOn(IT);

    private static Ability mayUnstack(Who who, Cost price, Effect to) {
        return mayAnyNumber(at(anyTime()).by(who).target("card", STACKED_HERE).cost(price).then(to));
    }

    private static final Cost USE_2 = new Cost.UseForce(number(2));

    private static final Cost LOSE_2 = new Cost.LoseForce(number(2));

    static final Card[] CARDS = {
        effect("Polarized Negative Power Coupling", LIGHT, "1002_5805")
            .destiny(4).icons(DAGOBAH, GRABBER)
            .says(
                deploysOnTable(),
                automatically(at(just(PLAYED).to(new OfSubtype(Subtype.USED_INTERRUPT))).then(stackOnIt(THAT))),
                mayUnstack(YOU, USE_2, toUsedPile(chosen("card"))),
                mayUnstack(OPPONENT, USE_2, toUsedPile(chosen("card"))),
                mayUnstack(YOU, LOSE_2, lose(chosen("card"))),
                mayUnstack(OPPONENT, LOSE_2, lose(chosen("card")))),
    };
}
