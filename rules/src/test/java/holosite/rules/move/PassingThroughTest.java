package holosite.rules.move;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.MOVED;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.may;
import static holosite.language.words.Actions.automatically;
import static holosite.language.words.Actions.may;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.HERE;
import static holosite.language.words.Filters.LOCATION;
import static holosite.language.words.Filters.opponents;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Modifiers.opponents;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.effect.GoMissing;
import holosite.language.words.Abilities;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A card on its way is at every location in between. */
class PassingThroughTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    /** Whoever of the opponent's comes here goes missing. */
    private static final Card FOG =
            effect("Plain Fog", DARK, "0_71")
                    .destiny(3)
                    .says(
                            deploysOn(LOCATION),
                            automatically(
                                    at(just(MOVED).to(opponents(CHARACTER)).at(HERE))
                                            .then(new GoMissing(Filters.THAT))));

    /** The opponent may be made to lose Force for coming here. */
    private static final Card TOLL =
            effect("Plain Toll", DARK, "0_72")
                    .destiny(3)
                    .says(
                            deploysOn(LOCATION),
                            may(
                                    at(just(MOVED).to(opponents(Filters.VEHICLE)).at(HERE))
                                            .then(Effects.loseForce(Who.OPPONENT, 1))));

    /** Nobody of the opponent's comes here. */
    private static final Card FENCE =
            effect("Plain Fence", DARK, "0_73")
                    .destiny(3)
                    .says(
                            deploysOn(LOCATION),
                            Abilities.mayNot(Deed.MOVE_TO, Who.OPPONENT, CHARACTER, HERE));

    /** Walks two sites at once. */
    private static final Card RUNNER =
            Kinds.alien("Plain Runner", LIGHT, "0_74")
                    .destiny(3)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .landspeed(2)
                    .says(Abilities.adds(1, Figure.POWER, Filters.IT));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(FOG, TOLL, FENCE, RUNNER));
        return Scene.with(() -> cards)
                .site(BAY, DARK)
                .site(MOS_EISLEY, DARK)
                .site(FARM, DARK)
                .force(LIGHT, 3);
    }

    @Test
    void aUtinniEffectIsReachedByWhoeverPassesItsSite() {
        var scene =
                table().on(MOS_EISLEY, "Luke? Luuuuke!")
                        .at(BAY, SPEEDER)
                        .pilot(SPEEDER, "Luke Skywalker")
                        .aimed("Luke? Luuuuke!", "Luke Skywalker")
                        .turn(LIGHT, Phase.MOVE);

        scene.move(SPEEDER).to(FARM);

        assertThat(scene.isOnTable("Luke? Luuuuke!")).isFalse();
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(FARM);
    }

    @Test
    void anEffectElsewhereIsNotReached() {
        var scene =
                table().on(MOS_EISLEY, "Luke? Luuuuke!")
                        .at(FARM, SPEEDER)
                        .site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .pilot(SPEEDER, "Luke Skywalker")
                        .aimed("Luke? Luuuuke!", "Luke Skywalker")
                        .turn(LIGHT, Phase.MOVE);

        scene.move(SPEEDER).to("Tatooine: Obi-Wan's Hut");

        assertThat(scene.isOnTable("Luke? Luuuuke!")).isTrue();
    }

    @Test
    @Ruling("passing-locations")
    void whatHappensByItselfAtASiteOnTheWayEndsTheMoveThere() {
        var scene =
                table().on(MOS_EISLEY, "Plain Fog").at(BAY, "Plain Runner").turn(LIGHT, Phase.MOVE);

        scene.move("Plain Runner").to(FARM);

        assertThat(scene.locationOf("Plain Runner")).isEqualTo(MOS_EISLEY);
        assertThat(scene.isMissing("Plain Runner")).isTrue();
        assertThat(scene.used(LIGHT)).hasSize(1);
    }

    @Test
    void atTheEndOfTheWayItHappensToo() {
        var scene = table().on(FARM, "Plain Fog").at(BAY, "Plain Runner").turn(LIGHT, Phase.MOVE);

        scene.move("Plain Runner").to(FARM);

        assertThat(scene.locationOf("Plain Runner")).isEqualTo(FARM);
        assertThat(scene.isMissing("Plain Runner")).isTrue();
    }

    @Test
    @Ruling("passing-locations")
    void nobodyAnswersToAMoveInPassingByChoice() {
        var passing =
                table().on(MOS_EISLEY, "Plain Toll")
                        .at(BAY, SPEEDER)
                        .pilot(SPEEDER, "Luke Skywalker")
                        .turn(LIGHT, Phase.MOVE)
                        .move(SPEEDER)
                        .to(FARM);
        passing.mayNot("use Plain Toll");
        assertThat(passing.locationOf(SPEEDER)).isEqualTo(FARM);

        table().on(FARM, "Plain Toll")
                .at(BAY, SPEEDER)
                .pilot(SPEEDER, "Luke Skywalker")
                .turn(LIGHT, Phase.MOVE)
                .move(SPEEDER)
                .to(FARM)
                .offers("use Plain Toll");
    }

    @Test
    void aSiteClosedToItIsNotPassed() {
        table().on(MOS_EISLEY, "Plain Fence")
                .at(BAY, "Plain Runner")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move Plain Runner");
    }
}
