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

/** Premiere, Dark Side: Interrupts. */
final class DarkInterrupts {
    private DarkInterrupts() {}

    private static final Filter EFFECT_ALTER_REACHES = EFFECT.or(UTINNI_EFFECT);

    private static final Filter DEFENDING_ALONE =
        ANYTHING.in(CardState.DEFENDING).in(CardState.ALONE).at(SYSTEM.or(SECTOR));

    private static Amount powerInDuel(String duelist) {
        return figure(POWER, the(duelist))
            .plus(either(0, 2, is(the(duelist), CHARACTER.related(BEARING, a(LIGHTSABER)))));
    }

    private static final Filter LEADER_AT_SCOMP_LINK = presentWithScompLink(IMPERIAL.and(a(LEADER)));

    static final Card[] CARDS = {
        usedInterrupt("Alter", DARK, "1_234")
            .destiny(4)
            .says(
                used(at(anyTime())
                    .target("target", EFFECT_ALTER_REACHES)
                    .when(youHaveAbility())
                    .then(drawDestiny(), ifBelowYourAbility(cancel(chosen("target"))))),
                used(at(just(BEING_DEPLOYED).to(EFFECT_ALTER_REACHES))
                    .when(youHaveAbility())
                    .then(drawDestiny(), ifBelowYourAbility(cancelIt()))),
                used(cancelsPlayed(titled("Sense")))),

        usedInterrupt("Boring Conversation Anyway", DARK, "1_235")
            .destiny(5)
            .says(
                used(cancelsPlayed(titled(
                    "Scomp Link Access",
                    "Rebel Reinforcements",
                    "Gift Of The Mentor",
                    "Panic",
                    "Don't Get Cocky",
                    "Skywalkers",
                    "Combined Attack",
                    "Surprise Assault"))),
                used(cancelsOnTable(titled("Report To Lord Vader", "Rebel Planners", "Demotion")))),

        Common.addsDestinyAgainst(
            "Charming To The Last", DARK, "1_236", persona("Tarkin"), REBEL, persona("Leia")),

        Common.accident("Collateral Damage", DARK, "1_237"),

        Common.counterAssault("Counter Assault", DARK, "1_238"),

        lostInterrupt("Dark Collaboration", DARK, "1_239").unique()
            .destiny(5)
            .says(
                Common.addsDestinyTogether(persona("Tarkin"), personas("Tagge", "Motti")),
                lost(cancelsOnTable(titled("Restricted Deployment"))),
                lost(cancelsPlayed(titled("Rebel Barrier")))),

        lostInterrupt("Dark Jedi Presence", DARK, "1_240")
            .destiny(3)
            .says(lost(at(inBattle())
                .target("jedi",
                    your(CHARACTER).having(ABILITY, AT_LEAST, 6).in(CardState.IN_BATTLE).presentAt(BATTLE_LOCATION))
                .use(1)
                .then(thisBattle(times(POWER, 2, IMPERIAL.in(CardState.IN_BATTLE).except(chosen("jedi"))))))),

        usedInterrupt("Dark Maneuvers", DARK, "1_241")
            .destiny(6)
            .says(Common.maneuvers(
                thisTurn(add(MANEUVER, 2, chosen("ship"))),
                thisTurn(add(POWER, 1, chosen("ship"))),
                thisTurn(add(HYPERSPEED, 2, chosen("ship"))))),

        lostInterrupt("Dead Jawa", DARK, "1_242")
            .destiny(5)
            .says(lost(at(anyTime())
                .target("place",
                    LOCATION.related(WHERE_PRESENT, a(STORMTROOPER).related(PRESENT_WITH, a(STORMTROOPER))))
                .target(Target.upTo(
                    count(opponents(a(JAWA)).at(chosen("place"))),
                    "jawas",
                    opponents(a(JAWA)).at(chosen("place"))))
                .then(
                    remember("number", count(chosen("jawas"))),
                    drawDestiny(),
                    branch(compare(destiny(), MORE, remembered("number")), lose(chosen("jawas")))))),

        usedInterrupt("Elis Helrot", DARK, "1_243")
            .destiny(4)
            .says(used(at(anyTime())
                .when(battleAt(ANYTHING, EITHER).not())
                .target("from", SITE.related(WHERE_IS, your(CHARACTER)))
                .target(Target.upTo(
                    count(your(CHARACTER).at(chosen("from"))),
                    "travelers",
                    your(CHARACTER).at(chosen("from")).except(ANYTHING.related(ESCORTING, CHARACTER))))
                .target("to", SITE.except(chosen("from")))
                .cost(new Cost.UseDestiny("price"))
                .then(branch(
                    compare(remembered("price"), AT_LEAST, 0),
                    new Relocate(chosen("travelers"), chosen("to")))
                    .orElse(lose(IT))))),

        Common.emergencyDeployment("Emergency Deployment", DARK, "1_244", 3),

        usedInterrupt("Evacuate?", DARK, "1_245")
            .destiny(6)
            .says(used(at(just(TO_BE_LOST).to(your(CAPITAL)))
                .when(thereIsNo(persona("Tarkin").aboard(THAT)))
                .when(thereIs(your(CHARACTER).aboard(THAT)))
                .target("to", SITE.and(with(PLANET)).or(your(CAPITAL).except(THAT)))
                .then(new Relocate(your(CHARACTER).aboard(THAT), chosen("to"))))),

        lostInterrupt("Full Scale Alert", DARK, "1_246")
            .destiny(3)
            .says(lost(at(anyTime())
                .use(2)
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny(), LESS, count(a(STORMTROOPER))),
                        thisTurn(mayNot(
                            Deed.MOVE,
                            opponents(ANYTHING)
                                .except(a(SMUGGLER))
                                .except(STARSHIP.related(HAS_ABOARD, a(SMUGGLER))))))))),

        lostInterrupt("Gravel Storm", DARK, "1_247")
            .destiny(3)
            .says(lost(at(anyTime())
                .target("target",
                    opponents(CHARACTER).presentAt(titled(
                        "Tatooine: Dune Sea",
                        "Tatooine: Jundland Wastes",
                        "Tatooine: Beggar's Canyon",
                        "Tatooine: Lars' Moisture Farm",
                        "Tatooine: Jawa Camp",
                        "Tatooine: Mos Eisley")))
                .then(
                    drawDestiny(),
                    branch(compare(destiny(), MORE, figure(ABILITY, TARGET)), lose(chosen("target")))))),

        Common.addsDestinyAgainst(
            "I Have You Now",
            DARK,
            "1_248",
            your(CHARACTER).having(ABILITY, AT_LEAST, 6),
            REBEL,
            persona("Luke")),

        Common.imperialBarrier("Imperial Barrier", DARK, "1_249"),

        usedInterrupt("Imperial Code Cylinder", DARK, "1_250")
            .destiny(4)
            .says(
                Common.glancesAtReserveDeck(YOU, thereIs(LEADER_AT_SCOMP_LINK)),
                Common.glancesAtReserveDeck(OPPONENT, thereIs(LEADER_AT_SCOMP_LINK)),
                used(cancelsPlayed(titled("Scomp Link Access", "Into The Garbage Chute, Flyboy"))
                    .when(thereIs(LEADER_AT_SCOMP_LINK.at(siteOf("Death Star")))))),

        lostInterrupt("Imperial Reinforcements", DARK, "1_251")
            .destiny(4)
            .says(Common.reinforces(a(STORMTROOPER).or(a(TIE_LN)), Retrieve.How.CHOSEN)),

        lostInterrupt("It's Worse", DARK, "1_252")
            .destiny(6)
            .says(CommonInterrupts.worsensLoss()),

        lostInterrupt("I've Got A Problem Here", DARK, "1_253")
            .destiny(4)
            .says(lost(at(just(BATTLE_ENDED).at(SYSTEM.or(SECTOR)))
                .target("target", opponents(STARFIGHTER).having(MANEUVER, AT_LEAST, 0).at(THERE))
                .use(1)
                .then(
                    drawDestiny(),
                    branch(compare(destiny(), MORE, figure(MANEUVER, TARGET)), lose(chosen("target")))))),

        lostInterrupt("Kintan Strider", DARK, "1_254")
            .destiny(3)
            .is(DEJARIK)
            .says(lost(at(just(LOST).to(opponents(CHARACTER)))
                .when(new PileHolds(YOU, Pile.LOST_PILE, CHARACTER))
                .use(1)
                .then(new Retrieve(YOU, number(1), CHARACTER, Retrieve.How.TOPMOST_FITTING, Pile.HAND)))),

        lostInterrupt("Limited Resources", DARK, "1_255").unique()
            .destiny(5)
            .says(lost(at(anyTime())
                .when(compare(pileSize(OPPONENT, Pile.HAND), AT_MOST, 2))
                .then(loseForce(
                    OPPONENT,
                    either(2, 4, new TurnOf(YOU))
                        .minus(either(
                            0,
                            2,
                            thereIs(opponents(titled("Fusion Generator Supply Tanks")).related(ON, STARSHIP)))))))),

        lostInterrupt("Local Trouble", DARK, "1_256")
            .destiny(4)
            .says(CommonInterrupts.startsTrouble()),

        lostInterrupt("Lone Pilot", DARK, "1_257").unique()
            .destiny(4)
            .says(
                lost(at(inBattle())
                    .when(thereIs(your(CHARACTER.and(with(PILOT)).or(ANYTHING.in(CardState.WITH_LONE_PERMANENT_PILOT)))
                        .and(DEFENDING_ALONE)))
                    .then(addBattleDestiny(1))),
                lost(at(inBattle())
                    .when(thereIs(your(persona("Motti")).and(DEFENDING_ALONE)))
                    .then(addBattleDestiny(2)))),

        lostInterrupt("Lone Warrior", DARK, "1_258").unique()
            .destiny(4)
            .says(
                Common.addsDestinyAlone(1, WARRIOR_CHARACTER.at(SITE)),
                Common.addsDestinyAlone(2, persona("Tagge").at(SITE))),

        lostInterrupt("Look Sir, Droids", DARK, "1_259")
            .destiny(3)
            .says(CommonInterrupts.findsDroids()),

        lostInterrupt("Moment Of Triumph", DARK, "1_260").unique()
            .destiny(4)
            .says(Common.addsDestinyAlone(2, persona("Tarkin")), Common.addsDestinyAlone(1, ALIEN)),

        lostInterrupt("Nevar Yalnal", DARK, "1_261")
            .destiny(6)
            .says(lost(at(anyTime())
                .target("spy",
                    evenUndercover(opponents(a(SPY)))
                        .related(AT_SAME_SITE_AS, evenUndercover(your(a(SPY)))))
                .then(
                    drawDestiny(),
                    branch(
                        compare(
                            destiny().plus(either(0, 2, is(the("spy"), ANYTHING.in(CardState.UNDERCOVER)))),
                            MORE,
                            2),
                        lose(chosen("spy")))))),

        Common.ommniBox("Ommni Box", DARK, "1_262"),

        lostInterrupt("Overload", DARK, "1_263")
            .destiny(4)
            .says(
                lost(at(anyTime())
                    .target("weapon", WEAPON.except(titled("Gaderffii Stick").or(a(EWOK_WEAPON))))
                    .then(
                        drawDestiny(),
                        branch(
                            compare(destiny(), EQUAL, 0),
                            lose(CHARACTER.or(STARSHIP).related(BEARING, chosen("weapon")))),
                        branch(compare(destiny(), LESS, figure(DESTINY, the("weapon"))), lose(chosen("weapon"))))),
                lost(at(anyTime())
                    .target("bearer", CHARACTER.and(with(PERMANENT_WEAPON)))
                    .then(drawDestiny(), branch(compare(destiny(), EQUAL, 0), lose(chosen("bearer")))))),

        lostInterrupt("Physical Choke", DARK, "1_264")
            .destiny(3)
            .says(
                lost(at(anyTime()).target("trooper", a(REBEL_TROOPER)).then(lose(chosen("trooper")))),
                lost(at(just(BATTLE_WON).by(YOU))
                    .when(thereIs(your(CHARACTER).having(ABILITY, AT_LEAST, 6).presentAt(THERE)))
                    .target("target", opponents(CHARACTER).presentAt(THERE))
                    .use(1)
                    .then(
                        drawDestiny(),
                        branch(compare(destiny(), MORE, figure(ABILITY, TARGET)), lose(chosen("target")))))),

        lostInterrupt("Precise Attack", DARK, "1_265")
            .destiny(4)
            .says(Common.fireTogether(CHARACTER.or(VEHICLE), WEAPON.or(CHARACTER.and(with(PERMANENT_WEAPON))))),

        usedInterrupt("Scanning Crew", DARK, "1_266")
            .destiny(3)
            .says(used(at(anyTime())
                .use(1)
                .then(
                    new LookAt(YOU, OPPONENT, Pile.HAND, pileSize(OPPONENT, Pile.HAND), false),
                    new TakeFrom(
                        YOU, OPPONENT, Pile.HAND, REBEL, number(0), number(1), Pile.USED_PILE, false)))),

        Common.sense(DARK, "1_267"),

        lostInterrupt("Set For Stun", DARK, "1_268")
            .destiny(2)
            .says(lost(at(anyTime())
                .target("target", opponents(CHARACTER))
                .use(2)
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny(), MORE, figure(ABILITY, TARGET)),
                        toHand(chosen("target").or(ANYTHING.related(ON, chosen("target")))))))),

        lostInterrupt("Takeel", DARK, "1_269")
            .destiny(3)
            .says(lost(at(just(BATTLE_DESTINIES_DRAWN))
                .when(compare(new BattleDestiniesDrawn(YOU, true), EQUAL, 1))
                .when(compare(new BattleDestiniesDrawn(OPPONENT, true), EQUAL, 1))
                .use(1)
                .then(new SwitchBattleDestinies()))),

        usedInterrupt("Tallon Roll", DARK, "1_270")
            .destiny(4)
            .says(used(at(anyTime())
                .target("tie", your(STARFIGHTER.and(a(TIE_LN))).presentAt(SYSTEM.or(SECTOR)))
                .target("target", STARFIGHTER.and(a(REBEL_STARSHIP)).related(PRESENT_WITH, chosen("tie")))
                .then(
                    drawDestiny("pursuit"),
                    drawDestiny(OPPONENT, "escape"),
                    remember("yours",
                        remembered("pursuit")
                            .plus(figure(POWER, the("tie")))
                            .plus(figure(MANEUVER, the("tie")))),
                    remember("theirs",
                        remembered("escape")
                            .plus(figure(POWER, TARGET))
                            .plus(new AddedToTotal(TARGET, Known.IT))),
                    branch(
                        ifSo(compareTotals(remembered("yours"), MORE, remembered("theirs")), lose(chosen("target"))),
                        ifSo(compareTotals(remembered("yours"), LESS, remembered("theirs")), lose(chosen("tie"))))))),

        lostInterrupt("The Circle Is Now Complete", DARK, "1_271")
            .destiny(6)
            .says(
                lost(at(anyTime())
                    .target(Duel.YOURS, your(CHARACTER.and(persona("Vader"))).presentAt(SITE))
                    .target(Duel.THEIRS, opponents(CHARACTER.and(persona("Obi-Wan"))).presentWith(chosen(Duel.YOURS)))
                    .use(1)
                    .then(new Duel(
                        number(0),
                        powerInDuel(Duel.YOURS),
                        powerInDuel(Duel.THEIRS),
                        List.of(outOfPlay(chosen(Duel.THEIRS))),
                        List.of(outOfPlay(chosen(Duel.YOURS)))))),
                lost(at(anyTime())
                    .when(thereIs(your(titled("Epic Duel"))))
                    .target(Duel.YOURS, your(CHARACTER.and(persona("Vader"))))
                    .target(Duel.THEIRS, opponents(CHARACTER.and(persona("Obi-Wan"))).presentWith(chosen(Duel.YOURS)))
                    .then(
                        thisAction(adds(1, DUEL_DESTINY_DRAW, CHARACTER.related(BEARING, a(LIGHTSABER)))),
                        new Duel(
                            number(2),
                            figure(ABILITY, the(Duel.YOURS)),
                            figure(ABILITY, the(Duel.THEIRS)),
                            List.of(outOfPlay(chosen(Duel.THEIRS)), loseForce(OPPONENT, 9)),
                            List.of(outOfPlay(chosen(Duel.YOURS)), loseForce(YOU, 6)),
                            true)))),

        Common.bringsBack(
            "The Empire's Back", DARK, "1_272", personas("Vader", "Tarkin", "Motti", "Tagge"), 2, 4),

        usedInterrupt("Trinto Duaba", DARK, "1_273")
            .destiny(5)
            .says(used(at(your(Phase.BATTLE))
                .then(
                    drawDestiny(),
                    new LookAt(YOU, OPPONENT, Pile.USED_PILE, pileSize(OPPONENT, Pile.USED_PILE), true)
                        .as("seen"),
                    lose(ANYTHING.having(DESTINY, EQUAL, destiny()).and(among("seen")))))),

        lostInterrupt("Trooper Charge", DARK, "1_274")
            .destiny(6)
            .says(lost(at(inBattle())
                .target("trooper", your(a(TROOPER)).in(CardState.IN_BATTLE))
                .then(
                    thisBattle(add(
                        POWER,
                        either(2, 3, is(the("trooper"), a(DEATH_STAR_TROOPER))),
                        chosen("trooper"))),
                    thisBattle(automatically(at(just(BATTLE_ENDING)).then(forfeit(chosen("trooper")))))))),

        lostInterrupt("Tusken Scavengers", DARK, "1_275")
            .destiny(5)
            .says(lost(at(anyTime()).when(compare(pileSize(OPPONENT, Pile.USED_PILE), AT_LEAST, 1))
                .use(1)
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny(), LESS, count(a(TUSKEN_RAIDER))),
                        mayHave(
                            YOU,
                            new LookAt(YOU, OPPONENT, Pile.USED_PILE, pileSize(OPPONENT, Pile.USED_PILE), false)
                                .as("seen"),
                            lose(VEHICLE.or(WEAPON).or(DEVICE).and(among("seen")))))))),

        Common.utinni(DARK, "1_276"),

        lostInterrupt("Vader's Eye", DARK, "1_277").unique()
            .destiny(4)
            .says(
                Common.addsPowerAndDestinyAlone(persona("Vader").at(SITE)),
                Common.addsDestinyAlone(1, IMPERIAL.except(persona("Vader")).having(ABILITY, MORE, 2).at(SITE))),

        lostInterrupt("We're All Gonna Be A Lot Thinner!", DARK, "1_278")
            .destiny(6)
            .says(lost(at(anyTime())
                .when(thereIs(titled("Death Star: Trash Compactor")))
                .then(lose(ALL_CARDS.at(titled("Death Star: Trash Compactor")))))),

        lostInterrupt("You Overestimate Their Chances", DARK, "1_279")
            .destiny(4)
            .says(
                lost(at(just(BATTLE_INITIATED).by(OPPONENT)).then(thisBattle(times(BATTLE_DAMAGE, 3, THERE)))),
                lost(at(just(BEING_PLAYED).to(titled("Don't Underestimate Our Chances")))
                    .then(thisBattle(times(BATTLE_DAMAGE, 3, BATTLE_LOCATION))))),

        lostInterrupt("Your Powers Are Weak, Old Man", DARK, "1_280")
            .destiny(5)
            .says(
                lost(at(inBattle())
                    .when(thereIs(persona("Vader").in(CardState.IN_BATTLE)))
                    .when(thereIs(persona("Obi-Wan").in(CardState.IN_BATTLE)))
                    .then(addBattleDestiny(1))),
                lost(cancelsPlayed(titled("Return Of A Jedi", "Jedi Presence", "Old Ben"))),
                lost(cancelsOnTable(titled("Jedi Lightsaber")))),
    };
}
