package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.asksForOrder;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Dagobah: Swamp. */
class DagobahSwampTest {
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    private static Position table() {
        return CardTable.table().force(LIGHT, 15).force(DARK, 15);
    }

    @Test
    @Claim({"dagobah-swamp#1", "dagobah-swamp#2"})
    void aShipSinksInTheSwampAndItsCargoIsLost() {
        var scene =
                table().at(SWAMP, "Red 5", "Han Solo")
                        .pilot("Red 5", "Luke Skywalker")
                        .on("Red 5", "Proton Torpedoes")
                        .turn(LIGHT, Phase.DRAW);

        scene.endTurn();

        assertThat(scene.isOnTable("Red 5")).isFalse();
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker", "Proton Torpedoes");
        assertThat(scene.lost(LIGHT)).doesNotContain("Red 5");
        assertThat(scene.isOnTable("Han Solo")).isTrue();
    }

    @Test
    void shipsAndVehiclesOfTheDarkSideSinkToTheBottomOfTheLostPileAtTheEndOfItsTurn() {
        var position =
                table().at(SWAMP, "TIE Scout", "Blizzard 1", "Stormtrooper", "X-wing")
                        .at("Tatooine", "TIE Fighter")
                        .lost(DARK, "Sense");
        var scene = position.turn(DARK, Phase.DRAW);

        scene.endTurn();

        assertThat(scene.lost(DARK))
                .startsWith("Sense")
                .containsExactlyInAnyOrder("Sense", "TIE Scout", "Blizzard 1");
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
        assertThat(scene.isOnTable("TIE Fighter")).isTrue();
        assertThat(scene.isOnTable("X-wing")).isTrue();
    }

    @Test
    void atTheEndOfTheOpponentsTurnTheyStay() {
        var scene = table().at(SWAMP, "TIE Scout", "X-wing").turn(LIGHT, Phase.DRAW);

        scene.endTurn();

        assertThat(scene.isOnTable("TIE Scout")).isTrue();
        assertThat(scene.used(LIGHT)).containsExactly("X-wing");
    }

    @Test
    @Claim({"dagobah-swamp#1", "dagobah-swamp#2"})
    void whatSinksGoesToTheUsedPileAtTheEndOfItsOwnersTurnOnly() {
        var scene =
                table().at(SWAMP, "Red 5", SPEEDER)
                        .at("Dagobah: Bog Clearing", "X-wing")
                        .pilot("Red 5", "Luke Skywalker")
                        .turn(DARK, Phase.DRAW);
        scene.endTurn();
        assertThat(scene.locationOf("Red 5")).isEqualTo(SWAMP);
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(SWAMP);

        scene.passUntil(DARK, Phase.ACTIVATE);
        assertThat(scene.used(LIGHT)).containsExactlyInAnyOrder("Red 5", SPEEDER);
        assertThat(scene.lost(LIGHT)).containsExactly("Luke Skywalker");
        assertThat(scene.isOnTable("X-wing")).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void withNothingOfYoursToSinkNothingHappensBesideWhatElseEndsTheTurn(Side side) {
        // somebody of the same side, starships of the other, and one of the same side elsewhere
        var scene =
                table().at(SWAMP, side == DARK ? "Stormtrooper" : "Rebel Trooper")
                        .at(SWAMP, side == DARK ? "X-wing" : "TIE Scout")
                        .at("Tatooine", side == DARK ? "TIE Scout" : "X-wing")
                        .at("Tatooine", "Executor")
                        .site("Executor: Holotheatre", DARK)
                        .on("Executor: Holotheatre", "Visage Of The Emperor")
                        .turn(side, Phase.DRAW);
        assertThat(asksForOrder(scene)).isFalse();
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }
}
