package holosite.cards.reflections3;

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

/** Reflections 3, Light Side: all cards. */
final class Light {
    private Light() {}

    private static final Filter THEIR_GENERIC_SITES = opponents(SITE).and(new Generic());

    private static final Filter YOUR_JEDI = your(CHARACTER).having(ABILITY, AT_LEAST, 6);

    static final Card[] CARDS = {
        defensiveShield("A Close Race", LIGHT, "13_1")
            .icons(EPISODE_I, REFLECTIONS_III)
            .says(
                deploysOnTable(),
                always(atMost(
                    FORCE_LOSS,
                    new Half(raceTotal(OPPONENT).minus(raceTotal(YOU)), Half.Rounding.UP),
                    ANYTHING)
                    .whose(YOU)
                    .toward(titled("Boonta Eve Podrace"))),
                suspends(
                    titled("Watto's Box"),
                    compare(count(youOccupy(LOCATION.in(CardState.BATTLEGROUND))), AT_LEAST, 3))),

        Common.secretPlans("Aim High", LIGHT, "13_4"),

        Common.fearIsMyAlly("An Unusual Amount Of Fear", LIGHT, "13_5"),

        Common.wipeThemOutAllOfThem("Another Pathetic Lifeform", LIGHT, "13_6"),

        defensiveShield("Battle Plan", LIGHT, "13_8")
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                toll(Deed.FORCE_DRAIN, YOU, ANYTHING, ANYTHING, 3, Common.YOU_OCCUPY_BOTH.not()),
                toll(Deed.FORCE_DRAIN, OPPONENT, ANYTHING, ANYTHING, 3, Common.OPPONENT_OCCUPIES_BOTH.not())),

        lostInterrupt("Desperate Times", LIGHT, "13_13").unique()
            .destiny(4).icons(REFLECTIONS_III)
            .says(lost(at(inBattle())
                .when(compare(
                    count(opponents(CHARACTER).in(CardState.IN_BATTLE)),
                    MORE,
                    count(your(CHARACTER).in(CardState.IN_BATTLE))))
                .target("weapon", your(WEAPON.and(a(BLASTER)).or(with(PERMANENT_WEAPON).related(BEARING, a(BLASTER))))
                    .except(new OwnText(OwnText.Tells.FIRES_REPEATEDLY))
                    .presentAt(BATTLE_LOCATION))
                .then(
                    thisAction(adds(1, TOTAL_WEAPON_DESTINY, chosen("weapon"))),
                    new FireWeapon(chosen("weapon"), true, number(0))))),

        Common.doOrDoNot("Do, Or Do Not", LIGHT, "13_15"),

        defensiveShield("Don't Do That Again", LIGHT, "13_16")
            .icons(EPISODE_I, REFLECTIONS_III)
            .says(
                deploysOnTable(),
                may(oncePerGame().then(takeIntoHand(IMMEDIATE_EFFECT))),
                suspends(
                    titled("Mobilization Points"),
                    thereIsNo(opponentOccupies(SYSTEM.in(CardState.BATTLEGROUND))))),

        defensiveShield("Ounee Ta", LIGHT, "13_37")
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                deploy(-2, your(REBEL), THEIR_GENERIC_SITES),
                always(yours(FORCE_GENERATION, 1, THEIR_GENERIC_SITES))),

        defensiveShield("Planetary Defenses", LIGHT, "13_38")
            .icons(EPISODE_I, REFLECTIONS_III)
            .says(deploysOn(SITE.and(with(INTERIOR))), mayNot(Deed.BE_TARGETED, EITHER, HERE, titled("Proton Bombs"))),

        Common.resistance("Ultimatum", LIGHT, "13_44"),

        jediMaster("Yoda, Master Of The Force", LIGHT, "13_48").unique().persona("Yoda")
            .destiny(4).deploy(4).power(3).ability(7).forfeit(7)
            .icons(EPISODE_I, REFLECTIONS_III).is(JEDI_COUNCIL_MEMBER)
            .says(
                deploysOnly(of("Naboo").or(of("Coruscant"))),
                may(oncePerGame().then(takeIntoHand(titled("Sense", "Control", "Alter")))),
                immuneToAttrition(YOUR_JEDI.presentWith(IT), 4),
                immuneToAttrition(YOUR_JEDI.and(a(JEDI_COUNCIL_MEMBER)).presentWith(IT), 5),
                immuneToAllAttrition(IT)),

        defensiveShield("Your Insight Serves You Well", LIGHT, "13_49")
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                cancels(titled("Scanning Crew")),
                automatically(at(just(INSERTED).to(Common.INSERT_CARD)).then(cancelIt())),
                automatically(at(just(INSERT_REVEALED).to(Common.INSERT_CARD)).then(cancelIt()))),
    };
}
