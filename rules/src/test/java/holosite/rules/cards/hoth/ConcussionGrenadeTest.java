package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Concussion Grenade. */
class ConcussionGrenadeTest {
    private static final String GRENADE = "Concussion Grenade";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    @Test
    void itGoesToAWarriorOfItsPlayerForTwoForce() {
        var scene =
                table().at(PLAINS, "Rebel Trooper", "Luke Skywalker", "Doikk Na'ts", "Stormtrooper")
                        .hand(LIGHT, GRENADE)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, GRENADE))
                .containsExactlyInAnyOrder("Rebel Trooper", "Luke Skywalker");
        scene.choose("Rebel Trooper").passResponses();
        assertThat(scene.hostOf(GRENADE)).isEqualTo("Rebel Trooper");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    private static Position thrower(String where) {
        return table().site(PERIMETER)
                .site(RIDGE)
                .at(PLAINS, "Rebel Trooper", "Rebel Snowspeeder", "Darth Vader", "Snowtrooper")
                .on("Darth Vader", "dark Blaster Rifle")
                .on("Rebel Trooper", "Electrobinoculars")
                .at(where, "Luke Skywalker")
                .on("Luke Skywalker", GRENADE)
                .force(LIGHT, 5);
    }

    private static Scene thrown(Position position, int destiny) {
        var scene = position.nextDestiny(LIGHT, destiny).turn(LIGHT, Phase.BATTLE);
        return scene.battleAt(PLAINS)
                .passUntil("use " + GRENADE)
                .use(GRENADE)
                .answerDefaults(() -> scene.isOnTable(GRENADE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Hoth: Ice Plains (5th Marker)", "Hoth: North Ridge (4th Marker)"})
    void everyCharacterWeaponAndDeviceOfThatDestinyPresentIsLost(String where) {
        var scene =
                thrown(
                        thrower(where)
                                .at(PLAINS, "Sandtrooper")
                                .missing("Sandtrooper")
                                .at(RIDGE, "Snowtrooper#2"),
                        3);
        assertThat(scene.lost(DARK))
                .containsExactlyInAnyOrder("Snowtrooper", "Sandtrooper", "Blaster Rifle");
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder(GRENADE, "Electrobinoculars");
        assertThat(scene.isOnTable("Snowtrooper#2")).isTrue();
        assertThat(scene.isOnTable("Rebel Snowspeeder")).isTrue();
        assertThat(scene.isOnTable("Darth Vader")).isTrue();
    }

    @Test
    void thoseOfOnesOwnAreLostAsWell() {
        var scene = thrown(thrower(PLAINS), 1);
        assertThat(scene.lost(LIGHT)).contains(GRENADE, "Rebel Trooper", "Luke Skywalker");
        assertThat(scene.lost(DARK)).contains("Darth Vader").doesNotContain("Snowtrooper");
    }

    @Test
    void aDestinyOfZeroTakesOnlyItsBearer() {
        var scene = thrown(thrower(PLAINS).at(PLAINS, "Admiral Ozzel"), 0);
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder(GRENADE, "Luke Skywalker");
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.isOnTable("Admiral Ozzel")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hoth: Ice Plains (5th Marker)|true",
                "Hoth: North Ridge (4th Marker)|true",
                "Hoth: Defensive Perimeter (3rd Marker)|false"
            })
    void itReachesTheSameOrAnAdjacentSite(String where, boolean reaches) {
        var scene = thrower(where).turn(LIGHT, Phase.BATTLE).battleAt(PLAINS);
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("use " + GRENADE));
        assertThat(scene.inBattle()).isEqualTo(reaches);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Hoth: Ice Plains (5th Marker)", "Hoth: North Ridge (4th Marker)"})
    void aSpyUnderCoverDoesNotThrowIt(String where) {
        var scene =
                table().site(RIDGE)
                        .at(PLAINS, "Rebel Trooper", "Stormtrooper")
                        .at(where, "Commander Vanden Willard")
                        .undercover("Commander Vanden Willard")
                        .on("Commander Vanden Willard", GRENADE)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS);
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("use " + GRENADE));
        assertThat(scene.inBattle()).isFalse();
    }

    @Test
    void whoIsExcludedFromTheBattleDoesNotThrowIt() {
        var scene =
                thrower(PLAINS)
                        .battled("Luke Skywalker")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS);
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("use " + GRENADE));
        assertThat(scene.inBattle()).isFalse();
    }

    @Test
    void outsideABattleItIsNotThrown() {
        thrower(PLAINS).turn(LIGHT, Phase.CONTROL).mayNot("use " + GRENADE);
        thrower(PLAINS).turn(LIGHT, Phase.BATTLE).mayNot("use " + GRENADE);
    }

    @Test
    void insideAVehicleNobodyThrowsIt() {
        var scene =
                table().at(PLAINS, "Snowspeeder", "Stormtrooper")
                        .passenger("Snowspeeder", "Luke Skywalker")
                        .on("Luke Skywalker", GRENADE)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS);
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("use " + GRENADE));
        assertThat(scene.inBattle()).isFalse();
    }

    @Test
    void aBearerWhoHasFiredAnotherWeaponDoesNotThrowIt() {
        var scene =
                thrower(PLAINS)
                        .on("Luke Skywalker", "Blaster")
                        .nextDestiny(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS);
        scene.passUntil("fire Blaster").fire("Blaster").at("Darth Vader").passResponses();
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("use " + GRENADE));
        assertThat(scene.inBattle()).isFalse();
    }
}
