package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Organa's Ceremonial Necklace. */
class OrganasCeremonialNecklaceTest {
    private static final String NECKLACE = "Organa's Ceremonial Necklace";
    private static final String JUNGLE = "Yavin 4: Jungle";
    private static final String YAVIN_BAY = "Yavin 4: Docking Bay";

    @Test
    void itGoesToASiteOfYavinAndIsAimedAtAnImperial() {
        var scene =
                table().system("Yavin 4", DARK)
                        .site(JUNGLE, DARK)
                        .site(YAVIN_BAY, DARK)
                        .at(CANTINA, "Stormtrooper", "Djas Puhr", "Darth Vader")
                        .hand(DARK, NECKLACE)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, NECKLACE)).containsExactlyInAnyOrder(JUNGLE, YAVIN_BAY);
        scene.choose(JUNGLE);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Stormtrooper", "Darth Vader");
    }

    @Test
    void whoReachesItTakesIt() {
        var scene =
                table().site(JUNGLE, DARK)
                        .on(JUNGLE, NECKLACE)
                        .at(JUNGLE, "Stormtrooper")
                        .aimed(NECKLACE, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.hostOf(NECKLACE)).isEqualTo("Stormtrooper");
    }

    private static Position carried() {
        return table().site(JUNGLE, LIGHT)
                .site(YAVIN_BAY, DARK)
                .at(JUNGLE, "Stormtrooper")
                .on("Stormtrooper", NECKLACE)
                .aimed(NECKLACE, "Stormtrooper");
    }

    @Test
    void aForceDrainWhereItIsPresentIsOneMore() {
        var scene = carried().turn(DARK, Phase.CONTROL);
        double drain = scene.forceDrain(JUNGLE, DARK);
        scene.drainAt(JUNGLE).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).hasSize((int) drain + 1);
        assertThat(scene.hostOf(NECKLACE)).isEqualTo("Stormtrooper");
    }

    @Test
    void aDrainElsewhereIsNot() {
        var scene =
                carried()
                        .at(YAVIN_BAY, "Darth Vader")
                        .site(CANTINA, DARK)
                        .at(CANTINA, "DS-61-2")
                        .turn(DARK, Phase.CONTROL);
        double drain = scene.forceDrain(CANTINA, DARK);
        scene.drainAt(CANTINA).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).hasSize((int) drain);
    }

    @Test
    void notYetReachedItDoesNothing() {
        for (String place : new String[] {JUNGLE, CANTINA}) {
            var scene =
                    table().site(JUNGLE, LIGHT)
                            .on(JUNGLE, NECKLACE)
                            .at(JUNGLE, "Stormtrooper")
                            .at(CANTINA, "Darth Vader")
                            .aimed(NECKLACE, "Darth Vader")
                            .turn(DARK, Phase.CONTROL);
            double drain = scene.forceDrain(place, DARK);
            scene.drainAt(place).passUntil(Prompt.Key.PHASE_ACTION);
            assertThat(scene.lost(LIGHT)).hasSize((int) drain);
        }
    }

    @Test
    void thenItMayPassToAnotherOfYourImperialsAtAnAdjacentSiteYouControl() {
        var scene =
                carried()
                        .at(WAR_ROOM, "Grand Moff Tarkin")
                        .at(YAVIN_BAY, "Darth Vader", "Djas Puhr")
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt(JUNGLE).passUntil("yes").yes();
        assertThat(scene.hostOf(NECKLACE)).isEqualTo("Darth Vader");
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.hostOf(NECKLACE)).isEqualTo("Darth Vader");
        int lost = scene.lost(LIGHT).size();
        double drain = scene.forceDrain(YAVIN_BAY, DARK);
        scene.passUntil("drain at " + YAVIN_BAY);
        scene.drainAt(YAVIN_BAY).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).hasSize(lost + (int) drain + 1);
    }

    @ParameterizedTest
    @CsvSource({"Djas Puhr, ''", "Darth Vader, Obi-Wan Kenobi"})
    void itPassesToNobodyElse(String neighbor, String enemy) {
        var position = carried().at(YAVIN_BAY, neighbor).at(WAR_ROOM, "Grand Moff Tarkin");
        if (!enemy.isEmpty()) {
            position.at(YAVIN_BAY, enemy);
        }
        var scene = position.turn(DARK, Phase.CONTROL);
        scene.drainAt(JUNGLE);
        for (int i = 0; i < 20 && scene.prompt() != Prompt.Key.PHASE_ACTION; i++) {
            if (scene.isOffered("yes")) {
                scene.yes();
            } else {
                scene.answerDefault();
            }
        }
        assertThat(scene.hostOf(NECKLACE)).isEqualTo("Stormtrooper");
    }
}
