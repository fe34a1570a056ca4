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

    private static final Amount POWER_IN_DUEL =
        figure(POWER, the(Duel.YOURS))
            .plus(either(0, 2, is(the(Duel.YOURS), CHARACTER.related(BEARING, a(LIGHTSABER)))));

    private static final Amount OTHER_POWER_IN_DUEL =
        figure(POWER, the(Duel.THEIRS))
            .plus(either(0, 2, is(the(Duel.THEIRS), CHARACTER.related(BEARING, a(LIGHTSABER)))));

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

        Common.counterAssault("Counter Assault", DARK, "1_238"),

        lostInterrupt("Dark Jedi Presence", DARK, "1_240")
            .destiny(3)
            .says(lost(at(inBattle())
                .target("jedi",
                    your(CHARACTER).having(ABILITY, AT_LEAST, 6).in(CardState.IN_BATTLE).presentAt(BATTLE_LOCATION))
                .use(1)
                .then(thisBattle(times(POWER, 2, IMPERIAL.in(CardState.IN_BATTLE).except(chosen("jedi"))))))),

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

        Common.imperialBarrier("Imperial Barrier", DARK, "1_249"),

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

        lostInterrupt("Precise Attack", DARK, "1_265")
            .destiny(4)
            .says(Common.fireTogether(CHARACTER.or(VEHICLE), WEAPON.or(CHARACTER.and(with(PERMANENT_WEAPON))))),

        Common.sense(DARK, "1_267"),

        usedInterrupt("Tallon Roll", DARK, "1_270")
            .destiny(4)
            .says(used(at(anyTime())
                .target("tie", your(STARFIGHTER.and(a(TIE_LN))).presentAt(SYSTEM.or(SECTOR)))
                .target("target", STARFIGHTER.and(a(REBEL_STARSHIP)).related(PRESENT_WITH, chosen("tie")))
                .then(
                    drawDestiny("pursuit"),
                    drawDestiny(OPPONENT, "escape"),
                    remember("lead",
                        remembered("pursuit")
                            .plus(figure(POWER, the("tie")))
                            .plus(figure(MANEUVER, the("tie")))
                            .minus(remembered("escape").plus(figure(POWER, TARGET)))),
                    branch(compare(remembered("lead"), MORE, 0), lose(chosen("target"))),
                    branch(compare(remembered("lead"), LESS, 0), lose(chosen("tie")))))),

        lostInterrupt("The Circle Is Now Complete", DARK, "1_271")
            .destiny(6)
            .says(
                lost(at(anyTime())
                    .target(Duel.YOURS, your(CHARACTER.and(persona("Vader"))).presentAt(SITE))
                    .target(Duel.THEIRS, opponents(CHARACTER.and(persona("Obi-Wan"))).presentWith(chosen(Duel.YOURS)))
                    .use(1)
                    .then(new Duel(
                        number(0),
                        POWER_IN_DUEL,
                        OTHER_POWER_IN_DUEL,
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

        lostInterrupt("You Overestimate Their Chances", DARK, "1_279")
            .destiny(4)
            .says(
                lost(at(just(BATTLE_INITIATED).by(OPPONENT)).then(thisBattle(times(BATTLE_DAMAGE, 3, THERE)))),
                lost(at(just(BEING_PLAYED).to(titled("Don't Underestimate Our Chances")))
                    .then(thisBattle(times(BATTLE_DAMAGE, 3, BATTLE_LOCATION))))),
    };
}
