package holosite.cards.premiereintroductorytwoplayergame;

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

/** Premiere Introductory Two Player Game, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    private static final Filter VADER = CHARACTER.and(persona("Vader").or(a(VADERS_STAND_IN)));

    private static final Filter LUKE = opponents(CHARACTER.and(persona("Luke")));

    private static final Amount YOUR_LEAD = remembered(Duel.YOUR_TOTAL).minus(remembered(Duel.THEIR_TOTAL));

    private static final Amount THEIR_LEAD = remembered(Duel.THEIR_TOTAL).minus(remembered(Duel.YOUR_TOTAL));

    static final Card[] CARDS = {
        site("Death Star", "Docking Control Room 327", DARK, "101_4").unique().force(1, 0)
            .icons(SCOMP_LINK, INTERIOR, MOBILE).is(BATTLE_STATION)
            .dark(may(at(your(Phase.DEPLOY)).when(ifYouControl()).then(deployFromReserveDeck(a(DOCKING_BAY), ANYTHING))))
            .light(when(
                ifYouControl().and(thereIs(your(REBEL).having(ABILITY, MORE, 2).presentHere())),
                yours(FORCE_DRAIN, 2, HERE)))
            .done(),

        imperial("Vader", "101_5").unique().persona("Vader")
            .destiny(1).deploy(7).power(4).ability(6).forfeit(5)
            .icons(WARRIOR).matches("Darth Vader's Lightsaber", "Vader's Lightsaber")
            .says(
                deploysOnly(siteOf("Death Star"), compare(count(opponents(CHARACTER).unique()), LESS, 2)),
                automatically(at(just(BATTLE_LOST).by(YOU))
                    .when(whileInBattle())
                    .then(
                        drawDestiny(),
                        branch(
                            compare(destiny(), MORE, 4),
                            pickOne(YOU, "victim", CHARACTER.and(IMPERIAL).presentHere()),
                            lose(chosen("victim")))))),

        lostInterrupt("Vader's Obsession", DARK, "101_6").unique()
            .destiny(6)
            .says(
                lost(at(just(MOVED).by(YOU).to(your(VADER)).with(SITE.related(ADJACENT_TO, THERE)).at(SITE))
                    .when(inPhase(YOU, Phase.MOVE))
                    .target(Target.one(Duel.YOURS, THAT))
                    .target(Duel.THEIRS, LUKE.presentWith(THAT))
                    .then(new Duel(
                        number(2),
                        figure(POWER, the(Duel.YOURS)),
                        figure(POWER, the(Duel.THEIRS)),
                        List.of(retrieve(YOU, YOUR_LEAD), loseForce(OPPONENT, YOUR_LEAD), lose(chosen(Duel.THEIRS))),
                        List.of(
                            retrieve(OPPONENT, THEIR_LEAD),
                            loseForce(YOU, THEIR_LEAD),
                            lose(chosen(Duel.YOURS)))))),
                lost(at(anyTime())
                    .when(thereIs(your(titled("Epic Duel"))))
                    .target(Duel.YOURS, your(VADER))
                    .target(Duel.THEIRS, LUKE.presentWith(chosen(Duel.YOURS)))
                    .then(
                        thisAction(adds(1, DUEL_DESTINY_DRAW, CHARACTER.related(BEARING, a(LIGHTSABER)))),
                        new Duel(
                            number(2),
                            new TotalToCross(figure(ABILITY, the(Duel.YOURS)), the(Duel.THEIRS)),
                            figure(ABILITY, the(Duel.THEIRS)),
                            List.of(
                                remember("X", figure(ABILITY, the(Duel.THEIRS))),
                                new ChooseOne(
                                    OPPONENT,
                                    List.of(
                                        List.of(new CrossOver(chosen(Duel.THEIRS)), loseForce(OPPONENT, remembered("X"))),
                                        List.of(lose(chosen(Duel.THEIRS)), loseForce(OPPONENT, remembered("X").times(3)))))),
                            List.of(outOfPlay(chosen(Duel.YOURS)), loseForce(YOU, 9)),
                            true)))),
    };
}
