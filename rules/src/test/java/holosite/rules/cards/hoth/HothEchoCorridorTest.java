package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Hoth: Echo Corridor. */
class HothEchoCorridorTest {
    private static final String CORRIDOR = "Hoth: Echo Corridor";

    private static Position converted(Side version) {
        return table().site(CORRIDOR, version)
                .system("Hoth", DARK)
                .converted("Hoth", LIGHT)
                .site(PERIMETER, DARK)
                .converted(PERIMETER, LIGHT)
                .site("Hoth: Echo Docking Bay", LIGHT)
                .converted("Hoth: Echo Docking Bay", DARK)
                .site(CANTINA, DARK)
                .converted(CANTINA, LIGHT)
                .at(PERIMETER, "Rebel Scout");
    }

    private static boolean onTop(Scene scene, String location) {
        return scene.state().table().laidOut(scene.card(location));
    }

    @Test
    void whoOccupiesTheDarkOneRaisesAllHisConvertedHothLocations() {
        var scene = converted(DARK).at(CORRIDOR, "Stormtrooper").turn(LIGHT, Phase.CONTROL);
        scene.passUntil("use " + CORRIDOR).use(CORRIDOR).passUntil(LIGHT);
        assertThat(onTop(scene, "dark Hoth")).isTrue();
        assertThat(onTop(scene, "dark " + PERIMETER)).isTrue();
        assertThat(onTop(scene, "light " + PERIMETER)).isFalse();
        assertThat(onTop(scene, "dark Hoth: Echo Docking Bay")).isTrue();
        assertThat(onTop(scene, "light " + CANTINA)).isTrue();
        assertThat(scene.locationOf("Rebel Scout")).endsWith(PERIMETER);
        assertThat(scene.locations()).hasSize(5);
    }

    @Test
    void withoutPresenceOrAConvertedLocationItOffersNothing() {
        converted(DARK).turn(DARK, Phase.CONTROL).mayNot("use " + CORRIDOR);
        table().site(CORRIDOR, DARK)
                .site("Hoth: Snow Trench (2nd Marker)", LIGHT)
                .site("Hoth: Echo Docking Bay", LIGHT)
                .converted("Hoth: Echo Docking Bay", DARK)
                .site(CANTINA, DARK)
                .converted(CANTINA, LIGHT)
                .at(CORRIDOR, "Stormtrooper")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + CORRIDOR);
    }

    @Test
    void whoControlsTheLightOneRaisesOneSiteForFourForce() {
        var scene =
                converted(LIGHT)
                        .at(CORRIDOR, "Rebel Trooper")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(CORRIDOR);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("light " + PERIMETER, "dark Hoth: Echo Docking Bay");
        scene.choose("dark Hoth: Echo Docking Bay").passUntil(LIGHT);
        assertThat(onTop(scene, "light Hoth: Echo Docking Bay")).isTrue();
        assertThat(onTop(scene, "light " + PERIMETER)).isTrue();
        assertThat(scene.forcePile(LIGHT)).hasSize(5);
        scene.mayNot("use " + CORRIDOR);
    }

    @Test
    void occupyingTheLightOneIsNotEnough() {
        converted(LIGHT)
                .at(CORRIDOR, "Rebel Trooper", "Stormtrooper")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + CORRIDOR);
        converted(LIGHT)
                .at(CORRIDOR, "Rebel Trooper")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + CORRIDOR);
    }

    @Test
    void whatLiesOnTopIsNotRaisedAgain() {
        var scene =
                table().site(CORRIDOR, DARK)
                        .site(PERIMETER, DARK)
                        .converted(PERIMETER, LIGHT)
                        .at(CORRIDOR, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        scene.use(CORRIDOR).passUntil(DARK);
        assertThat(onTop(scene, "dark " + PERIMETER)).isTrue();
        scene.mayNot("use " + CORRIDOR);
    }
}
