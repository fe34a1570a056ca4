package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Golan Laser Battery. */
class GolanLaserBatteryTest {
    private static final String GOLAN = "Golan Laser Battery";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    @Test
    void itDeploysOnAnExteriorPlanetSite() {
        var scene =
                table().site(PLAINS, DARK)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site("Death Star: Docking Bay 327", DARK)
                        .site(WAR_ROOM, DARK)
                        .hand(LIGHT, GOLAN)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, GOLAN)).containsExactlyInAnyOrder(PLAINS, MOS_EISLEY);
    }

    private static Scene battery(String operator, String... targets) {
        return table().at(PLAINS, GOLAN, "EG-4", operator)
                .at(RIDGE, "Rebel Trooper")
                .at(RIDGE, targets)
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.BATTLE);
    }

    @ParameterizedTest
    @CsvSource({
        "Darth Vader, 4, false",
        "Darth Vader, 5, true",
        "Blizzard Scout 1, 5, true",
        "Blizzard Scout 1, 4, false"
    })
    void itHitsCharactersMoreEasilyThanVehicles(String target, int destiny, boolean hit) {
        var scene = battery("Rebel Trooper#2", target, "Stormtrooper");
        scene.nextDestiny(LIGHT, destiny);
        scene.battleAt(RIDGE).fire(GOLAN).at(target);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        scene.passResponses();
        assertThat(scene.isHit(target)).isEqualTo(hit);
    }

    @Test
    void aWarriorWithItAimsAtCharactersVehiclesAndCreatures() {
        var scene = battery("Rebel Trooper#2", "Stormtrooper", "Blizzard 2", "TIE Scout");
        scene.battleAt(RIDGE);
        assertThat(targets(scene, GOLAN)).containsExactlyInAnyOrder("Stormtrooper", "Blizzard 2");
        battery("Doikk Na'ts", "Stormtrooper").battleAt(RIDGE).mayNot("fire " + GOLAN);
        battery("Stormtrooper#2", "Snowtrooper", "Stormtrooper")
                .battleAt(RIDGE)
                .mayNot("fire " + GOLAN);
        assertThat(
                        names(
                                table().at(PLAINS, GOLAN)
                                        .at(PLAINS, "Wampa")
                                        .turn(LIGHT, Phase.CONTROL),
                                GOLAN,
                                "Wampa"))
                .isTrue();
    }
}
