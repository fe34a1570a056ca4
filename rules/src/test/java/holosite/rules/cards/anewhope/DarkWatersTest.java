package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Dark Waters. */
class DarkWatersTest {
    private static Position waters(String... there) {
        return table().at(MOS_EISLEY, there).on(MOS_EISLEY, "Dark Waters");
    }

    @Test
    void itDeploysOnExteriorPlanetSitesExceptHothOrInVehicles() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(CANTINA, DARK)
                        .site(PLAINS, DARK)
                        .system("Tatooine", DARK)
                        .site(WAR_ROOM, DARK)
                        .site("Death Star: Docking Bay 327", DARK)
                        .at(FARM, "Sandcrawler")
                        .site("Sandcrawler: Loading Bay", LIGHT)
                        .aimed("Sandcrawler: Loading Bay", "Sandcrawler")
                        .at("Death Star", "Executor")
                        .site("Executor: Main Corridor", DARK)
                        .site("Death Star: Trench", LIGHT)
                        .hand(DARK, "Dark Waters")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Dark Waters"))
                .containsExactlyInAnyOrder(MOS_EISLEY, FARM, "Sandcrawler: Loading Bay");
    }

    @Test
    void theOpponentsDrainThereIsOneLess() {
        var scene = waters("Rebel Trooper").site(FARM, DARK).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(MOS_EISLEY, LIGHT)).isEqualTo(2 - 1);
        assertThat(scene.forceDrain(MOS_EISLEY, DARK)).isEqualTo(1);
    }

    @Test
    void alterReachesItUnlessASwampCreatureIsPresent() {
        String alter = "play Alter";
        waters("Luke Skywalker")
                .hand(LIGHT, "Alter (1_71)")
                .turn(LIGHT, Phase.CONTROL)
                .offers(alter);
        waters("Luke Skywalker", "Rock Wart")
                .hand(LIGHT, "Alter (1_71)")
                .turn(LIGHT, Phase.CONTROL)
                .offers(alter);
        waters("Luke Skywalker", "Dianoga")
                .hand(LIGHT, "Alter (1_71)")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot(alter);
        waters("Luke Skywalker")
                .at(FARM, "Dianoga")
                .on(FARM, "Dark Waters")
                .hand(LIGHT, "Alter (1_71)")
                .turn(LIGHT, Phase.CONTROL)
                .offers(alter);
    }
}
