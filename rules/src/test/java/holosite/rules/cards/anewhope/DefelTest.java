package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Defel. */
class DefelTest {

    /** Force that the Light Side loses in the Dark Side's next turn. */
    private static int lostInATurn(Position position) {
        var scene = position.reserve(LIGHT, 20).turn(DARK, Phase.ACTIVATE);
        int before = scene.lost(LIGHT).size();
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        return scene.lost(LIGHT).size() - before;
    }

    private static Position cantina() {
        return table().site(CANTINA, DARK).site(MOS_EISLEY, DARK).at(CANTINA, "Rebel Trooper");
    }

    @Test
    @Claim("defel#1")
    void eachDefelWhereRevolutionIsCostsOneForceATurn() {
        assertThat(lostInATurn(cantina().on(CANTINA, "Revolution").at(CANTINA, "Defel")))
                .isEqualTo(1);
        assertThat(
                        lostInATurn(
                                cantina()
                                        .on(CANTINA, "Revolution")
                                        .at(CANTINA, "Defel#1", "Defel#2")))
                .isEqualTo(2);
    }

    @Test
    @Claim("defel#1")
    void noneIsLostWhereRevolutionIsNot() {
        assertThat(lostInATurn(cantina().at(CANTINA, "Defel"))).isZero();
        assertThat(lostInATurn(cantina().on(MOS_EISLEY, "Revolution").at(CANTINA, "Defel")))
                .isZero();
        var scene =
                cantina()
                        .on(CANTINA, "Revolution")
                        .at(CANTINA, "Defel")
                        .turn(LIGHT, Phase.ACTIVATE);
        scene.passUntil(DARK, Phase.ACTIVATE);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void atNightHeHidesFromABattleFor1Force() {
        for (boolean night : new boolean[] {true, false}) {
            Position position =
                    cantina()
                            .system("Tatooine", DARK)
                            .at(CANTINA, "Defel", "Stormtrooper")
                            .at(MOS_EISLEY, "Defel")
                            .on("Stormtrooper", "Imperial Blaster")
                            .force(DARK, 5)
                            .force(LIGHT, 5);
            if (night) {
                position.on("Tatooine", "Sunsdown");
            }
            Scene scene = position.turn(LIGHT, Phase.BATTLE);
            scene.battleAt(CANTINA);
            assertThat(scene.isOffered("use Defel")).isEqualTo(night);
            scene.mayNot("use Defel#2");
            if (night) {
                scene.use("Defel");
                assertThat(scene.state().table().has(scene.card("Defel"), Flag.EXCLUDED)).isTrue();
                assertThat(scene.forcePile(DARK)).hasSize(4);
            }
        }
    }

    @Test
    @Claim("defel#1")
    void noneIsLostWhereRevolutionIsAtASystem() {
        var position =
                cantina()
                        .system("Tatooine", DARK)
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Defel")
                        .on("Tatooine", "Revolution");
        assertThat(lostInATurn(position)).isZero();
    }
}
