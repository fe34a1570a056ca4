package holosite.cards.specialedition;

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

/** Special Edition, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    static final Card[] CARDS = {
        lostInterrupt("Darklighter Spin", LIGHT, "7_85").unique()
            .destiny(3).icons(SPECIAL_EDITION)
            .says(lost(at(just(DESTINY_TO_BE_DRAWN).by(YOU))
                .when(isBattleDestiny())
                .when(battleAt(SYSTEM.or(SECTOR), EITHER))
                .target("target", your(STARFIGHTER).in(CardState.IN_BATTLE))
                .then(new SubstituteDestiny(figure(MANEUVER, TARGET))))),

        usedOrStartingInterrupt("Don't Tread On Me", LIGHT, "7_88")
            .destiny(5).icons(SPECIAL_EDITION)
            .says(
                used(at(just(DESTINY_DRAWN).by(YOU)).when(isWeaponDestiny()).then(changeDestiny(1))),
                starting(
                    new StartedAtBattleground(YOU),
                    Pile.RESERVE_DECK,
                    SetUp.may("first", 1, titled("Ultimatum")),
                    SetUp.may("second", 1, titled("Scrambled Transmission")),
                    SetUp.may("third", 1, titled("Do, Or Do Not")))),

        lostInterrupt("Power Pivot", LIGHT, "7_98").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(
                lost(at(inBattle())
                    .when(thereIs(your(STARSHIP)
                        .in(CardState.PILOTED)
                        .in(CardState.IN_BATTLE)
                        .related(BEARING, STARSHIP_WEAPON)))
                    .target("target", opponents(STARSHIP).in(CardState.IN_BATTLE))
                    .lose(1)
                    .then(thisBattle(set(POWER, 0, chosen("target"))))),
                lost(at(just(HIT).to(opponents(STARSHIP))).then(lose(THAT)))),

        usedInterrupt("Stay Sharp!", LIGHT, "7_104").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(
                used(at(your(Phase.CONTROL))
                    .target("weapon", your(STARSHIP_WEAPON).related(ON, STARSHIP))
                    .then(
                        branch(
                            thereIs(CHARACTER.and(persona("Han").or(a(GUNNER)))
                                .aboard(STARSHIP.related(BEARING, chosen("weapon")))),
                            mayHave(YOU, thisAction(adds(2, WEAPON_DESTINY_DRAW, chosen("weapon"))))),
                        new FireWeapon(chosen("weapon"), true, number(0)))),
                used(at(just(WEAPON_FIRED).by(YOU))
                    .when(battleAt(ANYTHING, EITHER))
                    .then(
                        remember("more", figure(DESTINY, Known.CAUSE)),
                        thisBattle(yours(TOTAL_POWER, remembered("more"), BATTLE_LOCATION))))),

        Common.trooperSabacc(LIGHT, "7_109"),
    };
}
