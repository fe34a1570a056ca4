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

/** Theed Palace, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    static final Card[] CARDS = {
        starshipWeapon("Droid Starfighter Laser Cannons", DARK, "14_127")
            .destiny(6)
            .icons(EPISODE_I, THEED_PALACE).is(LASER_CANNON, CANNON)
            .says(
                deploysOn(your(a(DROID_STARFIGHTER))),
                fires(STARSHIP)
                    .costing(2)
                    .beating(AT_LEAST, figure(DEFENSE_VALUE, TARGET).minus(number(1)))
                    .doing(branch(
                        ifSo(compare(destiny(), MORE, figure(DEFENSE_VALUE, TARGET)), hit(chosen("target"))),
                        ifSo(
                            compare(destiny().plus(1), EQUAL, figure(DEFENSE_VALUE, TARGET)),
                            thisTurn(set(POWER, 0, chosen("target"))))))),
    };
}
