package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Capital starships that deploy and move like starfighters. */
class DeploysLikeAStarfighterTest {
    private static Position table() {
        return CardTable.table().force(LIGHT, 15).force(DARK, 15);
    }

    @Test
    @Claim({"deploys-like-a-starfighter#1", "deploys-like-a-starfighter#2"})
    void theBrightHopeDeploysToClouds() {
        var scene =
                table().system("Hoth", DARK)
                        .locationOf("Hoth", "Clouds", LIGHT)
                        .hand(LIGHT, "Bright Hope", "Corellian Corvette")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Bright Hope").to("Clouds");
        assertThat(scene.locationOf("Bright Hope")).isEqualTo("Clouds");
        scene.passUntil("deploy Corellian Corvette").deploy("Corellian Corvette");
        scene.mayNot("Clouds");
    }

    @Test
    @Claim({"deploys-like-a-starfighter#1", "deploys-like-a-starfighter#3"})
    void theBrightHopeDeploysToDantooineForTwo() {
        var scene =
                table().system("Dantooine", LIGHT)
                        .hand(LIGHT, "Bright Hope", "Corellian Corvette", "X-wing")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Bright Hope", "Dantooine")).isEqualTo(2);
        assertThat(scene.deployCost("Corellian Corvette", "Dantooine")).isEqualTo(2);
        assertThat(scene.deployCost("X-wing", "Dantooine")).isEqualTo(1);
        int force = scene.forcePile(LIGHT).size();
        scene.deploy("Bright Hope");
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 2);
    }

    @Test
    @Claim({"deploys-like-a-starfighter#1", "deploys-like-a-starfighter#2"})
    void aMediumTransportDeploysWhereverAStarfighterDoes() {
        var scene =
                table().system("Hoth", LIGHT)
                        .locationOf("Hoth", "Clouds", LIGHT)
                        .site("Tatooine: Docking Bay 94", LIGHT)
                        .site(FARM, LIGHT)
                        .hand(LIGHT, "Medium Transport", "X-wing", "Tantive IV")
                        .turn(LIGHT, Phase.DEPLOY);
        for (String ship : new String[] {"Medium Transport", "X-wing"}) {
            scene.passUntil("deploy " + ship).deploy(ship);
            assertThat(scene.offered())
                    .containsExactlyInAnyOrder("Clouds", "Hoth", "Tatooine: Docking Bay 94");
            scene.choose("Hoth");
        }
        scene.passUntil("deploy Tantive IV").deploy("Tantive IV");
        assertThat(scene.locationOf("Tantive IV")).isEqualTo("Hoth");
    }

    @Test
    @Claim("deploys-like-a-starfighter#1")
    void capitalStarshipsKeepOutOfTheCloudsUnlessTheyMoveLikeStarfighters() {
        for (String ship : new String[] {"Tantive IV", "Medium Transport", "Bright Hope"}) {
            var scene =
                    table().system("Hoth", LIGHT)
                            .locationOf("Hoth", "Clouds", LIGHT)
                            .at("Hoth", ship)
                            .turn(LIGHT, Phase.MOVE);
            assertThat(scene.isOffered("move " + ship)).isEqualTo(!ship.equals("Tantive IV"));
        }
    }
}
