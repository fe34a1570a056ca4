package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Combined Attack. */
class CombinedAttackTest {
    private static Scene battle(String... weapons) {
        var position =
                table().at("Tatooine", "X-wing", "Y-wing", "Tyrant")
                        .hand(LIGHT, "Combined Attack")
                        .force(LIGHT, 9);
        for (int i = 0; i < weapons.length; i++) {
            position.on(i == 0 ? "X-wing" : "Y-wing", weapons[i]);
        }
        return position.turn(LIGHT, Phase.BATTLE).battleAt("Tatooine");
    }

    @Test
    void theDestiniesOfTwoWeaponsCountTogether() {
        // 4 and 3 alone would not hit armor 6
        var scene = battle("SW-4 Ion Cannon", "Proton Torpedoes").nextDestiny(LIGHT, 4, 3);
        scene.play("Combined Attack");
        scene.answerDefaults(() -> scene.inBattle());
        assertThat(scene.lost(DARK)).contains("Tyrant");
        assertThat(scene.lost(LIGHT)).contains("Combined Attack");
    }

    @Test
    void oneWeaponIsNotEnough() {
        battle("Proton Torpedoes").mayNot("play Combined Attack");
    }

    @Test
    void starshipWeaponsOfYoursInTheBattleFireAtOneStarshipThere() {
        var scene =
                table().at("Tatooine", "X-wing", "Y-wing", "Corellian Corvette")
                        .at("Tatooine", "Tyrant", "Black 2", "dark Mynock")
                        .pilot("Black 2", "DS-61-2")
                        .pilot("Corellian Corvette", "Luke Skywalker")
                        .at("Kessel", "X-wing#2", "TIE Scout")
                        .on("X-wing", "Proton Torpedoes#1")
                        .on("Y-wing", "SW-4 Ion Cannon#1")
                        .on("Corellian Corvette", "Quad Laser Cannon")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .on("X-wing#2", "Proton Torpedoes#2")
                        .on("Tyrant", "Turbolaser Battery")
                        .hand(LIGHT, "Combined Attack")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("play Combined Attack")
                        .play("Combined Attack");

        assertThat(scene.offered()).containsExactlyInAnyOrder("Tyrant", "Black 2");
        scene.mayNot("Tyrant; Black 2").choose("Tyrant");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(
                        "Proton Torpedoes", "SW-4 Ion Cannon", "Quad Laser Cannon");
    }

    @Test
    void weaponsElsewhereOfAnotherKindOrOfTheOpponentAreNotTheSecondOne() {
        for (String host : new String[] {"Luke Skywalker", "X-wing#2", "Tyrant"}) {
            table().at("Tatooine", "X-wing", "Corellian Corvette", "Tyrant")
                    .pilot("Corellian Corvette", "Luke Skywalker")
                    .at("Kessel", "X-wing#2")
                    .on("X-wing", "Proton Torpedoes#1")
                    .on(
                            host,
                            host.equals("Tyrant")
                                    ? "Turbolaser Battery"
                                    : host.equals("X-wing#2")
                                            ? "Proton Torpedoes#2"
                                            : "Anakin's Lightsaber")
                    .hand(LIGHT, "Combined Attack")
                    .force(LIGHT, 9)
                    .turn(LIGHT, Phase.BATTLE)
                    .battleAt("Tatooine")
                    .mayNot("play Combined Attack");
        }
    }

    @Test
    void aWeaponThatHasFiredDoesNotFireAgain() {
        var scene = battle("SW-4 Ion Cannon", "Proton Torpedoes").nextDestiny(LIGHT, 1);
        scene.offers("play Combined Attack").fire("Proton Torpedoes").passResponses();
        mayNotInThisPhase(scene, "play Combined Attack");
    }

    @Test
    void aStarshipInAHoldOrExcludedFromTheBattleIsNoTarget() {
        var scene =
                table().at("Tatooine", "X-wing", "Y-wing", "Tyrant", "Devastator", "TIE Scout")
                        .cargo("Tyrant", "TIE Fighter")
                        .battled("TIE Scout")
                        .on("X-wing", "Proton Torpedoes")
                        .on("Y-wing", "SW-4 Ion Cannon")
                        .hand(LIGHT, "Combined Attack")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("play Combined Attack")
                        .play("Combined Attack");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Tyrant", "Devastator");
    }

    @Test
    void aVehicleInTheCloudsIsNoTarget() {
        // the only target is not asked for
        var scene =
                table().system("Bespin", DARK)
                        .locationOf("Bespin", "Clouds", LIGHT)
                        .at("Clouds", "Bespin Motors Void Spider THX 1138", "TIE Scout")
                        .at("Clouds", "X-wing", "Y-wing")
                        .on("X-wing", "Proton Torpedoes")
                        .on("Y-wing", "SW-4 Ion Cannon")
                        .hand(LIGHT, "Combined Attack")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Clouds")
                        .passUntil("play Combined Attack")
                        .play("Combined Attack");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Proton Torpedoes", "SW-4 Ion Cannon");
    }
}
