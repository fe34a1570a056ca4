package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** The sectors of the second Death Star: nobody deploys, battles or drains there. */
class DeathStarIISectorsTest {
    private static final String STATION = "Death Star II";
    private static final String SHAFT = "Death Star II: Coolant Shaft";

    private static Position table() {
        return CardTable.table().force(LIGHT, 15).force(DARK, 15);
    }

    @Test
    @Claim({"deployment-restrictions#13", "death-star-ii-sectors#1"})
    void nobodyDeploysInsideTheSecondDeathStarAsAtItsSystem() {
        for (String place : new String[] {SHAFT, STATION}) {
            boolean open = place.equals(STATION);
            var empire =
                    table().at(place, "TIE Fighter", "Black 3", "Devastator")
                            .hand(DARK, "TIE Fighter", "Black 2", "DS-61-2", "Tractor Beam")
                            .turn(DARK, Phase.DEPLOY);
            for (String card :
                    new String[] {
                        "deploy TIE Fighter",
                        "deploy Black 2 with a pilot",
                        "deploy DS-61-2",
                        "deploy Tractor Beam"
                    }) {
                assertThat(empire.isOffered(card)).as(card).isEqualTo(open);
            }
            var rebels =
                    table().at(place, "X-wing")
                            .hand(LIGHT, "X-wing", "Proton Torpedoes")
                            .turn(LIGHT, Phase.DEPLOY);
            assertThat(rebels.isOffered("deploy X-wing")).isEqualTo(open);
            assertThat(rebels.isOffered("deploy Proton Torpedoes")).isEqualTo(open);
        }
    }

    @Test
    @Claim({"death-star-ii-sectors#2", "death-star-ii-sectors#3"})
    void nobodyBattlesOrDrainsInsideTheSecondDeathStar() {
        table().at(SHAFT, "TIE Fighter", "X-wing")
                .turn(DARK, Phase.BATTLE)
                .mayNot("battle at " + SHAFT);
        table().at(SHAFT, "TIE Fighter", "X-wing")
                .turn(LIGHT, Phase.BATTLE)
                .mayNot("battle at " + SHAFT);
        var drain = table().at(SHAFT, "X-wing").turn(LIGHT, Phase.CONTROL);
        assertThat(drain.controls(LIGHT, SHAFT)).isTrue();
        drain.mayNot("drain at " + SHAFT);
    }

    @Test
    @Claim({"death-star-ii-sectors#2", "death-star-ii-sectors#3"})
    void atTheSystemOfTheSecondDeathStarPlayersBattleAndDrain() {
        for (var side : Side.values()) {
            table().at(STATION, "TIE Fighter", "X-wing")
                    .turn(side, Phase.BATTLE)
                    .offers("battle at " + STATION);
        }
        table().at(STATION, "X-wing").turn(LIGHT, Phase.CONTROL).offers("drain at " + STATION);
        // a card that adds Force icons of both sides to the sector changes nothing
        for (String place : new String[] {SHAFT, STATION}) {
            var scene =
                    table().at(place, "TIE Fighter")
                            .on(place, "Presence Of The Force")
                            .turn(DARK, Phase.CONTROL);
            assertThat(scene.controls(DARK, place)).isTrue();
            assertThat(scene.isOffered("drain at " + place)).isEqualTo(place.equals(STATION));
        }
    }
}
