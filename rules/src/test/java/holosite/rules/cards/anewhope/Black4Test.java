package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Black 4. */
class Black4Test {
    /** A battle against an X-wing at Tatooine, with these starships of Dark. */
    private static Position battle(String... ships) {
        return table().at("Tatooine", ships)
                .at("Tatooine", "X-wing")
                .hand(DARK, "Black 4", "DS-61-4", "Stormtrooper")
                .force(LIGHT, 3);
    }

    private static Scene reacting(Position position) {
        return position.turn(LIGHT, Phase.BATTLE).battleAt("Tatooine");
    }

    @Test
    void itDeploysWithAPilotToABattleOfATie() {
        var scene = reacting(battle("TIE Fighter").force(DARK, 9));
        scene.answer("deploy Black 4 with a pilot as a react");
        scene.answerDefaults(() -> scene.isIn("Black 4", Zone.HAND));
        scene.passResponses();
        assertThat(scene.locationOf("Black 4")).isEqualTo("Tatooine");
        assertThat(scene.hostOf("DS-61-4")).isEqualTo("Black 4");
        assertThat(scene.used(DARK)).hasSize(2 + 2);
    }

    @ParameterizedTest
    @CsvSource({"Black 2, DS-61-2", "Black 3, DS-61-3"})
    void besideItsWingmenItIsFreeAndSoIsItsPilot(String wingman, String pilot) {
        var scene = reacting(battle(wingman).pilot(wingman, pilot));
        scene.answer("deploy Black 4 with a pilot as a react");
        scene.answerDefaults(() -> scene.isIn("Black 4", Zone.HAND));
        scene.passResponses();
        assertThat(scene.locationOf("Black 4")).isEqualTo("Tatooine");
        assertThat(scene.hostOf("DS-61-4")).isEqualTo("Black 4");
    }

    @Test
    void itNeedsAPilotedTieInTheBattleAndItsOwnPilot() {
        String react = "deploy Black 4 with a pilot as a react";
        reacting(battle("Devastator").force(DARK, 9)).mayNot(react);
        reacting(battle("Devastator", "Black 2").force(DARK, 9)).mayNot(react);
        reacting(battle("Devastator").at("Kessel", "TIE Fighter").force(DARK, 9)).mayNot(react);
        reacting(
                        table().at("Tatooine", "TIE Fighter", "X-wing")
                                .hand(DARK, "Black 4", "Stormtrooper")
                                .force(DARK, 9)
                                .force(LIGHT, 3))
                .mayNot(react);
    }

    @Test
    void withAnyOtherTieItIsNotFree() {
        reacting(battle("TIE Fighter").force(DARK, 3))
                .mayNot("deploy Black 4 with a pilot as a react");
        reacting(battle("TIE Fighter", "Black 2").force(DARK, 3))
                .mayNot("deploy Black 4 with a pilot as a react");
        var scene =
                table().at("Tatooine", "Black 2", "X-wing")
                        .pilot("Black 2", "DS-61-2")
                        .hand(DARK, "Black 4", "DS-61-4")
                        .turn(DARK, Phase.DEPLOY);
        // nor when it deploys in its own deploy phase
        scene.mayNot("deploy Black 4 with a pilot");
    }

    @Test
    void tiesThatWereStolenDoNotCall() {
        reacting(battle("Devastator", "TIE Fighter").stolen("TIE Fighter").force(DARK, 9))
                .mayNot("deploy Black 4 with a pilot as a react");
        var wingman =
                battle("TIE Fighter", "Black 2")
                        .pilot("Black 2", "Luke Skywalker")
                        .stolen("Black 2");
        reacting(wingman.force(DARK, 3)).mayNot("deploy Black 4 with a pilot as a react");
    }

    @Test
    void itIsFreeOnlyAsAReact() {
        var scene = reacting(battle("Black 2").pilot("Black 2", "DS-61-2"));
        scene.offers("deploy Black 4 with a pilot as a react");
        assertThat(scene.deployCost("Black 4", "Tatooine")).isEqualTo(2);
    }
}
