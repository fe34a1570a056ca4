package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.MOVED;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Duration.THIS_ACTION;
import static holosite.language.card.Figure.ABILITY;
import static holosite.language.card.Figure.DUEL_DESTINY_DRAW;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Trait.LIGHTSABER;
import static holosite.language.card.Trait.VADERS_STAND_IN;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.Relation.ADJACENT_TO;
import static holosite.language.filter.Relation.BEARING;

import holosite.language.ability.Target;
import holosite.language.amount.Amount;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Subtype;
import holosite.language.condition.InPhase;
import holosite.language.effect.Duel;
import holosite.language.effect.LoseForce;
import holosite.language.effect.Retrieve;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import java.util.List;
import java.util.Optional;

/** The Dark Side of the premium sets. */
public final class PremiumDark {
    private PremiumDark() {}

    private static final Filter VADER = CHARACTER.and(persona("Vader").or(a(VADERS_STAND_IN)));
    private static final Filter LUKE = opponents(CHARACTER.and(persona("Luke")));

    private static final Amount YOUR_LEAD = remembered(Duel.YOUR_TOTAL).minus(remembered(Duel.THEIR_TOTAL));
    private static final Amount THEIR_LEAD = remembered(Duel.THEIR_TOTAL).minus(remembered(Duel.YOUR_TOTAL));

    public static final Card VADERS_OBSESSION =
            interrupt(Subtype.LOST_INTERRUPT, "Vader's Obsession", DARK, "101_6").unique()
                    .destiny(6).icons(PREMIUM)
                    .says(
                            lost(at(just(MOVED).by(YOU).to(your(VADER)).with(SITE.related(ADJACENT_TO, THERE)).at(SITE))
                                    .when(new InPhase(YOU, Phase.MOVE))
                                    .target(Target.one(Duel.YOURS, THAT))
                                    .target(Duel.THEIRS, LUKE.presentWith(THAT))
                                    .then(new Duel(number(2),
                                            figure(POWER, new Chosen(Duel.YOURS)),
                                            figure(POWER, new Chosen(Duel.THEIRS)),
                                            List.of(
                                                    new Retrieve(YOU, YOUR_LEAD, ANYTHING, Retrieve.How.TOP, Pile.USED_PILE),
                                                    new LoseForce(OPPONENT, YOUR_LEAD, Optional.empty()),
                                                    lose(chosen(Duel.THEIRS))),
                                            List.of(
                                                    new Retrieve(OPPONENT, THEIR_LEAD, ANYTHING, Retrieve.How.TOP,
                                                            Pile.USED_PILE),
                                                    new LoseForce(YOU, THEIR_LEAD, Optional.empty()),
                                                    lose(chosen(Duel.YOURS)))))),
                            lost(at(anyTime())
                                    .when(thereIs(your(titled("Epic Duel"))))
                                    .target(Duel.YOURS, your(VADER))
                                    .target(Duel.THEIRS, LUKE.presentWith(chosen(Duel.YOURS)))
                                    .then(
                                            lasting(adds(1, DUEL_DESTINY_DRAW,
                                                    CHARACTER.related(BEARING, a(LIGHTSABER))), THIS_ACTION),
                                            new Duel(number(2),
                                                    figure(ABILITY, new Chosen(Duel.YOURS)),
                                                    figure(ABILITY, new Chosen(Duel.THEIRS)),
                                                    List.of(
                                                            new LoseForce(OPPONENT,
                                                                    figure(ABILITY, new Chosen(Duel.THEIRS)).times(3),
                                                                    Optional.empty()),
                                                            lose(chosen(Duel.THEIRS))),
                                                    List.of(outOfPlay(chosen(Duel.YOURS)), loseForce(YOU, 9))))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(VADERS_OBSESSION);
    }
}
