package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** U-3PO. */
class U3poTest {
    private static final String SPY = "U-3PO";

    @Test
    void heDeploysToSitesOnlyAndUnderCover() {
        var scene =
                table().at(BAY, "Rebel Trooper")
                        .system("Tatooine", DARK)
                        .hand(DARK, SPY)
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(SPY).passResponses();
        assertThat(scene.locationOf(SPY)).isEqualTo(BAY);
        assertThat(scene.isUndercover(SPY)).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(2);
        table().system("Tatooine", DARK)
                .hand(DARK, SPY)
                .force(DARK, 5)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + SPY);
    }

    private static Scene battle(boolean undercover, String at) {
        var position = table().at(BAY, "Darth Vader", "Rebel Trooper").at(at, SPY);
        return (undercover ? position.undercover(SPY) : position)
                .force(DARK, 5)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(BAY);
    }

    @Test
    void underCoverAtABattleHeAddsHisPowerToLight() {
        var scene = battle(true, BAY);
        assertThat(scene.totalPower(BAY, LIGHT)).isEqualTo(1 + 1);
        assertThat(scene.totalPower(BAY, DARK)).isEqualTo(6);
        assertThat(scene.has(SPY, Flag.IN_BATTLE)).isFalse();
    }

    @Test
    void elsewhereOrWithoutABattleOrOutOfCoverHeDoesNot() {
        assertThat(battle(true, CANTINA).totalPower(BAY, LIGHT)).isEqualTo(1);
        assertThat(battle(true, CANTINA).totalPower(CANTINA, LIGHT)).isZero();
        var open = battle(false, BAY);
        assertThat(open.totalPower(BAY, LIGHT)).isEqualTo(1);
        assertThat(open.totalPower(BAY, DARK)).isEqualTo(7);
        var quiet =
                table().at(BAY, "Darth Vader", "Rebel Trooper", SPY)
                        .undercover(SPY)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(quiet.totalPower(BAY, LIGHT)).isEqualTo(1);
    }

    private static Scene uncovered() {
        return table().at(BAY, SPY, "Rebel Trooper")
                .undercover(SPY)
                .on(SPY, "dark Undercover")
                .force(DARK, 5)
                .turn(DARK, Phase.DEPLOY)
                .use("Undercover");
    }

    @Test
    void whenHisCoverIsBrokenLightMayStealHim() {
        var scene = uncovered();
        scene.passUntil(LIGHT).use(SPY).passResponses();
        assertThat(scene.ownerOf(SPY)).isEqualTo(LIGHT);
        assertThat(scene.isUndercover(SPY)).isFalse();
    }

    @Test
    void orLeaveHimToDark() {
        var scene = uncovered();
        scene.passUntil(LIGHT).pass(LIGHT).passResponses();
        assertThat(scene.ownerOf(SPY)).isEqualTo(DARK);
        assertThat(scene.isUndercover(SPY)).isFalse();
        scene.passUntil(LIGHT, Phase.CONTROL).mayNot("use " + SPY);
    }

    /** He serves the Light Side, whoever's he is. */
    @Test
    void stolenAndUnderCoverAgainHeStillHelpsLight() {
        var scene =
                table().at(BAY, "Darth Vader", "Rebel Trooper", SPY)
                        .stolen(SPY)
                        .undercover(SPY)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY);
        assertThat(scene.ownerOf(SPY)).isEqualTo(LIGHT);
        assertThat(scene.totalPower(BAY, LIGHT)).isEqualTo(1 + 1);
        assertThat(scene.totalPower(BAY, DARK)).isEqualTo(6);
    }

    @Test
    void darkDoesNotStealHimBack() {
        var scene =
                table().at(BAY, SPY, "Stormtrooper")
                        .stolen(SPY)
                        .undercover(SPY)
                        .on(SPY, "light Undercover")
                        .turn(LIGHT, Phase.DEPLOY)
                        .use("Undercover");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use " + SPY);
                    return scene.phase() == Phase.DEPLOY;
                });
        assertThat(scene.isUndercover(SPY)).isFalse();
        assertThat(scene.ownerOf(SPY)).isEqualTo(LIGHT);
    }

    @Test
    void theCoverOfAnotherSpyIsNotHis() {
        var scene =
                table().at(BAY, SPY, "Garindan", "Rebel Trooper")
                        .undercover("Garindan")
                        .on("Garindan", "dark Undercover")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY)
                        .use("Undercover");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use " + SPY);
                    return scene.isUndercover("Garindan") || scene.whoDecides() == LIGHT;
                });
        assertThat(scene.isUndercover("Garindan")).isFalse();
    }

    @Test
    void stolenHeHelpsOnlyInABattleBesideHim() {
        for (String at : new String[] {BAY, CANTINA}) {
            var position =
                    table().at(BAY, "Darth Vader", "Rebel Trooper")
                            .at(at, SPY)
                            .stolen(SPY)
                            .undercover(SPY)
                            .force(LIGHT, 5);
            var quiet = position.turn(LIGHT, Phase.BATTLE);
            assertThat(quiet.totalPower(BAY, LIGHT)).isEqualTo(1);
            var battle = quiet.battleAt(BAY);
            assertThat(battle.totalPower(BAY, LIGHT)).isEqualTo(at.equals(BAY) ? 1 + 1 : 1);
        }
    }
}
