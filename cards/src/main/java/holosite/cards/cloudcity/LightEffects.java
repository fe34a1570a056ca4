package holosite.cards.cloudcity;

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

/** Cloud City, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Filter ORDINARY_REBELS = your(REBEL).nonUnique();
    private static final Filter DEVICES_OF_THE_HERO = your(DEVICE).related(ON, HOST);

    static final Card[] CARDS = {
        Common.demandsAbility("Civil Disorder", LIGHT, "5_20"),

        effect("Haven", LIGHT, "5_24").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(
                deploysOn(SYSTEM.and(titled("Rendezvous Point", "Hoth", "Yavin 4", "Alderaan", "Sullust"))),
                deploy(-2, your(STARSHIP), HERE),
                deploy(-1, your(PILOT_CHARACTER), HERE),
                may(at(inBattle())
                    .once(Limit.Per.BATTLE)
                    .when(is(Known.HERE, BATTLE_LOCATION))
                    .then(addBattleDestiny(1))),
                asSoonAs(is(Known.HERE, opponentControls(SYSTEM)), cancel(IT)),
                immuneTo("Alter")),

        effect("Hero Of A Thousand Devices", LIGHT, "5_25")
            .destiny(5).icons(CLOUD_CITY)
            .says(
                deploysOn(your(DROID)),
                may(at(your(Phase.DEPLOY))
                    .use(1)
                    .then(takeIntoHand(DEVICE.and(new OwnText(OwnText.Tells.DEPLOYS_ON_DROID))))),
                may(Deed.FORFEIT, DEVICES_OF_THE_HERO, ANYTHING),
                always(base(FORFEIT, figure(DESTINY, Known.AFFECTED), DEVICES_OF_THE_HERO))),

        effect("Leia Of Alderaan", LIGHT, "5_28").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(
                deploysOn(persona("Leia")),
                when(
                    is(Known.HOST, ANYTHING.at(SITE.and(OF_REBEL_BASE))),
                    add(DEPLOY_COST, -2, ORDINARY_REBELS).toward(SITE.related(SAME_OR_ADJACENT_TO, HERE))),
                adds(2, POWER, ORDINARY_REBELS.at(SITE.related(SAME_OR_ADJACENT_TO, HERE)),
                    is(Known.HOST, ANYTHING.at(SITE.and(OF_REBEL_BASE)))),
                when(
                    is(Known.HOST, ANYTHING.at(SYSTEM)),
                    add(DEPLOY_COST, -2, your(STARFIGHTER).nonUnique()).toward(HERE))),

        effect("Uncontrollable Fury", LIGHT, "5_29").unique()
            .destiny(2).icons(CLOUD_CITY)
            .says(
                deploysOn(persona("Vader")),
                adds(2, POWER, HOST),
                mayNot(Deed.ADD_TO_BATTLE_DESTINY, HOST),
                mayNot(Deed.CANCEL_DESTINY, persona("Tarkin").related(IN_BATTLE_WITH, HOST)),
                automatically(at(just(TURN_ENDS).by(OPPONENT))
                    .when(is(Known.HOST, ANYTHING.in(CardState.TOOK_PART_IN_BATTLE_THIS_TURN)).not())
                    .when(thereIs(your(CHARACTER).having(ABILITY, MORE, 3)))
                    .then(loseForce(OPPONENT, 2))),
                immuneTo("Alter")),
    };
}
