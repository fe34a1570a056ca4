package holosite.cards.jabbaspalace;

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

/** Jabba's Palace, Light Side: locations, weapons and devices. */
final class LightPlacesAndEquipment {
    private LightPlacesAndEquipment() {}

    static final Card[] CARDS = {
        site("Jabba's Palace", "Audience Chamber", LIGHT, "6_81").lies(Stretch.FAR_INDOORS).unique().of("Tatooine")
            .force(1, 2)
            .icons(INTERIOR, PLANET, JABBAS_PALACE)
            .dark(immuneToAllAttrition(your(ALIEN.and(a(LEADER))).here()))
            .light(
                cancels(titled("Scum And Villainy"), ifYouControl()),
                mayAnyNumber(at(your(Phase.DEPLOY)).then(deployFromReserveDeck(titled("Bo Shuda"), ANYTHING))))
            .done(),
    };
}
