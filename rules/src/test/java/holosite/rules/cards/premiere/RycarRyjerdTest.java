package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import org.junit.jupiter.api.Test;

/** Rycar Ryjerd. */
class RycarRyjerdTest {
    private static final String RYCAR = "Rycar Ryjerd";

    @Test
    void heGoesToACharacterOfYours() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Han Solo", "Darth Vader", "light Lift Tube")
                        .hand(LIGHT, RYCAR)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, RYCAR)).containsExactlyInAnyOrder("Luke Skywalker", "Han Solo");
    }

    @Test
    void heMakesASmugglerOfOneAndASmugglerStronger() {
        var luke = table().at(CANTINA, "Luke Skywalker").on("Luke Skywalker", RYCAR).turn(LIGHT);
        assertThat(smuggles(luke, "Luke Skywalker")).isTrue();
        assertThat(luke.power("Luke Skywalker")).isEqualTo(3);
        var han =
                table().at(CANTINA, "Han Solo", "Luke Skywalker").on("Han Solo", RYCAR).turn(LIGHT);
        assertThat(smuggles(han, "Han Solo")).isTrue();
        assertThat(han.power("Han Solo")).isEqualTo(4);
        assertThat(smuggles(han, "Luke Skywalker")).isFalse();
    }

    /** The first makes a smuggler of him, the second finds one. */
    @Test
    void aSecondOneMakesTheSmugglerOfTheFirstStronger() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Dutch")
                        .on("Luke Skywalker", RYCAR)
                        .on("Dutch", RYCAR + "#3", "Luke's Cape")
                        .hand(LIGHT, RYCAR + "#2")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.power("Dutch")).isEqualTo(scene.printed(Figure.POWER, "Dutch"));
        scene.deploy(RYCAR + "#2").at("Luke Skywalker").passResponses();
        assertThat(scene.power("Luke Skywalker")).isEqualTo(4);
        assertThat(scene.power("Dutch")).isEqualTo(scene.printed(Figure.POWER, "Dutch"));
    }

    private static boolean smuggles(Scene scene, String card) {
        return Standing.of(scene.state()).hasTrait(scene.state(), scene.card(card), Trait.SMUGGLER);
    }
}
