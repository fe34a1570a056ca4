package holosite.cards;

import holosite.language.ability.Modifier;
import holosite.language.effect.MoveTo;
import holosite.language.card.Subtype;
import static holosite.language.filter.Relation.SAME_OR_ADJACENT_TO;
import static holosite.language.filter.Relation.ADJACENT_TO;
import static holosite.language.ability.Event.BEING_PLAYED;
import static holosite.language.ability.Event.BATTLE_INITIATED;
import static holosite.language.ability.When.just;
import static holosite.language.ability.Action.at;
import static holosite.language.Words.*;
import static holosite.language.card.Compare.LESS;
import static holosite.language.card.Figure.ABILITY;
import static holosite.language.card.Figure.DEPLOY_COST;
import static holosite.language.card.Figure.HYPERSPEED;
import static holosite.language.card.Figure.MANEUVER;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.GOLD_SQUADRON;
import static holosite.language.card.Trait.REBEL_STARSHIP;
import static holosite.language.card.Trait.X_WING;
import static holosite.language.card.Trait.Y_WING;

import holosite.language.card.Capacity;
import holosite.language.Card;
import holosite.language.card.Icon;
import java.util.List;

/** The Light Side of the premium sets. */
public final class PremiumLight {
    private PremiumLight() {}

    public static final Card GOLD_LEADER_IN_GOLD_1 =
            starfighter("Gold Leader In Gold 1", LIGHT, "103_1").unique()
                    .persona("Gold 1")
                    .destiny(2).deploy(5).power(2).maneuver(3).hyperspeed(4).forfeit(4)
                    .icons(Icon.PILOT, NAV_COMPUTER, PREMIUM).is(Y_WING, REBEL_STARSHIP, GOLD_SQUADRON)
                    .carries(Capacity.pilotsOrPassengers(1))
                    .permanentPilot("Dutch", 2, adds(2, POWER, IT), battleDestinyIfUnable(whileInBattle()))
                    .says();

    public static final Card ARTOO_DETOO_IN_RED_5 =
            starfighter("Artoo-Detoo In Red 5", LIGHT, "111_2").unique()
                    .persona("Red 5")
                    .destiny(0, 7).deploy(4).power(3).maneuver(4).hyperspeed(5).forfeit(5)
                    .icons(NAV_COMPUTER, SCOMP_LINK, PREMIUM).is(X_WING, REBEL_STARSHIP)
                    .matches(
                            "Commander Luke Skywalker", "Luke Skywalker", "Luke Skywalker, Jedi Knight",
                            "Luke Skywalker, Rebel Scout", "Luke With Lightsaber", "Master Luke",
                            "Son Of Skywalker")
                    .carries(Capacity.pilots(1))
                    .permanentAstromech(
                            "R2-D2", adds(2, POWER, IT), adds(2, MANEUVER, IT), adds(2, HYPERSPEED, IT))
                    .says(
                            always(free(DEPLOY_COST, persona("Luke").having(ABILITY, LESS, 5)).toward(IT)),
                            immuneToAttrition(IT, 5, pilotedBy(persona("Luke"))));


    public static final Card RUN_LUKE_RUN =
            interrupt(Subtype.LOST_INTERRUPT, "Run Luke, Run!", LIGHT, "101_3").unique()
                    .destiny(6).icons(PREMIUM)
                    .says(
                            lost(at(just(BATTLE_INITIATED).at(SITE))
                                    .target("luke", your(CHARACTER.and(persona("Luke")))
                                            .at(SITE.related(ADJACENT_TO, THERE)))
                                    .then(new MoveTo(chosen("luke"), THERE, true),
                                            branch(
                                                    thereIsNo(CHARACTER.and(persona("Vader"))
                                                            .at(SITE.related(SAME_OR_ADJACENT_TO, THERE))),
                                                    thisBattle(Modifier.add(POWER, number(2), chosen("luke")))))),
                            lost(at(just(BEING_PLAYED).to(titled("Vader's Obsession"))).then(cancelIt())));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(GOLD_LEADER_IN_GOLD_1, ARTOO_DETOO_IN_RED_5,
                RUN_LUKE_RUN);
    }
}
