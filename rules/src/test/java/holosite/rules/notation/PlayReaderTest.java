package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is played in a scenario: skipping, answers if asked, and warnings. */
class PlayReaderTest {
    private static final String HEAD =
            """
            turn: Dark, battle phase
            table:
              Tatooine: Cantina (Dark)
                Darth Vader
                Stormtrooper
                Luke Skywalker
            dark:
              force: 2
            light:
              force: 2
            play:
            """;

    private static Scenario read(String play) {
        return ScenarioNotation.read(HEAD + play, AllCards::all);
    }

    @Test
    void whatIsWaitedForInVainIsReportedAtTheEndOfTheBattle() {
        Scenario scenario =
                read(
                        """
                          Dark: battle at Tatooine: Cantina
                          skip until play Sense
                        """);

        assertThatThrownBy(scenario::play)
                .isInstanceOf(Scenario.Failed.class)
                .hasMessageStartingWith(
                        """
                        line 13: 'play Sense' is never offered. This is the end of the battle.
                        What was passed until then:
                        """)
                .hasMessageContaining("Light, asked draw battle destiny: yes")
                .hasMessageContaining("\nTurn 3 of Dark, battle phase\n");
    }

    @Test
    void whatIsWaitedForInVainIsReportedAtTheEndOfTheTurn() {
        assertThatThrownBy(() -> read("  skip until play Sense\n").play())
                .hasMessageStartingWith(
                        "line 12: 'play Sense' is never offered. This is the end of the turn.")
                .hasMessageContaining("Dark, asked phase action: pass")
                .hasMessageContaining("\nTurn 4 of Light, ");
        assertThatThrownBy(() -> read("  skip until Light is asked captive fate\n").play())
                .hasMessageStartingWith("line 12: LIGHT is never asked CAPTIVE_FATE.");
    }

    @Test
    void whatIsOfferedOnlyInALaterTurnIsFoundWithAWarning() {
        Scenario scenario = read("  skip until activate\n  expect Light is asked\n");

        scenario.play();

        assertThat(scenario.notes())
                .containsExactly("line 12: 'activate' was not offered in turn 3, only in turn 4.");
    }

    @Test
    void skippingGoesToAPlayersQuestion() {
        read("""
                          Dark: battle at Tatooine: Cantina
                          skip until Light is asked draw battle destiny
                          expect Light is asked draw battle destiny
                          expect the question is draw battle destiny
                          expect the question is not phase action
                          expect Dark is not asked
                          expect Dark is not asked draw battle destiny
                        """)
                .play();
    }

    @Test
    void skippingGoesToAQuestionWhoeverIsAskedAndToAPhase() {
        for (String to : new String[] {"to", "until", "until it is"}) {
            read("""
                              skip %s the move phase of Dark
                              expect it is the move phase of Dark
                              expect Dark is asked
                            """
                            .formatted(to))
                    .play();
        }
        read("""
                          Dark: battle at Tatooine: Cantina
                          skip until the question is draw battle destiny
                          expect the question is draw battle destiny
                        """)
                .play();
        assertThatThrownBy(() -> read("  skip until the question is lunch\n"))
                .isInstanceOf(MalformedText.class);
    }

    @Test
    void anAnswerIsGivenOnlyIfItIsAskedFor() {
        Scenario scenario =
                read(
                        """
                          Dark, if asked: yes
                          Light, if asked: pass
                          if Dark is asked captive fate: escape
                          Dark, if asked phase action: battle at Tatooine: Cantina
                          expect a battle
                          skip until Dark is asked draw battle destiny
                          Dark, if asked: yes
                          expect Dark has drawn 1 battle destiny
                        """);

        scenario.play();

        assertThat(scenario.notes()).isEmpty();
        assertThatThrownBy(() -> read("  Dark, if asked lunch: yes\n"))
                .isInstanceOf(MalformedText.class)
                .hasMessageContaining("line 12: there is no question 'lunch'")
                .hasMessageContaining("captive fate");
    }

    @Test
    void responsesThatAreSkippedBeforeNoneIsExpectedAreWarnedOf() {
        Scenario scenario =
                read(
                        """
                          Dark: battle at Tatooine: Cantina
                          skip the responses
                          expect a battle
                          expect not offered play Sense
                          Dark, if asked: pass
                          expect not offered play Sense
                        """);

        assertThat(scenario.notes())
                .hasSize(1)
                .first()
                .asString()
                .startsWith("line 15: after 'skip the responses' (line 13)");
        scenario.play();
    }

    @Test
    void wordsOfNoActAreNotSimplyNotOffered() {
        read("  expect not offered draw\n").play();
        for (String slip :
                List.of("drain Tatooine: Cantina", "atack Dragonsnake", "Darth Vader", "fires")) {
            assertThatThrownBy(() -> read("  expect not offered " + slip + "\n").play())
                    .isInstanceOf(Scenario.Failed.class)
                    .hasMessageContaining("line 12: '" + slip + "' is how no act is put");
        }
    }

    @Test
    void whatIsSaidBehindACardAnswersTheNextQuestion() {
        for (String line : List.of("Dark: ", "expect not offered ")) {
            String act = line + "battle at Tatooine: Cantina against Luke Skywalker";
            assertThatThrownBy(() -> read("  " + act + "\n").play())
                    .isInstanceOf(Scenario.Failed.class)
                    .hasMessageContaining("'Luke Skywalker' answers the question that follows");
        }
        read("  expect not offered deploy Darth Vader\n").play();
    }

    @Test
    void anAnswerThatSaysNothingIsRefused() {
        assertThatThrownBy(() -> read("  Dark:\n"))
                .isInstanceOf(MalformedText.class)
                .hasMessage("line 12: say what is answered: 'Dark: pass', for example.");
    }
}
