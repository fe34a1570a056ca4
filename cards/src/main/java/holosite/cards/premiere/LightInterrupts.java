package holosite.cards.premiere;

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

/** Premiere, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    static final Card[] CARDS = {
        usedInterrupt("Alter", LIGHT, "1_71")
            .destiny(4)
            .says(
                used(at(just(BEING_DEPLOYED).to(EFFECT.or(UTINNI_EFFECT)))
                    .when(youHaveAbility())
                    .then(drawDestiny(), ifBelowYourAbility(cancelIt()))),
                used(at(anyTime())
                    .target("target", EFFECT.or(UTINNI_EFFECT))
                    .when(youHaveAbility())
                    .then(drawDestiny(), ifBelowYourAbility(cancel(chosen("target"))))),
                used(cancelsPlayed(titled("Sense")))),

        lostInterrupt("Combined Attack", LIGHT, "1_75")
            .destiny(4)
            .says(Common.fireTogether(STARSHIP, STARSHIP_WEAPON)),

        lostInterrupt("Don't Get Cocky", LIGHT, "1_76").unique()
            .destiny(5)
            .says(
                lost(at(inBattle())
                    .when(thereIs(your(persona("Luke")).in(CardState.IN_BATTLE)))
                    .when(thereIs(your(persona("Han")).in(CardState.IN_BATTLE)))
                    .then(addBattleDestiny(2))),
                lost(at(just(BATTLE_INITIATED).by(OPPONENT).at(SYSTEM.or(SECTOR)))
                    .target("target", STARSHIP.and(a(TIE_LN)).presentAt(THERE))
                    .then(lose(chosen("target"))))),

        lostInterrupt("Don't Underestimate Our Chances", LIGHT, "1_77")
            .destiny(4)
            .says(
                lost(at(just(BATTLE_INITIATED).by(OPPONENT)).then(thisBattle(times(BATTLE_DAMAGE, 3, THERE)))),
                lost(at(just(BEING_PLAYED).to(titled("You Overestimate Their Chances")))
                    .then(thisBattle(times(BATTLE_DAMAGE, 3, BATTLE_LOCATION))))),

        usedInterrupt("Droid Shutdown", LIGHT, "1_78")
            .destiny(6)
            .says(used(at(just(TARGETED).by(OPPONENT).to(your(DROID)))
                .then(
                    cancelIt(),
                    thisTurn(mayNot(Deed.BE_STOLEN, THAT)),
                    thisTurn(mayNot(Deed.BE_TARGETED, THAT)),
                    thisTurn(mayNot(Deed.BE_LOST, THAT)),
                    thisTurn(mayNot(Deed.BE_CAPTURED, THAT))))),

        usedInterrupt("Escape Pod", LIGHT, "1_79")
            .destiny(6)
            .says(used(at(just(TO_BE_LOST).to(your(CAPITAL)))
                .when(thereIs(your(CHARACTER).aboard(THAT)))
                .target("shore", SITE.and(with(PLANET)))
                .then(new Relocate(your(CHARACTER).aboard(THAT), chosen("shore"))))),

        usedInterrupt("How Did We Get Into This Mess?", LIGHT, "1_87")
            .destiny(4)
            .says(used(at(anyTime())
                .when(thereIs(your(DROID).at(titled("Tatooine: Dune Sea")).or(atScompLink(your(DROID)))))
                .use(1)
                .then(
                    remember("hand", pileSize(YOU, Pile.HAND)),
                    new TakeFrom(
                        YOU, YOU, Pile.HAND, ANYTHING, remembered("hand"), remembered("hand"), Pile.USED_PILE, false),
                    new DrawCards(
                        YOU,
                        either(
                            remembered("hand"),
                            remembered("hand").plus(number(1)),
                            thereIs(your(personas("C-3PO", "R2-D2")).at(titled("Tatooine: Dune Sea"))
                                .or(atScompLink(your(personas("C-3PO", "R2-D2")))))),
                        Pile.RESERVE_DECK)))),

        usedInterrupt("Nabrun Leids", LIGHT, "1_97")
            .destiny(4)
            .says(used(at(anyTime())
                .when(battleAt(ANYTHING, EITHER).not())
                .target("from", SITE.related(WHERE_IS, your(CHARACTER)))
                .target(Target.upTo(
                    count(your(CHARACTER).at(chosen("from"))),
                    "travelers",
                    your(CHARACTER).at(chosen("from")).except(new Related(ESCORTING, ANYTHING))))
                .target("to", SITE.except(chosen("from")))
                .cost(new Cost.UseDestiny("fare"))
                .then(branch(
                    compare(remembered("fare"), AT_LEAST, 0),
                    new Relocate(chosen("travelers"), chosen("to")))
                    .orElse(lose(IT))))),

        lostInterrupt("Old Ben", LIGHT, "1_100")
            .destiny(3)
            .says(lost(at(just(FORFEITED).to(your(CHARACTER).except(persona("Obi-Wan"))).at(siteOf("Tatooine")))
                .use(1)
                .then(new ReturnToTable(THAT, THERE)))),

        Common.emergencyDeployment("Panic", LIGHT, "1_103", 4),

        Common.imperialBarrier("Rebel Barrier", LIGHT, "1_105"),

        Common.sense(LIGHT, "1_109"),

        usedInterrupt("Spaceport Speeders", LIGHT, "1_112").dots(3)
            .destiny(6)
            .says(used(at(anyTime())
                .target("wares", your(VEHICLE.or(DROID)).and(
                    ANYTHING.at(titled("Tatooine: Mos Eisley"))
                        .or(new Related(AT_SAME_SITE_AS, persona("Wioslea").or(a(SPEEDER_DEALER))))))
                .then(
                    new DrawDestiny(
                        YOU,
                        either(2, 3, is(the("wares"), titled("Luke's X-34 Landspeeder"))),
                        DestinyKind.PLAIN,
                        "offer"),
                    new Activate(YOU, remembered("offer"), false),
                    lose(chosen("wares"))))),

        Common.counterAssault("Surprise Assault", LIGHT, "1_113"),

        Common.ommniBox("The Bith Shuffle", LIGHT, "1_115"),
    };
}
