package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Dagobah: Bog Clearing. */
class DagobahBogClearingTest {
    private static final String BOG = "Dagobah: Bog Clearing";

    @Test
    void whileDarkOccupiesItItGeneratesOneForceThere() {
        var without = table().site(BOG, LIGHT).turn(DARK, Phase.CONTROL);
        var with = table().at(BOG, "Stormtrooper").turn(DARK, Phase.CONTROL);

        assertThat(with.generation(DARK)).isEqualTo(without.generation(DARK) + 1);
        assertThat(with.generation(LIGHT)).isEqualTo(without.generation(LIGHT));
    }

    @Test
    void starfightersOfTheLightSideThereAreNotStuck() {
        var stuck =
                Kinds.effect("Awwww, Cannot Get Your Ship Out", DARK, "0_1")
                        .destiny(1)
                        .says(Abilities.deploysOn(Filters.STARSHIP));
        var scene =
                tableWith(stuck)
                        .at(BOG, "X-wing", "TIE Scout", "Y-wing Assault Squadron")
                        .at("Dagobah: Swamp", "X-wing#2")
                        .hand(DARK, "Awwww, Cannot Get Your Ship Out")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Awwww, Cannot Get Your Ship Out"))
                .containsExactlyInAnyOrder("X-wing#2", "TIE Scout", "Y-wing Assault Squadron");
    }

    @Test
    void anEmptyStarfighterComesButNoPilotWhoMayNotComeToDagobah() {
        table().site(BOG, LIGHT)
                .hand(LIGHT, "Red 5", "Luke Skywalker")
                .force(LIGHT, 12)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Red 5")
                .mayNot("deploy Luke Skywalker");
        table().at(BOG, "Red 5")
                .hand(LIGHT, "Luke Skywalker", "Son Of Skywalker")
                .force(LIGHT, 12)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Son Of Skywalker")
                .mayNot("deploy Luke Skywalker");
    }
}
