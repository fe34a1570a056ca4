package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Sandcrawler: Droid Junkheap. */
class SandcrawlerDroidJunkheapTest {
    private static final String JUNKHEAP = "Sandcrawler: Droid Junkheap";

    private static final Card JAWA =
            Kinds.alien("Plain Jawa", DARK, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(2)
                    .is(Trait.JAWA)
                    .says();

    private static final Card CRAWLER =
            Kinds.transportVehicle("Plain Crawler", DARK, "0_2")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .armor(3)
                    .landspeed(1)
                    .forfeit(2)
                    .is(Trait.SANDCRAWLER, Trait.ENCLOSED)
                    .carries(Capacity.passengers(4))
                    .says();

    private static Position inside() {
        return tableWith(JAWA, CRAWLER)
                .at(BAY, "Plain Crawler")
                .site(JUNKHEAP, DARK)
                .aimed(JUNKHEAP, "Plain Crawler");
    }

    @Test
    void jawasInsideAreWorthTwoMore() {
        var scene =
                inside().at(JUNKHEAP, "Plain Jawa#1", "Stormtrooper")
                        .at(FARM, "Plain Jawa#2")
                        .turn(DARK);
        assertThat(scene.forfeitValue("Plain Jawa#1")).isEqualTo(2 + 2);
        assertThat(scene.forfeitValue("Plain Jawa#2")).isEqualTo(2);
        assertThat(scene.forfeitValue("Stormtrooper"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Stormtrooper"));
    }

    @Test
    void itIsNightInside() {
        var scene =
                inside().at(JUNKHEAP, "Stormtrooper")
                        .at("Yavin 4", "TIE Fighter")
                        .on("Yavin 4", "Sunsdown")
                        .hand(DARK, "Garindan")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Garindan", JUNKHEAP)).isZero();
        assertThat(scene.deployCost("Garindan", BAY)).isPositive();
    }

    @Test
    void itGoesToADarkSandcrawlerOnly() {
        tableWith(CRAWLER)
                .at(BAY, "Plain Crawler")
                .hand(DARK, JUNKHEAP)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + JUNKHEAP);
        tableWith(CRAWLER)
                .at(BAY, "Plain Crawler")
                .stolen("Plain Crawler")
                .hand(DARK, JUNKHEAP)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + JUNKHEAP);
        table().at(BAY, "Mobquet A-1 Deluxe Floater", "Stormtrooper")
                .hand(DARK, JUNKHEAP)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + JUNKHEAP);
    }

    @Test
    void lightPaysAForceToEnter() {
        var position = inside().at(BAY, "Rebel Trooper");
        assertThat(position.turn(LIGHT).figureAt(Figure.ENTER_COST, JUNKHEAP, LIGHT)).isEqualTo(1);
    }
}
