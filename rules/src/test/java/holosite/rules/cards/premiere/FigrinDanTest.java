package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Figrin D'an. */
class FigrinDanTest {
    private static Position bet(int... destinies) {
        return table().at(MOS_EISLEY, "Figrin D'an")
                .force(LIGHT, 3)
                .lost(LIGHT, "Rebel Trooper")
                .lost(DARK, "Stormtrooper")
                .nextDestiny(LIGHT, destinies[0], destinies[1], destinies[2])
                .nextDestiny(DARK, destinies[3], destinies[4]);
    }

    @Test
    void threeDestiniesAgainstTwoWinARetrievalForTheHigherTotal() {
        var scene = bet(2, 1, 3, 3, 2).turn(LIGHT, Phase.CONTROL).use("Figrin D'an");
        scene.expectDecider(LIGHT).yes().passResponses();
        assertThat(scene.lost(LIGHT)).doesNotContain("Rebel Trooper");
        assertThat(scene.lost(DARK)).contains("Stormtrooper");
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
        scene.passUntil(LIGHT, Phase.CONTROL).mayNot("use Figrin D'an");

        scene = bet(1, 1, 2, 3, 2).turn(LIGHT, Phase.CONTROL).use("Figrin D'an");
        scene.expectDecider(DARK).yes().passResponses();
        assertThat(scene.lost(DARK)).doesNotContain("Stormtrooper");
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
    }

    @Test
    void theWinnerMayDoWithoutAndATieWinsNothing() {
        var scene = bet(2, 1, 3, 3, 2).turn(LIGHT, Phase.CONTROL).use("Figrin D'an").no();
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
        scene = bet(1, 1, 3, 3, 2).turn(LIGHT, Phase.CONTROL).use("Figrin D'an").passResponses();
        scene.expectPrompt(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
        assertThat(scene.lost(DARK)).contains("Stormtrooper");
    }

    @Test
    void oneCardIsRetrievedAtRandom() {
        var scene =
                bet(2, 1, 3, 3, 2)
                        .lost(LIGHT, "Dutch", "Pops")
                        .turn(LIGHT, Phase.CONTROL)
                        .use("Figrin D'an");
        int lost = scene.lost(LIGHT).size();
        scene.yes().passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(lost - 1);
    }

    @Test
    void onlyForOneForceInTheOwnersControlPhase() {
        bet(2, 1, 3, 3, 2).turn(LIGHT, Phase.DEPLOY).mayNot("use Figrin D'an");
        mayNotInThisPhase(bet(2, 1, 3, 3, 2).turn(DARK, Phase.CONTROL), "use Figrin D'an");
        table().at(MOS_EISLEY, "Figrin D'an").turn(LIGHT, Phase.CONTROL).mayNot("use Figrin D'an");
    }

    @Test
    void theOpponentRetrievesOneCardToo() {
        var scene =
                bet(1, 1, 2, 3, 2)
                        .lost(DARK, "DS-61-2", "DS-61-3")
                        .turn(LIGHT, Phase.CONTROL)
                        .use("Figrin D'an");
        int lost = scene.lost(DARK).size();
        scene.yes().passResponses();
        assertThat(scene.lost(DARK)).hasSize(lost - 1);
    }
}
