package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fall Back! */
class FallBackTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";
    private static final String MOUNTAINS = "Hoth: Mountains (6th Marker)";

    private static Position attacked(String... rebels) {
        return table().site(PERIMETER)
                .site(RIDGE)
                .site(MOUNTAINS)
                .at(PLAINS, "Darth Vader")
                .at(PLAINS, rebels)
                .hand(LIGHT, "Fall Back!")
                .force(LIGHT, 1)
                .force(DARK, 1);
    }

    private static Scene initiated(Position position) {
        return position.turn(DARK, Phase.BATTLE).battleAt(PLAINS);
    }

    @Test
    void everybodyMovesToTheSiteChosenAndTheBattleIsCanceled() {
        var scene = initiated(attacked("Rebel Trooper#1", "Rebel Trooper#2"));
        scene.play("Fall Back!");
        assertThat(scene.offered()).containsExactlyInAnyOrder(RIDGE, MOUNTAINS);
        scene.choose(RIDGE).answerDefaults(scene::inBattle);
        assertThat(scene.locationOf("Rebel Trooper#1")).isEqualTo(RIDGE);
        assertThat(scene.locationOf("Rebel Trooper#2")).isEqualTo(RIDGE);
        assertThat(scene.locationOf("Darth Vader")).isEqualTo(PLAINS);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.lost(LIGHT)).containsExactly("Fall Back!");
        assertThat(scene.phase()).isEqualTo(Phase.BATTLE);
    }

    /** Power 6 against 3 is double, not more. */
    @ParameterizedTest
    @CsvSource({"Luke Skywalker, false", "Dutch, true"})
    void theAttackerHasMoreThanDoubleThePower(String rebel, boolean can) {
        var scene = initiated(attacked(rebel));
        assertThat(scene.totalPower(PLAINS, LIGHT)).isEqualTo(can ? 2 : 3);
        assertThat(scene.isOffered("play Fall Back!")).isEqualTo(can);
    }

    @Test
    void whoCannotMoveStaysAndTheBattleIsCanceledAllTheSame() {
        var scene =
                initiated(attacked("Rebel Trooper#1", "Rebel Trooper#2").moved("Rebel Trooper#2"));
        scene.play("Fall Back!").choose(RIDGE).answerDefaults(scene::inBattle);
        assertThat(scene.locationOf("Rebel Trooper#1")).isEqualTo(RIDGE);
        assertThat(scene.locationOf("Rebel Trooper#2")).isEqualTo(PLAINS);
        assertThat(scene.isOnTable("Rebel Trooper#2")).isTrue();
    }

    @Test
    void whoIsNotInTheBattleStays() {
        var scene =
                initiated(
                        attacked("Rebel Trooper#1", "Rebel Trooper#2").battled("Rebel Trooper#2"));
        scene.play("Fall Back!").choose(RIDGE).answerDefaults(scene::inBattle);
        assertThat(scene.locationOf("Rebel Trooper#1")).isEqualTo(RIDGE);
        assertThat(scene.locationOf("Rebel Trooper#2")).isEqualTo(PLAINS);
    }

    @Test
    void whoSitsInTheOpenGetsOutAndWhoIsInsideStays() {
        var scene =
                initiated(
                        attacked("Tauntaun", "Rebel Snowspeeder")
                                .at(PLAINS, "Blizzard 2")
                                .passenger("Tauntaun", "Rebel Trooper#1")
                                .pilot("Rebel Snowspeeder", "Wes Janson"));
        scene.play("Fall Back!").choose(RIDGE).answerDefaults(scene::inBattle);
        assertThat(scene.locationOf("Rebel Trooper#1")).isEqualTo(RIDGE);
        assertThat(scene.locationOf("Tauntaun")).isEqualTo(PLAINS);
        assertThat(scene.locationOf("Wes Janson")).isEqualTo(PLAINS);
    }

    @Test
    void onlyAtAnExteriorSiteWithAFreeNeighbourAndOneForceWhenTheOpponentAttacks() {
        initiated(attacked("Dutch").at(RIDGE, "Stormtrooper").at(MOUNTAINS, "Snowtrooper"))
                .mayNot("play Fall Back!");
        table().site(RIDGE)
                .at(PLAINS, "Darth Vader", "Dutch")
                .hand(LIGHT, "Fall Back!")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PLAINS)
                .mayNot("play Fall Back!");
        attacked("Dutch").turn(LIGHT, Phase.BATTLE).battleAt(PLAINS).mayNot("play Fall Back!");
        table().site(GENERATORS)
                .site("Hoth: Echo Docking Bay")
                .at(COMMAND_CENTER, "Darth Vader", "Dutch")
                .hand(LIGHT, "Fall Back!")
                .force(LIGHT, 1)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(COMMAND_CENTER)
                .mayNot("play Fall Back!");
    }
}
