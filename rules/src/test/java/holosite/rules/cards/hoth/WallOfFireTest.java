package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wall Of Fire. */
class WallOfFireTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    private static Position walker(String walker) {
        return table().at(PLAINS, walker)
                .at(RIDGE, "Rebel Trooper", "Echo Base Trooper", "Dutch", "Stormtrooper")
                .at("Hoth: Mountains (6th Marker)", "Rebel Trooper#2")
                .at(PERIMETER, "Rebel Trooper#3")
                .hand(DARK, "Wall Of Fire");
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true"})
    void troopersAtOneSiteAreLostIfDestinyIsMoreThanTheirNumber(int destiny, boolean lost) {
        var scene = walker("Blizzard 2").nextDestiny(DARK, destiny).turn(DARK, Phase.CONTROL);
        scene.play("Wall Of Fire");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(RIDGE, "Hoth: Mountains (6th Marker)");
        scene.choose(RIDGE);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Rebel Trooper", "Echo Base Trooper");
        scene.choose("Rebel Trooper", "Echo Base Trooper").passResponses();
        assertThat(scene.isOnTable("Rebel Trooper")).isEqualTo(!lost);
        assertThat(scene.isOnTable("Echo Base Trooper")).isEqualTo(!lost);
        assertThat(scene.isOnTable("Dutch")).isTrue();
    }

    @Test
    void nobodyInsideIsHit() {
        table().at(BAY, "Blizzard 2")
                .at(CANTINA, "Rebel Trooper")
                .hand(DARK, "Wall Of Fire")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Wall Of Fire");
    }

    @Test
    void itTakesAPilotedWalkerOfOnesOwn() {
        walker("Blizzard Walker").turn(DARK, Phase.CONTROL).mayNot("play Wall Of Fire");
        walker("Blizzard Scout 1").turn(DARK, Phase.CONTROL).mayNot("play Wall Of Fire");
        walker("Blizzard 2")
                .stolen("Blizzard 2")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Wall Of Fire");
    }
}
