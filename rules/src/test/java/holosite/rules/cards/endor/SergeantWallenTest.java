package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sergeant Wallen. */
class SergeantWallenTest {
    @Test
    void heDeploysLikeAnybodyTooAndThenForHisCost() {
        var scene =
                table().at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Sergeant Wallen")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Sergeant Wallen").passResponses();
        assertThat(scene.locationOf("Sergeant Wallen")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @Test
    void inABattleOfHisSideAtABattlegroundSiteHeJoinsForFree() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .at(MOS_EISLEY, "Stormtrooper")
                        .hand(DARK, "Sergeant Wallen")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).deploy("Sergeant Wallen").passResponses();
        assertThat(scene.locationOf("Sergeant Wallen")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).hasSize(2);
    }

    @Test
    void inNoOtherBattle() {
        var scenes =
                List.of(
                        table().at(WAR_ROOM, "Stormtrooper", "Rebel Trooper")
                                .hand(DARK, "Sergeant Wallen")
                                .force(DARK, 3)
                                .turn(DARK, Phase.BATTLE)
                                .battleAt(WAR_ROOM),
                        table().at("Tatooine", "Devastator", "X-wing")
                                .at(CANTINA, "Stormtrooper")
                                .hand(DARK, "Sergeant Wallen")
                                .force(DARK, 3)
                                .turn(DARK, Phase.BATTLE)
                                .battleAt("Tatooine"));
        for (Scene scene : scenes) {
            for (; scene.inBattle(); scene.answerDefault()) {
                scene.mayNot("deploy Sergeant Wallen");
            }
        }
    }
}
