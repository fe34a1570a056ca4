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

/** Cloud City, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    private static final Action BATTLE_BEGUN =
        at(just(BATTLE_INITIATED).at(SITE)).target("character", your(CHARACTER).in(CardState.IN_BATTLE));

    private static final Action YOUR_DUEL_BEGUN = at(just(DUEL_INITIATED).by(YOU).at(SITE));

    private static final Action THEIR_DUEL_BEGUN = at(just(DUEL_INITIATED).by(OPPONENT).at(SITE));

    private static Ability arms(Action begun, Filter character, Pile from) {
        Action able = from == Pile.HAND ? begun.when(new PileHolds(YOU, Pile.HAND, WEAPON.unique())) : begun;
        return lost(able.then(new DeployFrom(
            YOU,
            from,
            WEAPON.unique().related(MATCHING, character),
            character,
            0,
            true,
            from == Pile.RESERVE_DECK)));
    }

    static final Card[] CARDS = {
        lostInterrupt("Armed And Dangerous", LIGHT, "5_32")
            .destiny(4).icons(CLOUD_CITY)
            .says(
                arms(BATTLE_BEGUN, chosen("character"), Pile.HAND),
                arms(BATTLE_BEGUN, chosen("character"), Pile.RESERVE_DECK),
                arms(YOUR_DUEL_BEGUN, CAUSE, Pile.HAND),
                arms(YOUR_DUEL_BEGUN, CAUSE, Pile.RESERVE_DECK),
                arms(THEIR_DUEL_BEGUN, THAT, Pile.HAND),
                arms(THEIR_DUEL_BEGUN, THAT, Pile.RESERVE_DECK)),

        lostInterrupt("Clash Of Sabers", LIGHT, "5_38").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(
                lost(at(anyTime())
                    .target("target",
                        CHARACTER.presentWith(your(WARRIOR_CHARACTER).related(BEARING, a(LIGHTSABER))))
                    .use(2)
                    .then(
                        lasting(mayNot(Deed.MOVE, chosen("target")), Duration.UNTIL_END_OF_YOUR_NEXT_TURN),
                        lasting(
                            mayNot(Deed.TAKE_PART_IN_BATTLE, chosen("target")),
                            Duration.UNTIL_END_OF_YOUR_NEXT_TURN))),
                lost(at(anyTime()).use(1).then(takeIntoHand(titled("Uncontrollable Fury")))),
                lost(cancelsOnTable(titled("Presence Of The Force")))),

        Common.cloudCitySabacc(LIGHT, "5_39"),

        lostInterrupt("Dodge", LIGHT, "5_45").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(
                lost(at(just(WEAPON_AIMED).to(your(CHARACTER).having(ABILITY, MORE, 2)).with(WEAPON))
                    .then(thisAction(adds(-3, WEAPON_DESTINY_DRAW, CAUSE)))),
                lost(at(just(BATTLE_INITIATED).by(OPPONENT).at(SITE))
                    .target("target", your(CHARACTER).in(CardState.ALONE).presentAt(THERE))
                    .then(new MoveAway(chosen("target"), true, false, true)))),

        lostInterrupt("Punch It!", LIGHT, "5_64").unique()
            .destiny(4).icons(CLOUD_CITY)
            .says(lost(at(inBattle())
                .when(battleAt(SYSTEM, OPPONENT))
                .target("target",
                    STARFIGHTER.in(CardState.IN_BATTLE)
                        .in(CardState.DEFENDING)
                        .related(PILOTED_BY, persona("Han").or(your(persona("Lando")))))
                .then(
                    branch(is(TARGET, persona("Falcon")), addBattleDestiny(2)).orElse(addBattleDestiny(1)),
                    thisTurn(immuneToAllAttrition(chosen("target")))))),

        usedInterrupt("Put That Down", LIGHT, "5_65").unique()
            .destiny(4).icons(CLOUD_CITY)
            .says(
                used(at(just(WEAPON_AIMED).to(your(CHARACTER)).with(WEAPON))
                    .when(battleAt(ANYTHING, EITHER))
                    .use(3)
                    .then(cancelIt())),
                used(cancelsPlayed(titled("Double Back", "Res Luk Ra'auf")))),

        usedInterrupt("We'll Find Han", LIGHT, "5_74").unique()
            .destiny(4).icons(CLOUD_CITY)
            .says(
                used(at(anyTime())
                    .when(thereIs(your(personas("Chewie", "Lando")).at(SITE)))
                    .when(new PileHolds(YOU, Pile.HAND, persona("Han")))
                    .then(
                        thisAction(may(Deed.DEPLOY_REGARDLESS, persona("Han"), ANYTHING)),
                        new DeployFrom(
                            YOU,
                            Pile.HAND,
                            persona("Han"),
                            SITE.related(WHERE_IS, your(personas("Chewie", "Lando"))),
                            0,
                            false,
                            false))),
                used(at(inBattle())
                    .when(thereIs(your(persona("Chewie")).in(CardState.IN_BATTLE)))
                    .when(thereIs(your(persona("Lando")).in(CardState.IN_BATTLE)))
                    .then(thisBattle(yours(ATTRITION, -3, BATTLE_LOCATION)))),
                used(cancelsOnTable(titled("I Had No Choice")))),
    };
}
