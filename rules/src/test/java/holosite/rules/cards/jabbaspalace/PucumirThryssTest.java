package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pucumir Thryss. */
class PucumirThryssTest {
    private static final String TOWER = "Cloud City: Security Tower";
    private static final String PLAZA = "Cloud City: Upper Plaza Corridor";
    private static final String FALCON = "Millennium Falcon";

    @ParameterizedTest
    @CsvSource({TOWER + ", 1", CANTINA + ", 0"})
    @Claim("pucumir-thryss#1")
    void drainsInTheCityGainWhileHeIsThere(String place, int more) {
        var scene =
                table().site(TOWER, DARK)
                        .at(PLAZA, "Luke Skywalker")
                        .site(CANTINA, DARK)
                        .at(place, "Pucumir Thryss")
                        .turn(LIGHT, Phase.CONTROL);
        // the corridor itself adds 1 to the drain of a Light player who controls it
        assertThat(scene.forceDrain(PLAZA, LIGHT)).isEqualTo(2 + more);
        assertThat(scene.forceDrain(CANTINA, LIGHT))
                .isEqualTo(scene.forceIcons(CANTINA, DARK) * 1.0);
    }

    @ParameterizedTest
    @CsvSource({
        TOWER + ", Pucumir Thryss#2, 6",
        CANTINA + ", Pucumir Thryss#2, 2",
        TOWER + ", Rebel Trooper, 1",
        FALCON + ", Pucumir Thryss#2, 2"
    })
    @Claim("pucumir-thryss#2")
    void minersAreLuckyInBattle(String place, String drawn, double destiny) {
        var above = table().site(TOWER, DARK).at("light Bespin: Cloud City", FALCON);
        var position =
                place.equals(FALCON)
                        ? above.passenger(FALCON, "Pucumir Thryss")
                        : above.at(place, "Pucumir Thryss");
        var scene =
                position.at(MOS_EISLEY, "Luke Skywalker", "Han Solo", "Stormtrooper")
                        .reserve(LIGHT, drawn)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passWeapons();
        scene.answerDefaults(() -> Double.isNaN(scene.battleDestiny(LIGHT)));
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(destiny);
    }

    @Test
    @Claim("pucumir-thryss#2")
    void minersDrawnForAWeaponAreNoLuckier() {
        var scene =
                table().site(TOWER, DARK)
                        .at(TOWER, "Pucumir Thryss")
                        .at(MOS_EISLEY, "Leia Organa", "Stormtrooper")
                        .on("Leia Organa", "Leia's Sporting Blaster")
                        .reserve(LIGHT, "Pucumir Thryss#2")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        // 2 - 1 does not beat a Stormtrooper, 6 - 1 would
        scene.battleAt(MOS_EISLEY).fire("Leia's Sporting Blaster").at("Stormtrooper");
        scene.passResponses();
        assertThat(scene.used(LIGHT)).contains("Pucumir Thryss#2");
        assertThat(scene.isHit("Stormtrooper")).isFalse();
    }

    @Test
    void aMinerDrawnForAWeaponIsNotLucky() {
        var scene =
                table().at(TOWER, "Pucumir Thryss", "Luke Skywalker", "Darth Vader")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .reserve(LIGHT, "Pucumir Thryss#2")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(TOWER).fire("Blaster Rifle").at("Darth Vader").passResponses();
        assertThat(scene.isHit("Darth Vader")).isFalse();
    }

    @Test
    @Claim("pucumir-thryss#3")
    void aNonUniqueRebelJoinsHimFromTheReserveDeck() {
        var scene =
                table().at(TOWER, "Pucumir Thryss")
                        .reserve(LIGHT, "Rebel Trooper", "Luke Skywalker", "Devaronian")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use("Pucumir Thryss");
        assertThat(scene.offered()).contains("Rebel Trooper");
        assertThat(scene.offered()).doesNotContain("Luke Skywalker", "Devaronian");
        scene.choose("Rebel Trooper").passResponses();
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(TOWER);
        scene.mayNot("use Pucumir Thryss");
    }

    @Test
    @Claim("pucumir-thryss#3")
    void heCallsNobodyElsewhereOrAtAnotherTime() {
        table().at(CANTINA, "Pucumir Thryss")
                .reserve(LIGHT, "Rebel Trooper")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use Pucumir Thryss");
        table().at(TOWER, "Pucumir Thryss")
                .reserve(LIGHT, "Rebel Trooper")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Pucumir Thryss");
    }

    /** The sector is a location of Cloud City as well. */
    @Test
    void theSectorAroundTheCityIsNoSiteOfIt() {
        String sector = "Bespin: Cloud City";
        var above =
                table().location(sector, LIGHT)
                        .at(PLAZA, "Luke Skywalker")
                        .at(sector, FALCON)
                        .pilot(FALCON, "Dutch")
                        .passenger(FALCON, "Pucumir Thryss")
                        .reserve(LIGHT, "Rebel Trooper")
                        .force(LIGHT, 5);
        assertThat(above.turn(LIGHT, Phase.CONTROL).forceDrain(PLAZA, LIGHT)).isEqualTo(2);
        above.turn(LIGHT, Phase.DEPLOY).mayNot("use Pucumir Thryss");
        var inTheCity =
                table().location(sector, LIGHT)
                        .at(sector, "X-wing")
                        .at(TOWER, "Pucumir Thryss")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(inTheCity.forceDrain(sector, LIGHT))
                .isEqualTo(inTheCity.forceIcons(sector, DARK) * 1.0);
    }

    @Test
    void heCallsOneRebelInAPhaseOfHisPlayersTurnForTheUsualForce() {
        var scene =
                table().at("Cloud City: Security Tower", "Pucumir Thryss")
                        .reserve(LIGHT, "Rebel Trooper", "Rebel Trooper", "Rebel Trooper")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use("Pucumir Thryss").choose("Rebel Trooper").passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(4);
        scene.passUntil(LIGHT).mayNot("use Pucumir Thryss");
        var opponents =
                table().at("Cloud City: Security Tower", "Pucumir Thryss")
                        .reserve(LIGHT, "Rebel Trooper")
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.DEPLOY);
        mayNotInThisPhase(opponents, "use Pucumir Thryss");
    }
}
