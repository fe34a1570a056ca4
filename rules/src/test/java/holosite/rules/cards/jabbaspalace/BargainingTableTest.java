package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Bargaining Table. */
class BargainingTableTest {
    private static Position bargain() {
        return table().at(CANTINA, "Han Solo")
                .beside(LIGHT, "Bargaining Table")
                .stacked("Bargaining Table", "Wioslea")
                .force(LIGHT, 3);
    }

    @Test
    void aliensDeployFromItAsIfFromHand() {
        var scene = bargain().turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Wioslea").to(CANTINA).passResponses();
        assertThat(scene.locationOf("Wioslea")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
    }

    @Test
    void notInOtherPhasesAndNotInTheOpponentsTurn() {
        bargain().turn(LIGHT, Phase.MOVE).mayNot("deploy Wioslea");
        bargain().turn(DARK, Phase.DEPLOY).pass().mayNot("deploy Wioslea");
    }

    @Test
    void onlyAliensAndOnlyFromIt() {
        bargain()
                .stacked("Bargaining Table", "Rebel Trooper")
                .beside(LIGHT, "Docking And Repair Facilities")
                .stacked("Docking And Repair Facilities", "Devaronian")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Wioslea")
                .mayNot("deploy Rebel Trooper", "deploy Devaronian");
    }

    /** Dark cancels an Effect of the Light Side with Alter. */
    private static Scene altered(String effect, String... stacked) {
        var scene =
                table().site(CANTINA, LIGHT)
                        .at(CANTINA, "Darth Vader")
                        .beside(LIGHT, "Bargaining Table", "Tauntaun Bones")
                        .stacked("Bargaining Table", stacked)
                        .hand(DARK, "Alter (1_234)")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        return scene.play("Alter").choose(effect).passResponses();
    }

    @Test
    void onlyItsAliensDeployWhenItIsCanceled() {
        var scene = altered("Bargaining Table", "Rebel Trooper", "Wioslea");
        scene.mayNot("Rebel Trooper").choose("Wioslea").passResponses();
        assertThat(scene.locationOf("Wioslea")).isEqualTo(CANTINA);
        assertThat(scene.lost(LIGHT)).contains("Bargaining Table", "Rebel Trooper");

        var other = altered("Tauntaun Bones", "Wioslea");
        assertThat(other.lost(LIGHT)).contains("Tauntaun Bones");
        assertThat(other.hostOf("Wioslea")).isEqualTo("Bargaining Table");
    }

    /** Dark drains at Mos Eisley. */
    private static Scene drained(String... hand) {
        return table().at(MOS_EISLEY, "Stormtrooper")
                .at(BAY, "Stormtrooper")
                .beside(LIGHT, "Bargaining Table")
                .hand(LIGHT, hand)
                .turn(DARK, Phase.CONTROL)
                .drainAt(MOS_EISLEY);
    }

    @Test
    void aNonUniqueAlienFromHandCancelsAForceDrainOnceInATurn() {
        var scene = drained("Devaronian", "Devaronian", "Wioslea", "Rebel Trooper");
        scene.use("Bargaining Table").passResponses();
        scene.mayNot("Wioslea", "Rebel Trooper").chooseOnly("Devaronian").passResponses();
        assertThat(scene.cardsOn("Bargaining Table")).containsExactly("Devaronian");
        assertThat(scene.lost(LIGHT)).isEmpty();
        scene.passUntil(DARK).drainAt(BAY).mayNot("use Bargaining Table");
    }

    @Test
    void aUniqueAlienOrNoneDoesNot() {
        drained("Wioslea", "Rebel Trooper").mayNot("use Bargaining Table");
    }
}
