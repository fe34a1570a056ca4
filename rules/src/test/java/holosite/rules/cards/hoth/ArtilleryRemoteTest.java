package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Artillery Remote. */
class ArtilleryRemoteTest {
    private static final String REMOTE = "Artillery Remote";
    private static final String GOLAN = "Golan Laser Battery";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    @Test
    void itGoesToAWarriorOfItsPlayerForTwoForce() {
        var scene =
                table().at(PLAINS, "Rebel Trooper", "Dutch", "Doikk Na'ts", "Stormtrooper")
                        .hand(LIGHT, REMOTE)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, REMOTE)).doesNotContain("Doikk Na'ts", "Stormtrooper");
        scene.choose("Rebel Trooper").passResponses();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    /** A battery nobody stands at, with an enemy beside it. */
    private static Position battery() {
        return table().system("Hoth", LIGHT)
                .site(PERIMETER)
                .site(MOS_EISLEY)
                .at(PLAINS, GOLAN, "EG-4")
                .at(RIDGE, "Darth Vader", "Beru Lars", "Sandtrooper")
                .force(LIGHT, 9);
    }

    private static Position gunner(String where) {
        var position = battery();
        if (where.equals("Medium Transport")) {
            position.at("Hoth", where).passenger(where, "Rebel Trooper");
        } else if (where.equals("Snowspeeder")) {
            position.at(PERIMETER, where).passenger(where, "Rebel Trooper");
        } else {
            position.at(where, "Rebel Trooper");
        }
        return position.on("Rebel Trooper", REMOTE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hoth: Defensive Perimeter (3rd Marker)|true",
                "Snowspeeder|true",
                "Medium Transport|false",
                "Tatooine: Mos Eisley|false"
            })
    void inABattleItsBearerFiresFromAnywhereOnThePlanet(String where, boolean can) {
        var scene = gunner(where).nextDestiny(LIGHT, 6).turn(LIGHT, Phase.BATTLE).battleAt(RIDGE);
        assertThat(scene.isOffered("fire " + GOLAN)).isEqualTo(can);
        if (can) {
            scene.fire(GOLAN).at("Darth Vader").passResponses();
            assertThat(scene.isHit("Darth Vader")).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hoth: Defensive Perimeter (3rd Marker)|true",
                "Hoth: Ice Plains (5th Marker)|true",
                "Medium Transport|false",
                "Tatooine: Mos Eisley|false"
            })
    void onceInItsPlayersControlPhaseTheBearerFires(String where, boolean can) {
        var scene = gunner(where).nextDestiny(LIGHT, 6).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOffered("use " + REMOTE)).isEqualTo(can);
        if (can) {
            scene.use(REMOTE).at("Darth Vader").passResponses();
            assertThat(scene.lost(DARK)).contains("Darth Vader");
            assertThat(scene.forcePile(LIGHT)).hasSize(7);
            scene.passUntil(LIGHT).mayNot("use " + REMOTE);
        }
    }

    @Test
    void notInAnotherPhaseNorInTheOpponentsTurnNorWithoutPower() {
        gunner(PERIMETER).turn(LIGHT, Phase.DEPLOY).mayNot("use " + REMOTE);
        gunner(PERIMETER).turn(DARK, Phase.CONTROL).pass(DARK).mayNot("use " + REMOTE);
        table().at(PLAINS, "Darth Vader", "Rebel Trooper")
                .on("Rebel Trooper", REMOTE, "Blaster")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + REMOTE);
        table().at(PLAINS, GOLAN)
                .at(RIDGE, "Darth Vader", "Rebel Trooper")
                .on("Rebel Trooper", REMOTE)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + REMOTE);
    }

    @Test
    void theBearerAloneFiresByItEvenBesideOtherWarriors() {
        var scene =
                gunner(PERIMETER)
                        .at(PLAINS, "Luke Skywalker")
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(REMOTE).at("Darth Vader").passResponses();
        assertThat(scene.lost(DARK)).contains("Darth Vader");
        var busy =
                gunner(PERIMETER)
                        .at(PLAINS, "Luke Skywalker", "Stormtrooper")
                        .at(PERIMETER, "Snowtrooper")
                        .on("Rebel Trooper", "Blaster")
                        .nextDestiny(LIGHT, 1, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PERIMETER);
        assertThat(busy.isOffered("fire Blaster")).isTrue();
    }

    @Test
    void severalRemotesFireOneBatterySeveralTimes() {
        var scene =
                gunner(PERIMETER)
                        .at(PERIMETER, "Luke Skywalker")
                        .at(RIDGE, "Stormtrooper")
                        .on("Luke Skywalker", REMOTE + "#2")
                        .nextDestiny(LIGHT, 6, 6)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(REMOTE).at("Darth Vader").passResponses();
        scene.passUntil("use " + REMOTE + "#2").use(REMOTE + "#2").at("Stormtrooper");
        scene.passResponses();
        assertThat(scene.lost(DARK)).contains("Darth Vader", "Stormtrooper");
    }

    @Test
    void aBearerUsesOneDeviceATurn() {
        var scene =
                gunner(PERIMETER)
                        .on("Rebel Trooper", REMOTE + "#2")
                        .nextDestiny(LIGHT, 1, 1)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(REMOTE).at("Darth Vader").passResponses();
        scene.passUntil(LIGHT).mayNot("use " + REMOTE + "#2");
    }
}
