package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endor Shield. */
class EndorShieldTest {
    private static final String BUNKER = "Endor: Bunker";
    private static final String STATION = "Death Star II";
    private static final String WAR_ROOM = "Death Star: War Room";

    private static Position shielded(boolean orbiting) {
        var position =
                table().site(BUNKER, DARK)
                        .site("Endor: Back Door", DARK)
                        .system("Endor", DARK)
                        .system(STATION, DARK)
                        .on(BUNKER, "Endor Shield");
        return orbiting ? position.aimed(STATION, "Endor") : position;
    }

    @Test
    void itDeploysOnTheBunkerOnly() {
        var scene =
                table().site(BUNKER, DARK)
                        .site("Endor: Back Door", DARK)
                        .hand(DARK, "Endor Shield")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Endor Shield").passResponses();
        assertThat(scene.hostOf("Endor Shield")).isEqualTo(BUNKER);
    }

    @Test
    void imperialsDeployThereForOneLessWhileTheStationOrbitsAndDarkControlsTheBunker() {
        assertThat(discount(shielded(true).at(BUNKER, "Bossk"))).isEqualTo(1);
        assertThat(discount(shielded(false).at(BUNKER, "Bossk"))).isZero();
        assertThat(discount(shielded(true))).isZero();
        assertThat(discount(shielded(true).at(BUNKER, "Bossk", "Rebel Trooper"))).isZero();
        var elsewhere = shielded(false).system("Yavin 4", DARK).aimed(STATION, "Yavin 4");
        assertThat(discount(elsewhere.at(BUNKER, "Bossk"))).isZero();
    }

    private static int discount(Position position) {
        var scene = position.hand(DARK, "General Veers").turn(DARK, Phase.DEPLOY);
        return scene.deployCost("General Veers", "Endor: Back Door")
                - scene.deployCost("General Veers", BUNKER);
    }

    @Test
    @Ruling("endor-shield-protects")
    void theOpponentDeploysNothingToTheSecondStationsSystemOrTheFirstStationsSites() {
        var scene =
                shielded(false)
                        .at(STATION, "X-wing")
                        .site(WAR_ROOM, DARK)
                        .site("Death Star II: Docking Bay", DARK)
                        .at(WAR_ROOM, "Rebel Trooper")
                        .at("Death Star II: Docking Bay", "Rebel Trooper")
                        .hand(LIGHT, "Han Solo")
                        .force(LIGHT, 12)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deploy("Han Solo").offered())
                .contains("Death Star II: Docking Bay")
                .doesNotContain(WAR_ROOM, STATION, "X-wing");
    }

    @Test
    void heDeploysAndMovesElsewhereAsEver() {
        var scene =
                shielded(false)
                        .system("Yavin 4", LIGHT)
                        .system("Death Star", DARK)
                        .hand(LIGHT, "A-wing")
                        .at("Yavin 4", "X-wing")
                        .at("Death Star", "X-wing")
                        .force(LIGHT, 12)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deploy("A-wing").offered()).contains("Yavin 4", "Endor", "Death Star");
    }

    @Test
    void theOpponentMovesThereForThreeMore() {
        assertThat(moved(shielded(false))).isEqualTo(4);
        assertThat(moved(table().system(STATION, DARK).site(BUNKER, DARK))).isEqualTo(1);
    }

    @Test
    void heMovesElsewhereAsEver() {
        assertThat(moved(shielded(false).system("Hoth", LIGHT), "Hoth")).isEqualTo(1);
        assertThat(moved(shielded(false).system("Death Star", DARK), "Death Star")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "Death Star: War Room, Death Star: Detention Block Corridor, 3",
        "Tatooine: Mos Eisley, Tatooine: Cantina, 0"
    })
    void onTheFirstStationHeWalksForThreeMore(String from, String to, int more) {
        var scene =
                shielded(false)
                        .site(from, DARK)
                        .site(to, DARK)
                        .at(from, "Rebel Trooper")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Rebel Trooper").passResponses();
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(to);
        assertThat(9 - scene.forcePile(LIGHT).size()).isEqualTo(1 + more);
    }

    private static int moved(Position position) {
        return moved(position, STATION);
    }

    private static int moved(Position position, String to) {
        var scene =
                position.system("Yavin 4", LIGHT)
                        .at("Yavin 4", "A-wing")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("A-wing").to(to).passResponses();
        return 9 - scene.forcePile(LIGHT).size();
    }

    @Test
    void darkMovesThereAsEver() {
        var scene =
                shielded(false)
                        .system("Yavin 4", DARK)
                        .at("Yavin 4", "Boba Fett In Slave I")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);
        scene.move("Boba Fett In Slave I").to(STATION).passResponses();
        assertThat(scene.locationOf("Boba Fett In Slave I")).isEqualTo(STATION);
        assertThat(scene.forcePile(DARK)).hasSize(8);
    }

    @Test
    void nothingIsDeployedOnCardsThereEither() {
        var scene =
                shielded(false)
                        .site(WAR_ROOM, DARK)
                        .site("Tatooine: Cantina", DARK)
                        .at(STATION, "Millennium Falcon")
                        .at(WAR_ROOM, "Rebel Trooper")
                        .at("Tatooine: Cantina", "Rebel Trooper")
                        .hand(LIGHT, "Blaster", "Surface Defense Cannon")
                        .force(LIGHT, 12)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Surface Defense Cannon");
        scene.deploy("Blaster");
        assertThat(scene.locationOf("Blaster")).isEqualTo("Tatooine: Cantina");
        var dark =
                shielded(false)
                        .site(WAR_ROOM, DARK)
                        .at(WAR_ROOM, "Stormtrooper")
                        .hand(DARK, "Imperial Blaster")
                        .force(DARK, 12)
                        .turn(DARK, Phase.DEPLOY);
        dark.offers("deploy Imperial Blaster");
    }
}
