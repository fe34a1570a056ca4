package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Defensive Shields do once they lie on the table. */
class ShieldsTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String DISTURBANCE = "A Disturbance In The Force";

    /** Light drains Hoth while Dark holds so many battlegrounds. */
    private static Scene drained(int held) {
        var table =
                Scene.with(AllCards::all)
                        .system("Hoth", DARK)
                        .at("Hoth", "Corellian Corvette")
                        .on("Hoth", "Presence Of The Force", "Presence Of The Force")
                        .site(CANTINA, DARK)
                        .beside(DARK, "Resistance (13_84)");
        for (String place :
                List.of(CANTINA, "Tatooine: Mos Eisley", "Tatooine: Docking Bay 94")
                        .subList(0, held)) {
            table.at(place, "Stormtrooper");
        }
        var scene = table.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain("Hoth", LIGHT)).isGreaterThan(2);
        scene.drainAt("Hoth");
        while (scene.isOffered("Reserve Deck")) {
            scene.lose("Reserve Deck");
        }
        return scene;
    }

    @Test
    void noMoreThanTwoForceAreLostToADrainWhileThreeBattlegroundsAreHeld() {
        assertThat(drained(3).lost(DARK)).hasSize(2);
        assertThat(drained(2).lost(DARK)).hasSizeGreaterThan(2);
    }

    @Test
    void anInsertCardIsCanceledAsItIsInserted() {
        for (boolean shield : new boolean[] {true, false}) {
            var table = Scene.with(AllCards::all).site(CANTINA, DARK).hand(DARK, DISTURBANCE);
            if (shield) {
                table.beside(LIGHT, "Your Insight Serves You Well");
            }
            var scene = table.turn(DARK, Phase.DEPLOY);
            scene.deploy(DISTURBANCE);

            assertThat(scene.lost(DARK).contains(DISTURBANCE)).isEqualTo(shield);
            assertThat(scene.reserve(LIGHT).contains(DISTURBANCE)).isEqualTo(!shield);
        }
    }

    @Test
    void anImmediateEffectIsTakenOnceInAGame() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .beside(DARK, "Fanfare")
                        .reserve(DARK, "Pride Of The Empire", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);

        scene.use("Fanfare");
        if (scene.isOffered("Pride Of The Empire")) {
            scene.choose("Pride Of The Empire");
        }
        assertThat(scene.hand(DARK)).containsExactly("Pride Of The Empire");
        scene.mayNot("use Fanfare");
    }

    @Test
    void rebelsCostLessAtGenericSitesOfTheOpponent() {
        var scene =
                Scene.with(AllCards::all)
                        .locationOf("Endor", "Forest", DARK)
                        .site(CANTINA, DARK)
                        .beside(LIGHT, "Ounee Ta")
                        .hand(LIGHT, "Leia Organa", "Shistavanen Wolfman")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Leia Organa", "Forest")).isEqualTo(1);
        assertThat(scene.deployCost("Leia Organa", CANTINA)).isEqualTo(3);
        assertThat(scene.deployCost("Shistavanen Wolfman", "Forest")).isEqualTo(3);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Forest", LIGHT))
                .isEqualTo(scene.forceIcons("Forest", LIGHT) + 1);
    }
}
