package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Shawn Valdez. */
class ShawnValdezTest {
    private static final String SHAWN = "Shawn Valdez";

    private static Position table(String where) {
        return CardTable.table()
                .site(MOS_EISLEY, DARK)
                .at(where, SHAWN)
                .at(MOS_EISLEY, "Rebel Trooper#1", "Stormtrooper#1")
                .at(FARM, "Rebel Trooper#2", "Echo Base Trooper", "Owen Lars", "Snowtrooper")
                .at(BAY, "Rebel Trooper#3")
                .at(CANTINA, "Echo Base Trooper Officer")
                .force(DARK, 9)
                .force(LIGHT, 9);
    }

    @Test
    void troopersNextDoorMoveToHisBattle() {
        var scene = table(MOS_EISLEY).turn(LIGHT, Phase.BATTLE).battleAt(MOS_EISLEY);
        int force = scene.forcePile(LIGHT).size();
        scene.use(SHAWN).passResponses();
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(
                        "Rebel Trooper#2", "Rebel Trooper#3", "Echo Base Trooper");
        scene.choose("Rebel Trooper#2").passResponses();
        assertThat(scene.locationOf("Echo Base Trooper")).isEqualTo(FARM);
        assertThat(scene.locationOf("Rebel Trooper#2")).isEqualTo(MOS_EISLEY);
        assertThat(scene.has("Rebel Trooper#2", Flag.IN_BATTLE)).isTrue();
        assertThat(scene.has("Rebel Trooper#2", Flag.MOVED)).isTrue();
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 1);
        scene.mayNot("use " + SHAWN);
    }

    @Test
    void whoHasBattledThisTurnStays() {
        var scene =
                table(MOS_EISLEY)
                        .battled("Rebel Trooper#2")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        scene.use(SHAWN);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Rebel Trooper#3", "Echo Base Trooper");
    }

    @Test
    void heNeitherHelpsElsewhereNorWhenTheOpponentBegins() {
        mayNotInThisPhase(
                table(CANTINA).turn(LIGHT, Phase.BATTLE).battleAt(MOS_EISLEY), "use " + SHAWN);
        var scene = table(MOS_EISLEY).force(DARK, 2).turn(DARK, Phase.BATTLE).battleAt(MOS_EISLEY);
        scene.mayNot("use " + SHAWN).passUntil(LIGHT).mayNot("use " + SHAWN);
    }
}
