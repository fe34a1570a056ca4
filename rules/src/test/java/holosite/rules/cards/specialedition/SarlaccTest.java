package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sarlacc. */
class SarlaccTest {
    private static final String PIT = "Tatooine: Great Pit Of Carkoon";

    /** Obi-Wan has power 5; two aliens of the Dark Side stand at the pit. */
    @ParameterizedTest
    @CsvSource({"1, false", "2, true"})
    void itEatsACaptiveWithFourAndADestinyAndPaysForTheAliensThere(int destiny, boolean eaten) {
        var scene =
                table().at(PIT, "Sarlacc", "Bossk", "Garindan", "Wioslea")
                        .captive("Bossk", "Obi-Wan Kenobi (1_21)")
                        .at(CANTINA, "Dengar")
                        .lost(DARK, 5)
                        .nextDestiny(DARK, destiny, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.use(PIT).answer(LIGHT, "no");
        // only one of its texts is for captives
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.AUTOMATIC_ORDER);
        if (eaten) {
            scene.passUntil("yes").yes().passResponses();
        } else {
            mayNotInThisPhase(scene, "yes");
        }
        assertThat(scene.outOfPlay(LIGHT)).hasSize(eaten ? 1 : 0);
        assertThat(scene.lost(DARK)).hasSize(eaten ? 3 : 5);
    }

    @Test
    void whatAnotherCreatureEatsIsLost() {
        var scene =
                table().at(PIT, "Sarlacc")
                        .at(CANTINA, "Bubo", "Rebel Trooper")
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Bubo").passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
        assertThat(scene.outOfPlay(LIGHT)).isEmpty();
    }

    @Test
    void aCaptiveThatAnotherCreatureEatsIsLostToo() {
        var scene =
                table().at(PIT, "Sarlacc", "Garindan")
                        .at(MOS_EISLEY, "Krayt Dragon", "Bossk")
                        .captive("Bossk", "Rebel Trooper")
                        .lost(DARK, 5)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Krayt Dragon");
        scene.answerDefaults(
                () -> scene.isOnTable("Rebel Trooper") && scene.phase() == Phase.BATTLE);
        assertThat(scene.outOfPlay(LIGHT)).isEmpty();
        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
        assertThat(scene.lost(DARK)).hasSize(5);
    }
}
