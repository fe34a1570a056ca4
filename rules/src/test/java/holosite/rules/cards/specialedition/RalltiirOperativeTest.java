package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Ralltiir Operative. */
class RalltiirOperativeTest {
    private static Position at(String system) {
        return table().system("Ralltiir", DARK)
                .system("Tatooine", DARK)
                .locationOf(system, "Spaceport City", DARK)
                .at("Spaceport City", "Ralltiir Operative");
    }

    @Test
    void atARalltiirSiteHeHelpsToDrainAndIsWorthMore() {
        var there = at("Ralltiir").turn(LIGHT, Phase.CONTROL);
        assertThat(there.forfeitValue("Ralltiir Operative")).isEqualTo(4);
        var elsewhere = at("Tatooine").turn(LIGHT, Phase.CONTROL);
        assertThat(elsewhere.forfeitValue("Ralltiir Operative")).isEqualTo(3);
        assertThat(there.forceDrain("Spaceport City", LIGHT))
                .isEqualTo(elsewhere.forceDrain("Spaceport City", LIGHT) + 1);
        assertThat(there.forceDrain("Spaceport City", DARK))
                .isEqualTo(elsewhere.forceDrain("Spaceport City", DARK));
    }

    @Test
    void aTrooperOnRalltiirMakesHimStronger() {
        assertThat(at("Ralltiir").turn(LIGHT).power("Ralltiir Operative")).isEqualTo(1);
        assertThat(
                        at("Ralltiir")
                                .at("Spaceport City", "Rebel Trooper")
                                .turn(LIGHT)
                                .power("Ralltiir Operative"))
                .isEqualTo(2);
        assertThat(
                        at("Ralltiir")
                                .at("Spaceport City", "Stormtrooper")
                                .turn(LIGHT)
                                .power("Ralltiir Operative"))
                .isEqualTo(1);
        assertThat(
                        at("Ralltiir")
                                .at(CANTINA, "Rebel Trooper")
                                .turn(LIGHT)
                                .power("Ralltiir Operative"))
                .isEqualTo(1);
        assertThat(
                        at("Tatooine")
                                .at("Spaceport City", "Rebel Trooper")
                                .turn(LIGHT)
                                .power("Ralltiir Operative"))
                .isEqualTo(1);
    }

    /** The operative is a passenger above Ralltiir, with or without a trooper on the planet. */
    private static Position above() {
        return table().at("Ralltiir", "Corellian Corvette")
                .passenger("Corellian Corvette", "Ralltiir Operative")
                .locationOf("Ralltiir", "Spaceport City", DARK);
    }

    @Test
    void aboveRalltiirHeIsAtNoSite() {
        var scene =
                above().at("Spaceport City", "Rebel Trooper")
                        .reserve(LIGHT, "Forest")
                        .turn(LIGHT, Phase.DEPLOY)
                        .mayNot("use Ralltiir Operative");
        assertThat(scene.forfeitValue("Ralltiir Operative")).isEqualTo(3);
        assertThat(scene.power("Ralltiir Operative")).isEqualTo(1);
        var without =
                table().at("Ralltiir", "Corellian Corvette")
                        .locationOf("Ralltiir", "Spaceport City", DARK)
                        .turn(LIGHT);
        assertThat(scene.forceDrain("Ralltiir", LIGHT))
                .isEqualTo(without.forceDrain("Ralltiir", LIGHT));
    }

    @Test
    void heNeedsToBeThereTooAndTheTrooperOnThePlanet() {
        var away =
                table().locationOf("Ralltiir", "Spaceport City", DARK)
                        .at("Spaceport City", "Rebel Trooper")
                        .at(CANTINA, "Ralltiir Operative")
                        .turn(LIGHT);
        assertThat(away.power("Ralltiir Operative")).isEqualTo(1);
        var aboveHim =
                at("Ralltiir")
                        .at("Ralltiir", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Rebel Trooper")
                        .turn(LIGHT);
        assertThat(aboveHim.power("Ralltiir Operative")).isEqualTo(1);
    }

    @Test
    void onceInEachDeployPhaseHeDeploysASiteThere() {
        var scene =
                at("Ralltiir")
                        .reserve(LIGHT, "Forest", "Jungle", "Rebel Trooper")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use("Ralltiir Operative").choose("Forest");
        scene.answerDefaults(() -> !scene.isOnTable("Forest"));
        assertThat(scene.state().table().laidOut(scene.card("Forest"))).isTrue();
        scene.passUntil(LIGHT, Phase.DEPLOY).mayNot("use Ralltiir Operative");

        at("Tatooine")
                .reserve(LIGHT, "Forest")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use Ralltiir Operative");
        at("Ralltiir")
                .reserve(LIGHT, "Forest")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Ralltiir Operative");
        at("Ralltiir")
                .reserve(LIGHT, "Forest")
                .turn(DARK, Phase.DEPLOY)
                .pass()
                .mayNot("use Ralltiir Operative");
    }
}
