package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trample. */
class TrampleTest {
    private static Position walker(String... underfoot) {
        return table().at(PLAINS, "Blizzard 2").at(PLAINS, underfoot).hand(DARK, "Trample");
    }

    @ParameterizedTest
    @CsvSource({"4, false", "5, true"})
    void aCharacterIsLostToMoreThanItsAbility(int destiny, boolean lost) {
        var scene = walker("Luke Skywalker").nextDestiny(DARK, destiny).turn(DARK, Phase.CONTROL);
        scene.play("Trample").passResponses();
        assertThat(scene.isOnTable("Luke Skywalker")).isEqualTo(!lost);
    }

    @ParameterizedTest
    @CsvSource({
        "Rogue 1, 6, true",
        "Rogue 1, 7, false",
        "Sandcrawler, 7, false",
        "Sandcrawler, 6, true"
    })
    void aVehicleIsLostToLessThanSeven(String vehicle, int destiny, boolean lost) {
        var position = walker(vehicle);
        if (!vehicle.startsWith("R")) {
            position.crashed(vehicle);
        }
        var scene = position.nextDestiny(DARK, destiny).turn(DARK, Phase.CONTROL);
        scene.play("Trample").passResponses();
        assertThat(scene.isOnTable(vehicle)).isEqualTo(!lost);
    }

    private static boolean tramples(String walker, String victim, boolean crashed, String where) {
        var position = table().site(PLAINS, DARK).at(PLAINS, walker).at(where, victim);
        if (crashed) {
            position.crashed(victim);
        }
        return position.hand(DARK, "Trample").turn(DARK, Phase.CONTROL).isOffered("play Trample");
    }

    @ParameterizedTest
    @CsvSource({"Dutch, false", "Sandcrawler, true", "Rogue 1, false"})
    void itTakesAPilotedWalkerOfOnesOwnWhereTheVictimIs(String victim, boolean crashed) {
        assertThat(tramples("Blizzard 2", victim, crashed, PLAINS)).isTrue();
        assertThat(tramples("Blizzard Scout 1", victim, crashed, PLAINS)).isTrue();
        assertThat(tramples("Blizzard Walker", victim, crashed, PLAINS)).isFalse();
        assertThat(tramples("Bespin Motors Void Spider THX 1138", victim, crashed, PLAINS))
                .isFalse();
        assertThat(tramples("Blizzard 2", victim, crashed, PERIMETER)).isFalse();
        var stolen = table().at(PLAINS, "Blizzard 2", victim).stolen("Blizzard 2");
        if (crashed) {
            stolen.crashed(victim);
        }
        stolen.hand(DARK, "Trample").turn(DARK, Phase.CONTROL).mayNot("play Trample");
        var owned = table().at(PLAINS, "Blizzard 2", victim).stolen(victim);
        if (crashed) {
            owned.crashed(victim);
        }
        owned.hand(DARK, "Trample").turn(DARK, Phase.CONTROL).mayNot("play Trample");
    }

    @Test
    void aVehicleThatIsPilotedOrArmoredIsSafe() {
        assertThat(tramples("Blizzard 2", "Snowspeeder", false, PLAINS)).isFalse();
        assertThat(tramples("Blizzard 2", "Sandcrawler", false, PLAINS)).isFalse();
    }
}
