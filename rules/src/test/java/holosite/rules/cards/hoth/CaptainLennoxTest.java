package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Captain Lennox. */
class CaptainLennoxTest {
    private static final String LENNOX = "Captain Lennox";

    @ParameterizedTest
    @CsvSource({"Tyrant, 3", "Devastator, 2", "Blizzard 2, 2"})
    void whatHePilotsIsStronger(String craft, int more) {
        boolean ground = craft.startsWith("B");
        var position = ground ? table().at(PLAINS, craft) : table().at("Tatooine", craft);
        var bare = position.turn(DARK).power(craft);
        var piloted = ground ? table().at(PLAINS, craft) : table().at("Tatooine", craft);
        assertThat(piloted.pilot(craft, LENNOX).turn(DARK).power(craft)).isEqualTo(bare + more);
    }

    private static Position beam(String ship) {
        return table().at("Tatooine", ship, "X-wing")
                .on(ship, "Tractor Beam")
                .force(DARK, 6)
                .nextDestiny(DARK, 6);
    }

    @Test
    void aboardAStarDestroyerHeUsesItsTractorBeamOnceInEachOfHisControlPhases() {
        var scene =
                beam("Devastator")
                        .passenger("Devastator", LENNOX)
                        .at("Tatooine", "Y-wing")
                        .pilot("X-wing", "Dutch")
                        .turn(DARK, Phase.CONTROL);
        scene.use(LENNOX).choose("X-wing").passUntil(DARK);
        assertThat(scene.hostOf("X-wing")).isEqualTo("Devastator");
        assertThat(scene.forcePile(DARK)).hasSize(4);
        scene.mayNot("use " + LENNOX);
    }

    @Test
    void aDestinyThatIsTooLowCapturesNothing() {
        var scene =
                table().at("Tatooine", "Devastator", "X-wing")
                        .on("Devastator", "Tractor Beam")
                        .pilot("Devastator", LENNOX)
                        .force(DARK, 6)
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.use(LENNOX).passUntil(DARK);
        assertThat(scene.hostOf("X-wing")).isEqualTo("Tatooine");
        assertThat(scene.forcePile(DARK)).hasSize(4);
    }

    @Test
    void heDoesNotInAnotherPhaseElsewhereOrWithoutTheForce() {
        beam("Devastator")
                .passenger("Devastator", LENNOX)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("use " + LENNOX);
        mayNotInThisPhase(
                beam("Devastator").passenger("Devastator", LENNOX).turn(LIGHT, Phase.CONTROL),
                "use " + LENNOX);
        beam("Devastator")
                .at("Tatooine", "Tyrant")
                .passenger("Tyrant", LENNOX)
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + LENNOX);
        table().at("Tatooine", "Devastator", "X-wing")
                .on("Devastator", "Tractor Beam")
                .passenger("Devastator", LENNOX)
                .force(DARK, 1)
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + LENNOX);
        table().at("Tatooine", "Devastator")
                .on("Devastator", "Tractor Beam")
                .passenger("Devastator", LENNOX)
                .force(DARK, 6)
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + LENNOX);
    }
}
