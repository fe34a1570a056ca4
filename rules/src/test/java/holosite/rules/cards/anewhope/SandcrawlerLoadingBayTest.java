package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Sandcrawler: Loading Bay. */
class SandcrawlerLoadingBayTest {
    private static final String BAY_INSIDE = "Sandcrawler: Loading Bay";

    private static final Card JAWA =
            Kinds.alien("Plain Jawa", LIGHT, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(2)
                    .is(Trait.JAWA)
                    .says();

    private static Position sandcrawler() {
        return tableWith(JAWA)
                .at(BAY, "Sandcrawler")
                .site(BAY_INSIDE, LIGHT)
                .aimed(BAY_INSIDE, "Sandcrawler");
    }

    @Test
    void jawasInsideAreWorthTwoMore() {
        var scene =
                sandcrawler()
                        .at(BAY_INSIDE, "Plain Jawa#1", "Rebel Trooper#1")
                        .at(FARM, "Plain Jawa#2", "Rebel Trooper#2")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Plain Jawa#1")).isEqualTo(2 + 2);
        assertThat(scene.forfeitValue("Plain Jawa#2")).isEqualTo(2);
        assertThat(scene.forfeitValue("Rebel Trooper#1"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Rebel Trooper#1"));
    }

    @Test
    void itIsNightInside() {
        var scene =
                sandcrawler()
                        .at(BAY_INSIDE, "Rebel Trooper")
                        .at("Yavin 4", "X-wing")
                        .on("Yavin 4", "Nightfall")
                        .hand(LIGHT, "Leia Organa")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Leia Organa", BAY_INSIDE)).isZero();
        assertThat(scene.deployCost("Leia Organa", BAY)).isEqualTo(3);
    }

    @Test
    void itGoesToALightSandcrawlerOnly() {
        tableWith(JAWA)
                .at(MOS_EISLEY, "Luke's X-34 Landspeeder", "Rebel Trooper")
                .hand(LIGHT, BAY_INSIDE)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + BAY_INSIDE);
        tableWith(JAWA)
                .at(MOS_EISLEY, "Sandcrawler", "Rebel Trooper")
                .stolen("Sandcrawler")
                .hand(LIGHT, BAY_INSIDE)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + BAY_INSIDE);
    }
}
