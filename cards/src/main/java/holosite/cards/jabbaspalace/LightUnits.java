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

/** Jabba's Palace, Light Side: characters, starships, vehicles and creatures. */
final class LightUnits {
    private LightUnits() {}

    private static final Condition IN_AUDIENCE_CHAMBER = whileAt(titled("Jabba's Palace: Audience Chamber"));

    private static final Amount ONE_OR_TWO_IF_NOT_UNIQUE = either(1, 2, is(Known.AFFECTED, new Dotted(false)));

    static final Card[] CARDS = {
        droid("Artoo", LIGHT, "6_3").unique().persona("R2-D2")
            .destiny(1, 6).deploy(4).power(1).forfeit(5)
            .icons(NAV_COMPUTER, JABBAS_PALACE).is(ASTROMECH_DROID, SPY, R_UNIT)
            .says(
                may(onceDuringYour(Phase.CONTROL)
                    .then(takeIntoHand(titled("Hero Of A Thousand Devices", "A Gift")))),
                may(at(just(DESTINY_DRAWN).by(OPPONENT).at(HERE.or(SITE.related(RELATED_TO, HERE))))
                    .when(isBattleDestiny())
                    .when(whileAt(SITE.in(CardState.BATTLEGROUND)))
                    .when(it(CHARACTER.with(persona("C-3PO"))))
                    .once(Limit.Per.EVENT)
                    .then(changeDestiny(-1)))),

        alien("Baragwin", LIGHT, "6_6").dots(3)
            .destiny(3).deploy(2).power(1).ability(2).forfeit(3)
            .icons(WARRIOR, JABBAS_PALACE).is(SCAVENGER)
            .says(
                may(oncePerTurn()
                    .when(new TopCardIs(YOU, Pile.LOST_PILE, WEAPON.or(DEVICE).or(TRANSPORT_VEHICLE)))
                    .use(1)
                    .then(retrieve(YOU, 1))),
                may(at(your(Phase.CONTROL))
                    .when(new PileHolds(YOU, Pile.LOST_PILE, WEAPON.or(DEVICE)))
                    .then(
                        pickFromHand("given", ANYTHING),
                        new PickFrom(YOU, "taken", YOU, Pile.LOST_PILE, WEAPON.or(DEVICE), number(1), number(1)),
                        new Exchange(the("given"), the("taken"))))),

        alien("Devaronian", LIGHT, "6_10")
            .destiny(3).deploy(3).power(1).ability(2).forfeit(2)
            .icons(PILOT, JABBAS_PALACE).is(DEVARONIAN, GAMBLER)
            .says(
                adds(2, POWER, IT, whileAt(titled("Tatooine: Mos Eisley")
                    .or(SITE.and(with(MOBILE)))
                    .or(a(DOCKING_BAY)))),
                addsToPowerPiloted(2),
                may(Deed.CLONE_OWN_DESTINY, IT, ANYTHING)),

        alien("Palejo Reshad", LIGHT, "6_31").unique().persona("Palejo Reshad")
            .destiny(2).deploy(2).power(1).ability(2).forfeit(2)
            .icons(PILOT, JABBAS_PALACE).is(CORELLIAN)
            .says(
                addsToPowerPiloted(2),
                adds(ONE_OR_TWO_IF_NOT_UNIQUE, POWER, your(a(CORELLIAN)), IN_AUDIENCE_CHAMBER),
                adds(ONE_OR_TWO_IF_NOT_UNIQUE, FORFEIT, your(a(CORELLIAN)), IN_AUDIENCE_CHAMBER),
                when(IN_AUDIENCE_CHAMBER, yours(FORCE_GENERATION, 2, titled("Corellia")))),

        rebel("Princess Leia Organa", "6_32").unique().persona("Leia")
            .destiny(1).deploy(0).power(3).ability(4).forfeit(7)
            .icons(PILOT, WARRIOR, JABBAS_PALACE).is(FEMALE, ALDERAANIAN)
            .says(
                deploysAsCaptiveOf(CHARACTER.and(persona("Jabba").or(a(BOUNTY_HUNTER)))).costing(0),
                automatically(at(just(DEPLOYED).to(IT))
                    .when(it(new InState(CardState.CAPTIVE)))
                    .then(thisTurn(mayNot(Deed.INITIATE_BATTLE, YOU, ANYTHING, THERE)))),
                when(
                    it(new InState(CardState.CAPTIVE)),
                    add(FORFEIT, -2, opponents(ALIEN.and(new Dotted(true))).related(AT_SAME_SITE_AS, IT))),
                automatically(at(just(RELEASED).to(IT)).then(retrieve(YOU, 5))),
                immuneToAttrition(3)),

        alien("Pucumir Thryss", LIGHT, "6_33").unique().persona("Pucumir Thryss")
            .destiny(2).deploy(3).power(2).ability(1).forfeit(3)
            .icons(WARRIOR, JABBAS_PALACE).is(MINER)
            .says(
                when(whileAt(siteOf("Cloud City")), yours(FORCE_DRAIN, 1, siteOf("Cloud City"))),
                adds(
                    4,
                    DESTINY,
                    your(a(MINER)).and(new DrawnAs(List.of(DestinyKind.BATTLE))),
                    whileAt(siteOf("Cloud City"))),
                may(at(your(Phase.DEPLOY))
                    .when(whileAt(siteOf("Cloud City")))
                    .then(deployFromReserveDeck(REBEL.nonUnique(), HERE)))),

        creature("Worrt", LIGHT, "6_48").unique().persona("Worrt")
            .destiny(4).deploy(2).ferocity(3).defense(4).forfeit(0)
            .icons(JABBAS_PALACE)
            .says(
                habitat(SITE.and(with(PLANET)).except(of("Hoth"))),
                mayNot(Deed.BE_ATTACKED, EITHER, your(CHARACTER), IT),
                mayNot(
                    Deed.USE_LANDSPEED,
                    EITHER,
                    opponents(CHARACTER).presentHere(),
                    ANYTHING,
                    whileAt(siteOf("Tatooine")))),
    };
}
