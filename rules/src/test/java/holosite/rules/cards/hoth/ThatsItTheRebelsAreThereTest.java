package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** That's It, The Rebels Are There! */
class ThatsItTheRebelsAreThereTest {
    private static final String CARD = "That's It, The Rebels Are There!";

    private static Position probed(String droid, String where) {
        return table().system("Hoth", DARK)
                .system("Kessel", DARK)
                .at("Tatooine", "Devastator", "X-wing")
                .at(where, droid)
                .hand(DARK, CARD)
                .force(DARK, 3);
    }

    @Test
    void aStarshipComesToTheSystemOfAProbeDroidAndStaysThisTurn() {
        var scene =
                probed("Probe Droid", PLAINS)
                        .site(PERIMETER, DARK)
                        .at("Tatooine", "Boba Fett In Slave I")
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.CONTROL)
                        .play(CARD);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Devastator", "Boba Fett In Slave I");
        scene.choose("Boba Fett In Slave I").passResponses();
        assertThat(scene.locationOf("Boba Fett In Slave I")).isEqualTo("Hoth");
        scene.passUntil(DARK, Phase.MOVE).mayNot("move Boba Fett In Slave I");
    }

    @Test
    void onlyAProbeDroidAtASiteInTheControlPhaseWillDo() {
        probed("EG-6", PLAINS).turn(DARK, Phase.CONTROL).mayNot("play " + CARD);
        table().system("Bespin", DARK)
                .at("Tatooine", "Devastator")
                .at("Bespin: Cloud City", "Tyrant")
                .passenger("Tyrant", "Probe Droid")
                .hand(DARK, CARD)
                .force(DARK, 3)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CARD);
        probed("Probe Droid", PLAINS).turn(DARK, Phase.DEPLOY).mayNot("play " + CARD);
        mayNotInThisPhase(probed("Probe Droid", PLAINS).turn(LIGHT, Phase.CONTROL), "play " + CARD);
        probed("Probe Droid", PLAINS)
                .stolen("Probe Droid")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CARD);
    }
}
