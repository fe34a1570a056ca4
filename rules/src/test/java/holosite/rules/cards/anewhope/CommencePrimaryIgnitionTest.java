package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commence Primary Ignition. */
class CommencePrimaryIgnitionTest {
    private static final String IGNITION = "Commence Primary Ignition";
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";

    /**
     * The Death Star in orbit of Tatooine, with three sites there and three of its own, two gunners
     * in one of them; Hoth has two sites and Yavin 4 one.
     */
    private static Position orbit() {
        return table().system("Tatooine", DARK)
                .site(CANTINA, LIGHT)
                .site(FARM, LIGHT)
                .site(MOS_EISLEY, LIGHT)
                .system("Hoth", LIGHT)
                .site(PERIMETER, LIGHT)
                .site(PLAINS, DARK)
                .system("Yavin 4", DARK)
                .site("Yavin 4: Docking Bay", DARK)
                .site("Death Star: Docking Bay 327", DARK)
                .site(CORRIDOR, DARK)
                .at(WAR_ROOM, "Death Star Gunner#1", "Death Star Gunner#2")
                .system("Death Star", DARK)
                .counter("Death Star", 7)
                .aimed("Death Star", "Tatooine")
                .on("Death Star", "Superlaser")
                .hand(DARK, IGNITION);
    }

    /** The opponent subtracts the sites of the planet, of Yavin 4 or of Hoth. */
    @ParameterizedTest
    @CsvSource({"1, 4, 3", "1, 5, 3", "2, 2, 1", "2, 3, 1", "3, 3, 2", "3, 4, 2"})
    void whatTheOpponentChoosesIsSubtracted(int option, int destiny, int subtracted) {
        var scene = orbit().force(DARK, 4).nextDestiny(DARK, destiny, 6).turn(DARK, Phase.CONTROL);

        scene.play(IGNITION).passResponses();
        assertThat(scene.forcePile(DARK)).as("one Force for each site").hasSize(1);
        scene.expectDecider(LIGHT).option(option).passResponses();

        // three sites of the Death Star, and two for each gunner
        assertThat(scene.has("Tatooine", Flag.BLOWN_AWAY))
                .isEqualTo(destiny + 3 + 4 - subtracted > 8);
    }

    @ParameterizedTest
    @CsvSource({"5, false", "6, true"})
    void aSiteThatTheOpponentOccupiesDoesNotCount(int destiny, boolean blownAway) {
        var scene =
                orbit().at(CORRIDOR, "Rebel Trooper")
                        .force(DARK, 3)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);

        scene.play(IGNITION).passResponses().option(1).passResponses();

        assertThat(scene.has("Tatooine", Flag.BLOWN_AWAY)).isEqualTo(blownAway);
    }

    @Test
    void oneGunnerIsLostWhenItFails() {
        var scene = orbit().force(DARK, 3).nextDestiny(DARK, 1).turn(DARK, Phase.CONTROL);

        scene.play(IGNITION).passResponses().option(1).passUntil(DARK, Prompt.Key.PICK);

        assertThat(oneOf(scene)).hasSize(2);
    }

    @Test
    void notInTheOpponentsTurnNorWithoutTheForce() {
        orbit().force(DARK, 9).turn(LIGHT, Phase.CONTROL).pass(LIGHT).mayNot("play " + IGNITION);
        orbit().force(DARK, 2).turn(DARK, Phase.CONTROL).mayNot("play " + IGNITION);
    }

    @Test
    void aSuperlaserThatWasStolenIsNotFired() {
        orbit().stolen("Superlaser")
                .force(DARK, 9)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + IGNITION);
    }
}
