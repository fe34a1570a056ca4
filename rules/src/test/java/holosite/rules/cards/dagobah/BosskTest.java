package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Bossk. */
class BosskTest {
    @Test
    void bosskTakesChewiesForfeitWhileTheyArePresent() {
        var scene =
                table().at(CANTINA, "Bossk", "Chewbacca", "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);
        double forfeit = scene.forfeitValue("Chewbacca");
        scene.use("Bossk").at("Chewbacca");
        assertThat(forfeit).isPositive();
        assertThat(scene.forfeitValue("Chewbacca")).isZero();
    }
}
