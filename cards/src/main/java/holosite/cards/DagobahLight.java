package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Deed.BE_TARGETED;
import static holosite.language.ability.Deed.MOVE_AS_REACT;
import static holosite.language.ability.Deed.MOVE_AWAY_AS_REACT;
import static holosite.language.ability.Event.BEING_DEPLOYED;
import static holosite.language.ability.Event.BEING_PLAYED;
import static holosite.language.ability.Event.DEPLOYED;
import static holosite.language.ability.Event.DRAIN_INITIATED;
import static holosite.language.ability.Event.PLACED_IN_USED_PILE;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Figure.ASTEROID_DESTINY;
import static holosite.language.card.Figure.DEFENSE_VALUE;
import static holosite.language.card.Figure.DEPLOY_COST;
import static holosite.language.card.Figure.FORFEIT;
import static holosite.language.card.Icon.DAGOBAH;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SPACE;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.IMMEDIATE_EFFECT;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Subtype.MOBILE_EFFECT;
import static holosite.language.card.Subtype.STARSHIP_WEAPON;
import static holosite.language.card.Trait.ASTEROID;
import static holosite.language.card.Trait.UGNAUGHT;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.condition.Condition.ALWAYS;
import static holosite.language.filter.Relation.NEAREST_TO;
import static holosite.language.filter.Relation.RELATED_TO;

import holosite.language.ability.Allows;
import holosite.language.ability.Modifier;
import holosite.language.ability.Wanders;
import holosite.language.card.Card;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.TurnOf;
import holosite.language.effect.CancelCards;
import holosite.language.effect.Recirculate;
import java.util.List;

/** The Light Side of Dagobah. */
public final class DagobahLight {

    private DagobahLight() {}

    // ---- locations

    public static final Card ANOAT = system("Anoat", 5, LIGHT, "4_80").unique()
            .force(1, 2).icons(PLANET, DAGOBAH)
            .dark(always(free(DEPLOY_COST, your(a(UGNAUGHT))).toward(STARSHIP.here())),
                    adds(2, FORFEIT, your(a(UGNAUGHT)), ifYouControl()))
            .light(may(MOVE_AS_REACT,
                            your(STARSHIP).at(SECTOR.and(a(ASTEROID)).related(NEAREST_TO, HERE)),
                            HERE,
                            new BattleGoingOn(HERE, OPPONENT)),
                    may(MOVE_AWAY_AS_REACT,
                            your(STARSHIP).here(),
                            SECTOR.and(a(ASTEROID)).related(NEAREST_TO, HERE),
                            new BattleGoingOn(HERE, OPPONENT)))
            .done();

    public static final Card ASTEROID_FIELD = sector("Asteroid Field", LIGHT, "4_81").diamonds(3)
            .force(1, 1).icons(SPACE, DAGOBAH).is(ASTEROID)
            .light(may(at(just(DRAIN_INITIATED).at(SYSTEM.related(RELATED_TO, HERE)))
                    .when(ifYouControl())
                    .then(cancelIt())))
            .done();

    // ---- Effects

    public static final Card DESCENT_INTO_THE_DARK =
            effect(IMMEDIATE_EFFECT, "Descent Into The Dark", LIGHT, "4_20").unique()
            .destiny(4).icons(DAGOBAH)
            .says(deploysOnTable().at(just(PLACED_IN_USED_PILE)).when(new TurnOf(YOU)),
                    automatically(at(just(DEPLOYED).to(IT)).then(new Recirculate(EITHER))),
                    automatically(at(just(PLACED_IN_USED_PILE)).then(new CancelCards(IT))));

    public static final Card ROGUE_ASTEROID = effect(MOBILE_EFFECT, "Rogue Asteroid", LIGHT, "4_35").diamonds(1)
            .destiny(4).icons(DAGOBAH)
            .says(deploysOn(SECTOR.and(a(ASTEROID))),
                    new Wanders(SECTOR.and(a(ASTEROID))),
                    adds(2, ASTEROID_DESTINY, STARSHIP.here()),
                    always(Modifier.base(DEFENSE_VALUE, number(3), IT)),
                    new Allows(BE_TARGETED, EITHER, IT, a(STARSHIP_WEAPON), ALWAYS));

    // ---- Interrupts

    public static final Card CONTROL = interrupt(LOST_INTERRUPT, "Control", LIGHT, "4_48")
            .destiny(2).icons(DAGOBAH)
            .says(lost(at(just(BEING_PLAYED).to(titled("Sense", "Alter"))).immuneTo(titled("Sense")).then(cancelIt())),
                    lost(at(just(BEING_DEPLOYED).to(a(IMMEDIATE_EFFECT).or(a(MOBILE_EFFECT)))).then(cancelIt())),
                    lost(at(anyTime()).target("target", a(IMMEDIATE_EFFECT).or(a(MOBILE_EFFECT)))
                            .then(new CancelCards(chosen("target")))),
                    lost(at(just(DRAIN_INITIATED)).then(cancelIt())));

    /** Every card of this file. */
    public static List<Card> all() {
        return List.of(
                ANOAT, ASTEROID_FIELD, DESCENT_INTO_THE_DARK, ROGUE_ASTEROID, CONTROL);
    }
}
