package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Dagobah: Jungle. */
class DagobahJungleTest {
    private static final String JUNGLE = "Dagobah: Jungle";
    private static final String SWAMP = "Dagobah: Swamp";

    /** Takes the text of one side away, so that the other half speaks alone. */
    private static Card silence(Side silenced) {
        return Kinds.effect("Plain Silence", silenced.opposite(), "0_1")
                .destiny(1)
                .says(
                        Abilities.deploysOnTable(),
                        Abilities.cancelsText(Filters.titled(JUNGLE), Who.OPPONENT, Always.ALWAYS));
    }

    /** Lets everything deploy everywhere in spite of the rules of Dagobah. */
    private static Card pass(Side side) {
        return Kinds.effect("Plain Pass", side, "0_2")
                .destiny(1)
                .says(
                        Abilities.deploysOnTable(),
                        Abilities.may(Deed.DEPLOY, Filters.your(Filters.ANYTHING), Filters.SITE));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void eitherHalfOfItKeepsShipsAndVehiclesFromComing(Side silenced) {
        var scene =
                tableWith(silence(silenced))
                        .beside(silenced.opposite(), "Plain Silence")
                        .system("Dagobah", LIGHT)
                        .site(JUNGLE, LIGHT)
                        .site(SWAMP, LIGHT)
                        .at(SWAMP, "Luke's X-34 Landspeeder")
                        .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                        .at("Dagobah", "X-wing")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);

        scene.mayNot("move Luke's X-34 Landspeeder").land("X-wing").to(SWAMP);
        assertThat(scene.locationOf("X-wing")).isEqualTo(SWAMP);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void eitherHalfOfItKeepsThemFromDeploying(Side silenced) {
        var scene =
                tableWith(silence(silenced), pass(LIGHT))
                        .beside(silenced.opposite(), "Plain Silence")
                        .beside(LIGHT, "Plain Pass")
                        .site(JUNGLE, LIGHT)
                        .site(SWAMP, LIGHT)
                        .at(SWAMP, "Rebel Trooper")
                        .at(JUNGLE, "Rebel Trooper#2")
                        .hand(LIGHT, "Luke's X-34 Landspeeder", "X-wing", "Rebel Trooper#3")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(
                        scene.deploy("Luke's X-34 Landspeeder")
                                .passResponses()
                                .locationOf("Luke's X-34 Landspeeder"))
                .isEqualTo(SWAMP);
        scene.deploy("X-wing").passResponses();
        assertThat(scene.locationOf("X-wing")).isEqualTo(SWAMP);
        assertThat(scene.deploy("Rebel Trooper#3").offered()).contains(JUNGLE, SWAMP);
    }

    @Test
    void whileDarkOccupiesItItGeneratesOneForceThere() {
        var without = table().site(JUNGLE, LIGHT).turn(DARK, Phase.CONTROL);
        var with = table().at(JUNGLE, "Stormtrooper").turn(DARK, Phase.CONTROL);
        var other = table().at(JUNGLE, "Rebel Trooper").turn(DARK, Phase.CONTROL);

        assertThat(with.generation(DARK)).isEqualTo(without.generation(DARK) + 1);
        assertThat(other.generation(DARK)).isEqualTo(without.generation(DARK));
        assertThat(other.generation(LIGHT)).isEqualTo(without.generation(LIGHT));
    }

    @Test
    void creaturesOfTheLightSideAreCheapThere() {
        var scene =
                table().site(JUNGLE, LIGHT)
                        .site(SWAMP, LIGHT)
                        .hand(LIGHT, "Vine Snake (4_7)")
                        .hand(DARK, "Dragonsnake")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Vine Snake", JUNGLE)).isZero();
        assertThat(scene.deployCost("Vine Snake", SWAMP)).isEqualTo(2);
        assertThat(scene.deployCost("Dragonsnake", JUNGLE)).isEqualTo(3);
    }
}
