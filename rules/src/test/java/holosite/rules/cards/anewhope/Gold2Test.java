package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Gold 2. */
class Gold2Test {
    private static final String TRENCH = "Death Star: Trench";
    private static final String CANNON = "Enhanced TIE Laser Cannon";

    /** An X-wing leads, a Y-wing and Gold 2 cover it, and an armed TIE follows. */
    private static Scene fired() {
        var scene =
                table().system("Death Star", DARK)
                        .counter("Death Star", 4)
                        .site(TRENCH, LIGHT)
                        .on(TRENCH, "Attack Run")
                        .at("Death Star", "X-wing", "Y-wing", "Gold 2", "TIE Fighter")
                        .pilot("Gold 2", "Tiree")
                        .on("X-wing", "Proton Torpedoes")
                        .on("TIE Fighter", CANNON)
                        .turn(LIGHT, Phase.MOVE);
        scene.use("Attack Run").passResponses();
        scene.choose("Y-wing", "Gold 2").passResponses();
        scene.choose("TIE Fighter").nextDestiny(DARK, 6, 6).passResponses();
        return scene.choose(CANNON);
    }

    @Test
    void itIsForfeitedInPlaceOfAnotherStarfighterHitInTheTrench() {
        var scene = fired();
        scene.at("Y-wing").passUntil("use Gold 2").use("Gold 2").passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).contains("Gold 2", "Tiree").doesNotContain("Y-wing");
        assertThat(scene.locationOf("Y-wing")).isEqualTo("Death Star");
        assertThat(scene.isHit("Y-wing")).isFalse();
    }

    @Test
    void itNeedNot() {
        var scene = fired();
        scene.at("Y-wing").passUntil("use Gold 2").pass().passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).contains("Y-wing").doesNotContain("Gold 2");
    }

    @Test
    void notForItself() {
        var scene = fired();
        scene.at("Gold 2");
        while (scene.phase() == Phase.MOVE) {
            scene.mayNot("use Gold 2").answerDefault();
        }
        assertThat(scene.lost(LIGHT)).contains("Gold 2");
    }

    @Test
    void notForAStarfighterHitElsewhere() {
        var scene =
                table().system("Tatooine", LIGHT)
                        .at("Tatooine", "X-wing", "Gold 2", "TIE Fighter")
                        .pilot("Gold 2", "Tiree")
                        .on("TIE Fighter", CANNON)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("fire " + CANNON);
        scene.fire(CANNON).at("X-wing");
        while (scene.inBattle()) {
            scene.mayNot("use Gold 2").answerDefault();
        }
    }

    @Test
    void itSeatsTwo() {
        var scene =
                table().system("Tatooine", LIGHT)
                        .at("Tatooine", "Gold 2")
                        .pilot("Gold 2", "Tiree")
                        .hand(LIGHT, "Wedge Antilles")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Wedge Antilles").to("Gold 2").passResponses();
        assertThat(scene.hostOf("Wedge Antilles")).isEqualTo("Gold 2");
    }
}
