package holosite.rules.cards.premiere;

import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Imperial Barrier, and Rebel Barrier, which says the same. */
class ImperialBarrierTest {
    @ParameterizedTest
    @CsvSource({
        "DARK, Imperial Barrier, Rebel Trooper, true",
        "DARK, Imperial Barrier, X-wing, true",
        "DARK, Imperial Barrier, Snowspeeder, false",
        "LIGHT, Rebel Barrier, Stormtrooper, true",
        "LIGHT, Rebel Barrier, TIE Fighter, true",
        "LIGHT, Rebel Barrier, Blizzard 2, false"
    })
    void aCharacterOrStarshipJustDeployedIsStoppedForOneForce(
            Side side, String barrier, String card, boolean stopped) {
        Side other = side.opposite();
        boolean flies = card.equals("X-wing") || card.equals("TIE Fighter");
        String place = flies ? "Tatooine" : MOS_EISLEY;
        var scene =
                table().at(MOS_EISLEY, "Luke Skywalker", "Darth Vader")
                        .system("Tatooine", other)
                        .hand(side, barrier)
                        .hand(other, card)
                        .force(side, 1)
                        .force(other, 9)
                        .turn(other, Phase.DEPLOY)
                        .deploy(card)
                        .to(place);
        if (!stopped) {
            mayNotInThisPhase(scene, "play " + barrier);
            return;
        }
        scene.passUntil("play " + barrier).play(barrier).passResponses();
        assertThat(scene.forcePile(side)).isEmpty();
        scene.passUntil(other, Phase.MOVE).mayNot("move " + card);
    }
}
