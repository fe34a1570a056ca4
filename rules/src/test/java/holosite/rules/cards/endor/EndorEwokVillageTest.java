package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Endor: Ewok Village. */
class EndorEwokVillageTest {
    private static final String VILLAGE = "Endor: Ewok Village";
    private static final String FOREST = "Endor: Dense Forest";

    private static Card ewok() {
        return Kinds.alien("Plain Ewok", LIGHT, "0_1")
                .destiny(3)
                .deploy(1)
                .power(1)
                .ability(1)
                .forfeit(2)
                .is(Trait.EWOK)
                .says();
    }

    private static Position endor() {
        return tableWith(ewok()).site(VILLAGE, DARK).site(FOREST, DARK).system("Endor", LIGHT);
    }

    @Test
    void darkDrainsOneMoreWhileNoEwokIsOnEndor() {
        assertThat(endor().turn(DARK).forceDrain(VILLAGE, DARK)).isEqualTo(2);
        assertThat(endor().at(FOREST, "Plain Ewok").turn(DARK).forceDrain(VILLAGE, DARK))
                .isEqualTo(1);
        assertThat(
                        endor().at("Tatooine: Cantina", "Plain Ewok")
                                .turn(DARK)
                                .forceDrain(VILLAGE, DARK))
                .isEqualTo(2);
        var inSpace =
                endor().at("Endor", "Corellian Corvette")
                        .aboard("Corellian Corvette", "Plain Ewok");
        assertThat(inSpace.turn(DARK).forceDrain(VILLAGE, DARK)).isEqualTo(2);
    }

    @Test
    void lightDrainsOneMoreWithAnEwokPresent() {
        assertThat(endor().turn(LIGHT).forceDrain(VILLAGE, LIGHT)).isEqualTo(1);
        assertThat(endor().at(VILLAGE, "Plain Ewok").turn(LIGHT).forceDrain(VILLAGE, LIGHT))
                .isEqualTo(2);
        assertThat(endor().at(FOREST, "Plain Ewok").turn(LIGHT).forceDrain(VILLAGE, LIGHT))
                .isEqualTo(1);
    }

    @Test
    void noStarshipsOrVehiclesDeployOrMoveThere() {
        endor().hand(DARK, "Blizzard Scout 1", "Stormtrooper")
                .force(DARK, 9)
                .site("Endor: Back Door", DARK)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Stormtrooper", "deploy Blizzard Scout 1");
        var deploying =
                endor().hand(DARK, "Blizzard Scout 1").force(DARK, 9).turn(DARK, Phase.DEPLOY);
        assertThat(deploying.deploy("Blizzard Scout 1").locationOf("Blizzard Scout 1"))
                .isEqualTo(FOREST);
        var moving =
                endor().at(FOREST, "Blizzard Scout 1", "Stormtrooper")
                        .pilot("Blizzard Scout 1", "General Veers")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);
        moving.mayNot("move Blizzard Scout 1").offers("move Stormtrooper");
        var light =
                endor().at(FOREST, "Luke's X-34 Landspeeder")
                        .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        light.mayNot("move Luke's X-34 Landspeeder");
    }
}
