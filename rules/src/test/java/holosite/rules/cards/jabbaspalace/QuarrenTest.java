package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.table;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Quarren. */
class QuarrenTest {
    private static final String COVERED = "Hoth: Echo Command Center (War Room)";

    @Test
    void whereItIsPresentImperialsDeployRegardlessOfThePlace() {
        var scene =
                table().site("Dagobah: Jungle", LIGHT)
                        .at("Dagobah: Jungle", "Quarren")
                        .hand(DARK, "Stormtrooper", "Garindan")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.offers("deploy Stormtrooper").mayNot("deploy Garindan");
        table().site("Dagobah: Jungle", LIGHT)
                .at("Dagobah: Jungle", "Rock Wart")
                .hand(DARK, "Stormtrooper")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Stormtrooper");
    }

    @Test
    void underAShieldItLeadsNobodyIn() {
        table().site(GENERATORS, LIGHT)
                .site(COVERED, LIGHT)
                .at(COVERED, "Quarren")
                .hand(DARK, "Stormtrooper")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Stormtrooper");
    }
}
