package holosite.cards.coruscant;

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

/** Coruscant, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Filter WEAPON_IN_BATTLE = WEAPON.or(ANYTHING.in(CardState.ARMED)).at(BATTLE_LOCATION);

    static final Card[] CARDS = {
        politicalEffect("Plea To The Court", LIGHT, "12_45").unique()
            .destiny(3).icons(EPISODE_I, CORUSCANT)
            .says(
                deploysOnTable(),
                Politics.placingASenator(at(just(DRAIN_INITIATED).by(OPPONENT)), cancelIt()),
                may(at(just(DESTINY_DRAWN))
                    .when(isWeaponDestiny()
                        .and(Politics.represented(Agenda.JUSTICE))
                        .and(thereIs(opponents(WEAPON_IN_BATTLE)))
                        .and(thereIsNo(your(WEAPON_IN_BATTLE))))
                    .then(new CancelDestiny(true)))),

        objective("Plead My Case To The Senate", LIGHT, "12_88")
            .icons(EPISODE_I, CORUSCANT)
            .back(
                "Sanity And Compassion",
                Politics.lawmaking(adds(
                    either(2, 3, is(Known.AFFECTED, a(Agenda.ORDER))),
                    DESTINY,
                    your(a(SENATOR).or(a(Agenda.ORDER))).and(Politics.DRAWN_IN_A_FIGHT))))
            .says(Politics.pleading(Agenda.PEACE)),
    };
}
