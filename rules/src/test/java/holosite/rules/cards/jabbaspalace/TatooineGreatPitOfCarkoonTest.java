package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Tatooine: Great Pit Of Carkoon. */
class TatooineGreatPitOfCarkoonTest {
    private static final String PIT = "Tatooine: Great Pit Of Carkoon";

    private static Position pit() {
        return table().at(PIT, "Bossk", "Dengar")
                .captive("Bossk", "Leia Organa")
                .captive("Dengar", "Rebel Trooper");
    }

    @Test
    void sarlaccAttacksOneCaptivePresentOnceInDarksControlPhase() {
        var scene = pit().at(PIT, "Bubo", "Sarlacc").nextDestiny(DARK, 3).turn(DARK, Phase.CONTROL);
        scene.use(PIT).chooseOnly("Leia Organa").passResponses();
        scene.answerDefaults(() -> scene.isOnTable("Leia Organa"));
        assertThat(scene.outOfPlay(LIGHT)).contains("Leia Organa");
        assertThat(scene.isOnTable("Rebel Trooper")).isTrue();
        scene.passUntil(DARK, Prompt.Key.PHASE_ACTION).mayNot("use " + PIT);
    }

    @Test
    void itNeedsSarlaccACaptiveThereAndTheControlPhase() {
        pit().turn(DARK, Phase.CONTROL).mayNot("use " + PIT);
        pit().at(PIT, "Sarlacc").turn(DARK, Phase.DEPLOY).mayNot("use " + PIT);
        pit().at(PIT, "Sarlacc").turn(LIGHT, Phase.CONTROL).pass().mayNot("use " + PIT);
        pit().at(PIT, "Rock Wart").turn(DARK, Phase.CONTROL).mayNot("use " + PIT);
        table().at(PIT, "Sarlacc", "Bossk", "Rebel Trooper")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + PIT);
        table().at(PIT, "Sarlacc")
                .at(MOS_EISLEY, "Bossk")
                .captive("Bossk", "Leia Organa")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + PIT);
    }

    @Test
    void aCaptiveInsideAnEnclosedVehicleIsNotPresent() {
        table().at(PIT, "Sarlacc", "Blizzard 1")
                .passenger("Blizzard 1", "Bossk")
                .captive("Bossk", "Leia Organa")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + PIT);
    }

    @Test
    void itNeedsACaptiveThatACreatureWouldEat() {
        table().at(PIT, "Sarlacc", "Bossk")
                .captive("Bossk", "C-3PO")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + PIT);
        table().at(PIT, "Sarlacc", "Bossk")
                .captive("Bossk", "Leia Organa")
                .frozen("Leia Organa")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + PIT);
    }
}
