package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rogue 2. */
class Rogue2Test {
    private static final String ROGUE = "Rogue 2";

    @ParameterizedTest
    @CsvSource({"Zev Senesca, true, 3", "Zev Senesca, false, 0", "Dutch, true, 0"})
    void withZevAtTheControlsItIsImmune(String who, boolean pilots, double immunity) {
        var position = table().at(PLAINS, ROGUE);
        if (pilots) {
            position.pilot(ROGUE, who);
        } else {
            position.pilot(ROGUE, "Wedge Antilles").passenger(ROGUE, who);
        }
        assertThat(position.turn(LIGHT, Phase.CONTROL).immunity(ROGUE)).isEqualTo(immunity);
    }

    private static Position lost() {
        return table().at(
                        PLAINS,
                        ROGUE,
                        "Beru Lars",
                        "Luke Skywalker",
                        "Rebel Trooper",
                        "Derek 'Hobbie' Klivian")
                .missing("Luke Skywalker")
                .pilot(ROGUE, "Zev Senesca");
    }

    private static Scene searching(Position position, int destiny, String... members) {
        var scene = position.nextDestiny(LIGHT, destiny).turn(LIGHT, Phase.CONTROL);
        return scene.answer("search " + PLAINS).choose(members);
    }

    @ParameterizedTest
    @CsvSource({"3, true, true", "2, true, false", "3, false, false"})
    void itMayAddTwoToTheDestinyOfItsPilotsSearch(int destiny, boolean used, boolean found) {
        var scene = searching(lost(), destiny, "Zev Senesca");
        assertThat(scene.isOffered("use " + ROGUE)).isTrue();
        if (used) {
            scene.use(ROGUE);
            scene.mayNot("use " + ROGUE);
        }
        scene.passResponses();
        assertThat(scene.isMissing("Luke Skywalker")).isEqualTo(!found);
    }

    @Test
    void allPilotsAboardMustSearch() {
        assertThat(searching(lost(), 3, "Rebel Trooper").isOffered("use " + ROGUE)).isFalse();
        assertThat(
                        searching(lost().passenger(ROGUE, "Dutch"), 3, "Zev Senesca")
                                .isOffered("use " + ROGUE))
                .isFalse();
        assertThat(
                        searching(lost().passenger(ROGUE, "Dutch"), 3, "Zev Senesca", "Dutch")
                                .isOffered("use " + ROGUE))
                .isTrue();
        assertThat(
                        searching(lost().passenger(ROGUE, "Tigran Jamiro"), 3, "Zev Senesca")
                                .isOffered("use " + ROGUE))
                .isTrue();
        var empty =
                table().at(PLAINS, ROGUE, "Luke Skywalker", "Rebel Trooper", "Beru Lars")
                        .missing("Luke Skywalker");
        assertThat(searching(empty, 3, "Rebel Trooper").isOffered("use " + ROGUE)).isFalse();
    }

    @Test
    void itAddsToNoOtherDestiny() {
        var scene =
                lost().at(PLAINS, "Stormtrooper")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS);
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("use " + ROGUE));
        assertThat(scene.inBattle()).isFalse();
        assertThat(scene.prompt()).isEqualTo(Prompt.Key.PHASE_ACTION);
    }
}
