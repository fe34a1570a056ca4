package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dathcha. */
class DathchaTest {
    private static Position inHand(int own, int others) {
        return table().system("Tatooine", DARK)
                .site(CANTINA, DARK)
                .at("Endor: Dense Forest", "Stormtrooper")
                .hand(DARK, "Dathcha")
                .force(DARK, own)
                .force(LIGHT, others);
    }

    @Test
    void eachPlayerUsesTwoForceForHim() {
        var scene = inHand(3, 3).turn(DARK, Phase.DEPLOY);
        scene.deploy("Dathcha").to(CANTINA).passResponses();
        assertThat(scene.locationOf("Dathcha")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"1, 2, false", "2, 1, false", "2, 2, true"})
    void heStaysInHandIfEitherCannotPay(int own, int others, boolean deploys) {
        var scene = inHand(own, others).turn(DARK, Phase.DEPLOY);
        assertThat(scene.isOffered("deploy Dathcha")).isEqualTo(deploys);
    }

    @Test
    void heDeploysToTatooineOnly() {
        var scene = inHand(3, 3).site(MOS_EISLEY, DARK).turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Dathcha")).containsExactlyInAnyOrder(CANTINA, MOS_EISLEY);
    }

    @ParameterizedTest
    @CsvSource({"Tatooine: Cantina, 2", "Yavin 4: Docking Bay, 4", "Death Star: War Room, 4"})
    void heIsStrongerAtSitesElsewhere(String place, double power) {
        var scene = table().at(place, "Dathcha").turn(DARK);
        // no other text there concerns Jawas
        assertThat(scene.power("Dathcha")).isEqualTo(place.equals(CANTINA) ? power + 1 : power);
    }

    @Test
    void inSpaceHeIsNot() {
        var scene =
                table().at("Yavin 4", "Devastator").passenger("Devastator", "Dathcha").turn(DARK);
        assertThat(scene.power("Dathcha")).isEqualTo(2);
    }
}
