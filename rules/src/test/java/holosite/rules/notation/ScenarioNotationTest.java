package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import org.junit.jupiter.api.Test;

class ScenarioNotationTest {
    private static final String HEAD =
            """
            scenario: A stormtrooper deploys
            claims: deploy#1
            turn: Dark, deploy phase
            table:
              Tatooine: Cantina (Dark)
              Tatooine: Mos Eisley (Dark)
            dark:
              hand: Stormtrooper
              force: 3
            play:
            """;

    private static Scenario read(String play) {
        return ScenarioNotation.read(HEAD + play, AllCards::all);
    }

    @Test
    void aScenarioIsPlayedLineByLine() {
        Scenario scenario =
                read(
                        """
                          expect deploy cost of Stormtrooper to Tatooine: Cantina is 1
                          expect offered deploy Stormtrooper
                          Dark: deploy Stormtrooper
                          Dark: Tatooine: Cantina
                          expect Stormtrooper is at Tatooine: Cantina
                          expect Stormtrooper is on table
                          expect Stormtrooper is not hit
                          expect Dark has 2 in Force Pile
                          expect Dark controls Tatooine: Cantina
                          skip to the activate phase of Light
                          expect it is the activate phase of Light
                        """);

        assertThat(scenario.name()).isEqualTo("A stormtrooper deploys");
        assertThat(scenario.claims()).containsExactly("deploy#1");
        scenario.play();
    }

    @Test
    void whatDoesNotComeTrueIsNamedByItsLineWithTheTable() {
        assertThatThrownBy(() -> read("  expect power of Stormtrooper is 2\n").play())
                .isInstanceOf(Scenario.Failed.class)
                .hasMessageStartingWith("line 11: it is 1, not 2\n")
                .hasMessageContaining("Tatooine: Cantina");
        assertThatThrownBy(() -> read("  Dark: deploy Darth Vader\n").play())
                .isInstanceOf(Scenario.Failed.class)
                .hasMessageStartingWith("line 11: 'deploy Darth Vader' is not offered")
                .hasMessageContaining("- deploy Stormtrooper");
        assertThatThrownBy(() -> read("  Light: pass\n").play())
                .hasMessageStartingWith("line 11: LIGHT should be asked");
    }

    @Test
    void linesThatMeanNothingAreRefusedBeforePlay() {
        assertThatThrownBy(() -> read("  expect sunshine\n"))
                .isInstanceOf(MalformedText.class)
                .hasMessageContaining("line 11")
                .hasMessageContaining("expect power of Darth Vader is 6");
        assertThatThrownBy(() -> read("  hope for the best\n"))
                .hasMessageContaining("line 11: begin with 'Dark: '");
        assertThatThrownBy(() -> read("  skip lunch\n"))
                .hasMessageContaining("line 11: what can be skipped");
        assertThatThrownBy(() -> read("")).hasMessageContaining("nothing is played");
    }

    private static final String TWO_TEXTS =
            """
            scenario: One Interrupt with two texts that can be played
            turn: Light, battle phase
            table:
              Tatooine: Mos Eisley (Dark)
                Luke Skywalker
                  Luke's Lightsaber
                Darth Vader
                Bespin Motors Void Spider THX 1138
                  Stormtrooper
              Tatooine (Dark)
                Devastator
            light:
              hand: Clash Of Sabers
              force: 3
            dark:
              force: 3
            play:
            """;

    private static void play(String lines) {
        ScenarioNotation.read(TWO_TEXTS + lines, AllCards::all).play();
    }

    @Test
    void whatIsOfferedIsAnyTextOfACardWhereNoneIsNamed() {
        play("  expect offered play Clash Of Sabers\n");
        play("  expect offered play Clash Of Sabers, text 2\n");
        play("  expect not offered play Clash Of Sabers, text 3\n");
        play("  skip until play Clash Of Sabers\n");
        assertThatThrownBy(() -> play("  expect not offered play Clash Of Sabers\n"))
                .hasMessageContaining("should not be offered");
        assertThatThrownBy(() -> play("  Light: play Clash Of Sabers\n"))
                .hasMessageContaining("- play Clash Of Sabers, text 2");
    }

    @Test
    void aShuttleVehicleTakesOthersOrGoesItself() {
        String moving = "  skip to the move phase of Dark\n";
        play(
                moving
                        + """
                          Dark: shuttle with Bespin Motors Void Spider THX 1138
                          expect Bespin Motors Void Spider THX 1138 is at Tatooine: Mos Eisley
                          expect Stormtrooper is on Devastator
                        """);
        play(
                moving
                        + """
                          Dark: shuttle Bespin Motors Void Spider THX 1138
                          expect Bespin Motors Void Spider THX 1138 is on Devastator
                          expect Stormtrooper is on Bespin Motors Void Spider THX 1138
                        """);
    }
}
