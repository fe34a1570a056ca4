package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Rulings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No Escape, and Ounee Ta, which needs no creature. */
class NoEscapeTest {
    private static Position sites(Side version) {
        return table().system("Yavin 4", DARK)
                .locationOf("Yavin 4", "Jungle", Side.LIGHT)
                .locationOf("Yavin 4", "Forest", version)
                .site(CANTINA, version);
    }

    private static double extra(Scene scene, String site, Side side) {
        return scene.figureAt(Figure.FORCE_GENERATION, site, side) - scene.forceIcons(site, side);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Forest, Scurrier, true",
        "LIGHT, Forest, Rock Wart, false",
        "LIGHT, Forest, Rebel Trooper, false",
        "LIGHT, Tatooine: Cantina, Scurrier, false",
        "DARK, Forest, Scurrier, false"
    })
    void onlyAGenericSiteOfTheOpponentWithHisCreatureIsOpen(
            Side version, String site, String there, boolean open) {
        var scene =
                sites(version)
                        .at(site, there)
                        .beside(DARK, "No Escape (13_78)")
                        .hand(DARK, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(extra(scene, site, DARK)).isEqualTo(open ? 1 : 0);
        assertThat(
                        Rulings.allows(
                                scene.state(),
                                Deed.DEPLOY_WITHOUT_PRESENCE,
                                DARK,
                                scene.card("Stormtrooper"),
                                scene.card(site)))
                .isEqualTo(open);
    }

    @ParameterizedTest
    @CsvSource({"DARK, Forest, true", "LIGHT, Forest, false", "DARK, Tatooine: Cantina, false"})
    void ouneeTaServesAtGenericSitesOfTheOpponentOnly(Side version, String site, boolean serves) {
        var scene =
                sites(version)
                        .beside(Side.LIGHT, "Ounee Ta")
                        .hand(Side.LIGHT, "Leia Organa")
                        .turn(Side.LIGHT, Phase.CONTROL);
        assertThat(extra(scene, site, Side.LIGHT)).isEqualTo(serves ? 1 : 0);
        assertThat(scene.deployCost("Leia Organa", site)).isEqualTo(serves ? 1 : 3);
    }

    /** Clouds and asteroids are generic, but sectors. */
    @Test
    void sectorsAreNoSites() {
        var clouds =
                table().system("Yavin 4", DARK)
                        .locationOf("Yavin 4", "Clouds", Side.LIGHT)
                        .at("Clouds", "light Mynock")
                        .beside(DARK, "No Escape (13_78)")
                        .hand(DARK, "TIE Fighter")
                        .turn(DARK, Phase.CONTROL);
        assertThat(extra(clouds, "Clouds", DARK)).isZero();
        var asteroids =
                table().system("Yavin 4", DARK)
                        .locationOf("Yavin 4", "Asteroid Field", DARK)
                        .beside(Side.LIGHT, "Ounee Ta")
                        .hand(Side.LIGHT, "Leia Organa")
                        .turn(Side.LIGHT, Phase.CONTROL);
        assertThat(extra(asteroids, "Asteroid Field", Side.LIGHT)).isZero();
        assertThat(asteroids.deployCost("Leia Organa", "Asteroid Field")).isEqualTo(3);
        assertThat(
                        Rulings.allows(
                                clouds.state(),
                                Deed.DEPLOY_WITHOUT_PRESENCE,
                                DARK,
                                clouds.card("TIE Fighter"),
                                clouds.card("Clouds")))
                .isFalse();
    }
}
