package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** TK-422. */
class Tk422Test {
    private static final String SPY = "TK-422";

    @Test
    void heDeploysUnderCoverWhereAnImperialIs() {
        var scene =
                table().at(BAY, "Stormtrooper")
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .at(FARM, "Boba Fett (5_91)")
                        .hand(LIGHT, SPY)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(SPY).passResponses();
        assertThat(scene.locationOf(SPY)).isEqualTo(BAY);
        assertThat(scene.isUndercover(SPY)).isTrue();
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
        table().at(MOS_EISLEY, "Rebel Trooper")
                .hand(LIGHT, SPY)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + SPY);
    }

    private static Position covered() {
        return table().at(BAY, "Stormtrooper", SPY).undercover(SPY);
    }

    @Test
    void whileUnderCoverHeMakesImperialsDearerAtRelatedSites() {
        var scene =
                covered()
                        .site(MOS_EISLEY, DARK)
                        .system("Tatooine", DARK)
                        .site("Endor: Back Door", DARK)
                        .hand(DARK, "Stormtrooper#2", "Garindan")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Stormtrooper#2", MOS_EISLEY)).isEqualTo(1 + 1);
        assertThat(scene.deployCost("Stormtrooper#2", "Tatooine")).isEqualTo(1);
        assertThat(scene.deployCost("Stormtrooper#2", BAY)).isEqualTo(1);
        assertThat(scene.deployCost("Stormtrooper#2", "Endor: Back Door")).isEqualTo(1);
        assertThat(scene.deployCost("Garindan", MOS_EISLEY)).isEqualTo(2);
        var open =
                table().at(BAY, "Stormtrooper", SPY)
                        .site(MOS_EISLEY, DARK)
                        .hand(DARK, "Stormtrooper#2")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(open.deployCost("Stormtrooper#2", MOS_EISLEY)).isEqualTo(1);
    }

    @Test
    void heBreaksCoverInHisMovePhaseForThreeForce() {
        var scene = covered().force(LIGHT, 3).turn(LIGHT, Phase.MOVE);
        scene.use(SPY).passResponses();
        assertThat(scene.isUndercover(SPY)).isFalse();
        assertThat(scene.isCaptive(SPY)).isFalse();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        scene.mayNot("use " + SPY);
        covered().force(LIGHT, 2).turn(LIGHT, Phase.MOVE).mayNot("use " + SPY);
        table().at(BAY, SPY).force(LIGHT, 3).turn(LIGHT, Phase.MOVE).mayNot("use " + SPY);
        covered().force(LIGHT, 3).turn(LIGHT, Phase.DEPLOY).mayNot("use " + SPY);
        covered().force(LIGHT, 3).turn(DARK, Phase.MOVE).pass().mayNot("use " + SPY);
    }

    @Test
    void ifTheOpponentBreaksHisCoverHeIsCaptured() {
        var scene =
                covered().at(BAY, "Lt. Pol Treidum").nextDestiny(DARK, 3).turn(DARK, Phase.CONTROL);
        scene.use("Lt. Pol Treidum").passResponses();
        scene.answerDefaults(() -> scene.whoDecides() == DARK && !scene.isCaptive(SPY));
        assertThat(scene.isCaptive(SPY)).isTrue();
    }

    @Test
    void theCoverOfAnotherSpyIsNotHis() {
        var scene =
                covered()
                        .at(BAY, "Lt. Pol Treidum", "Leia Organa")
                        .undercover("Leia Organa")
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Lt. Pol Treidum").choose("Leia Organa").passResponses();
        assertThat(scene.isUndercover("Leia Organa")).isFalse();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.isUndercover(SPY)).isTrue();
        assertThat(scene.isCaptive(SPY)).isFalse();
    }

    @Test
    void outInTheOpenHeIsNotCapturedForAnothersCover() {
        var scene =
                table().at(BAY, "Stormtrooper", SPY, "Lt. Pol Treidum", "Leia Organa")
                        .undercover("Leia Organa")
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Lt. Pol Treidum").passResponses();
        assertThat(scene.isUndercover("Leia Organa")).isFalse();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.isCaptive(SPY)).isFalse();
    }
}
