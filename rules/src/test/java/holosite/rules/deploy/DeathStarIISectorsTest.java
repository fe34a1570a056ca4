package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** The sectors of the second Death Star: nobody deploys, battles or drains there. */
class DeathStarIISectorsTest {
    private static Position table() {
        return CardTable.table().force(LIGHT, 15).force(DARK, 15);
    }

    @Test
    @Claim({"deployment-restrictions#13", "death-star-ii-sectors#1"})
    void nobodyDeploysInsideTheSecondDeathStar() {
        String shaft = "Death Star II: Coolant Shaft";
        table().at(shaft, "TIE Fighter")
                .hand(DARK, "TIE Fighter", "Black 2", "DS-61-2")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy TIE Fighter", "deploy Black 2 with a pilot", "deploy DS-61-2");
        table().at(shaft, "X-wing")
                .hand(LIGHT, "X-wing", "SW-4 Ion Cannon")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy X-wing", "deploy SW-4 Ion Cannon");
    }

    @Test
    @Claim({"death-star-ii-sectors#2", "death-star-ii-sectors#3"})
    void nobodyBattlesOrDrainsInsideTheSecondDeathStar() {
        String shaft = "Death Star II: Coolant Shaft";
        table().at(shaft, "TIE Fighter", "X-wing")
                .turn(DARK, Phase.BATTLE)
                .mayNot("battle at " + shaft);
        table().at(shaft, "TIE Fighter", "X-wing")
                .turn(LIGHT, Phase.BATTLE)
                .mayNot("battle at " + shaft);
        var drain = table().at(shaft, "X-wing").turn(LIGHT, Phase.CONTROL);
        assertThat(drain.controls(LIGHT, shaft)).isTrue();
        drain.mayNot("drain at " + shaft);
    }
}
