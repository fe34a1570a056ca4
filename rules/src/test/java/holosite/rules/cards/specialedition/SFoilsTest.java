package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** S-foils. */
class SFoilsTest {
    private static final String FOILS = "S-foils";

    private static Scene locked() {
        return table().beside(LIGHT, FOILS)
                .at("Kessel", "X-wing", "Y-wing", "Devastator")
                .on("X-wing", "Proton Torpedoes")
                .on("Y-wing", "Proton Torpedoes#2")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.CONTROL)
                .use(FOILS);
    }

    @Test
    void forOneForceTheWingsAreStrongerAndSlow() {
        var scene = locked();
        assertThat(scene.forcePile(LIGHT)).hasSize(4);
        assertThat(scene.power("X-wing")).isEqualTo(3 + 2);
        assertThat(scene.hyperspeed("X-wing")).isZero();
        assertThat(scene.power("Y-wing")).isEqualTo(2);
        assertThat(scene.hyperspeed("Y-wing")).isEqualTo(4);
        scene.mayNot("use " + FOILS);
    }

    @Test
    void itDeploysOnTheTable() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(LIGHT, FOILS)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy(FOILS);
        assertThat(scene.passResponses().isOnTable(FOILS)).isTrue();
    }

    @Test
    void theOpponentsWingsAreAsTheyWere() {
        var scene =
                table().beside(LIGHT, FOILS)
                        .at("Kessel", "X-wing", "Corellian Corvette")
                        .stolen("X-wing")
                        .on("X-wing", "Proton Torpedoes")
                        .stolen("Proton Torpedoes")
                        .force(DARK, 1)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.CONTROL)
                        .use(FOILS);
        assertThat(scene.power("X-wing")).isEqualTo(3);
        assertThat(scene.hyperspeed("X-wing")).isEqualTo(5);
        scene.passUntil(LIGHT, Phase.BATTLE).battleAt("Kessel");
        scene.passUntil("fire Proton Torpedoes");
        // against an armor of 4
        scene.nextDestiny(DARK, 4).fire("Proton Torpedoes").passResponses();
        assertThat(scene.isOnTable("Corellian Corvette")).isTrue();
    }

    @Test
    void itLastsUntilOnesNextTurnBegins() {
        var scene = locked().endTurn();
        assertThat(scene.turnOf()).isEqualTo(DARK);
        assertThat(scene.power("X-wing")).isEqualTo(3 + 2);
        scene.endTurn();
        assertThat(scene.turnOf()).isEqualTo(LIGHT);
        assertThat(scene.power("X-wing")).isEqualTo(3);
        assertThat(scene.hyperspeed("X-wing")).isEqualTo(5);
    }

    @Test
    void itsWeaponsDrawOneMore() {
        for (String torpedoes : new String[] {"Proton Torpedoes", "Proton Torpedoes#2"}) {
            var scene = locked().passUntil(LIGHT, Phase.BATTLE).battleAt("Kessel");
            scene.nextDestiny(LIGHT, 6).fire(torpedoes).passResponses();
            // against an armor of 6
            assertThat(scene.isHit("Devastator")).isEqualTo(torpedoes.equals("Proton Torpedoes"));
            var low = locked().passUntil(LIGHT, Phase.BATTLE).battleAt("Kessel");
            low.nextDestiny(LIGHT, 5).fire(torpedoes).passResponses();
            assertThat(low.isHit("Devastator")).isFalse();
        }
    }

    @Test
    void onlyInOnesControlPhase() {
        table().beside(LIGHT, FOILS)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use " + FOILS);
        table().beside(LIGHT, FOILS)
                .force(LIGHT, 5)
                .turn(DARK, Phase.CONTROL)
                .pass()
                .mayNot("use " + FOILS);
    }

    @Test
    void alterDoesNotReachItWithRedLeaderOnTheTable() {
        for (boolean leader : new boolean[] {true, false}) {
            var position =
                    table().beside(LIGHT, FOILS)
                            .at(CANTINA, "Darth Vader", leader ? "Red Leader" : "Biggs Darklighter")
                            .hand(DARK, "Alter (1_234)");
            assertThat(position.turn(DARK, Phase.CONTROL).isOffered("play Alter"))
                    .isEqualTo(!leader);
        }
    }
}
