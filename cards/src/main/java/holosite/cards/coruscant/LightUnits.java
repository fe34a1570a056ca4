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

/** Coruscant, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    static final Card[] CARDS = {
        Common.coruscantGuard(LIGHT, "12_3"),

        republic("Queen Amidala, Ruler Of Naboo", LIGHT, "12_22").unique().persona("Amidala")
            .destiny(3).deploy(3).power(2).ability(4).politics(2).forfeit(6)
            .icons(WARRIOR, EPISODE_I, CORUSCANT).is(LEADER, FEMALE)
            .says(
                agendas(Agenda.JUSTICE, Agenda.PEACE),
                may(onceDuringYour(Phase.CONTROL)
                    .when(Politics.IN_MAJORITY)
                    .then(retrieve(YOU, count(youControl(siteOf("Naboo")))))),
                may(Deed.BE_PLACED_ON, IT, your(POLITICAL_EFFECT)),
                immuneToAttrition(3)),

        republic("Senator Palpatine", LIGHT, "12_28").unique().persona("Palpatine")
            .destiny(3).deploy(3).power(1).ability(4).politics(4).forfeit(5)
            .icons(EPISODE_I, CORUSCANT).is(SENATOR)
            .says(
                agendas(Agenda.AMBITION, Agenda.PEACE, Agenda.ORDER),
                may(at(just(DESTINY_DRAWN).by(OPPONENT))
                    .when(isBattleDestiny())
                    .when(Politics.IN_MAJORITY)
                    .once(Limit.Per.TURN)
                    .use(1)
                    .then(
                        remember("number", eventAmount()),
                        thisBattle(yours(TOTAL_POWER, remembered("number"), ANYTHING)),
                        thisAction(mayNot(Deed.CANCEL_DESTINY, YOU, ANYTHING, ANYTHING)))),
                adds(1, POLITICS, persona("Amidala").here())),

        republic("Yarua", LIGHT, "12_34").unique().persona("Yarua")
            .destiny(2).deploy(3).power(5).ability(2).politics(2).forfeit(4)
            .icons(EPISODE_I, CORUSCANT).is(SENATOR, WOOKIEE)
            .says(
                agendas(Agenda.JUSTICE, Agenda.TAXATION),
                automatically(at(just(DRAIN_INITIATED).by(YOU).at(SYSTEM.in(CardState.BATTLEGROUND)))
                    .when(Politics.IN_MAJORITY)
                    .then(retrieve(YOU, 1))),
                may(oncePerTurn()
                    .target("target", a(SENATOR).and(a(Agenda.WEALTH)).presentWith(IT))
                    .use(1)
                    .then(thisTurn(add(POLITICS, -2, chosen("target")))))),
    };
}
