package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import org.junit.jupiter.api.Test;

/** Every sentence that can be expected: where it is true, and the message where it is not. */
class ExpectationTest {
    private static final String TABLE =
            """
            turn: Dark, deploy phase
            table:
              Tatooine (Dark)
                Millennium Falcon
                  Han Solo (pilot)
                  Chewbacca (passenger)
              Tatooine: Cantina (Dark)
                Darth Vader
                  Leia Organa (captive)
              Tatooine: Mos Eisley (Dark)
              Tatooine: Bluffs (Dark)
              Hoth: Ice Plains (5th Marker) (Dark)
                Wampa
              Tatooine: Podrace Arena (Dark)
                Sebulba's Podracer
                  Stormtrooper (race destiny 6)
            dark:
              out of play: Dengar
            light:
              lost: Jek Porkins
            play:
            """;

    private static final int FIRST_LINE = (int) TABLE.lines().count() + 1;

    private static void holds(String... sentences) {
        for (String sentence : sentences) {
            ScenarioNotation.read(TABLE + "  expect " + sentence + "\n", AllCards::all).play();
        }
    }

    private static void fails(String sentence, String message) {
        Scenario scenario =
                ScenarioNotation.read(TABLE + "  expect " + sentence + "\n", AllCards::all);
        assertThatThrownBy(scenario::play)
                .isInstanceOf(Scenario.Failed.class)
                .hasMessageStartingWith("line " + FIRST_LINE + ": " + message);
    }

    private static void isRefused(String sentence, String message) {
        assertThatThrownBy(
                        () ->
                                ScenarioNotation.read(
                                        TABLE + "  expect " + sentence + "\n", AllCards::all))
                .isInstanceOf(MalformedText.class)
                .hasMessageStartingWith("line " + FIRST_LINE + ": " + message);
    }

    @Test
    void seats() {
        holds(
                "Han Solo is pilot of Millennium Falcon",
                "Han Solo is the pilot of Millennium Falcon",
                "Han Solo is a pilot",
                "Han Solo is not passenger of Millennium Falcon",
                "Chewbacca is a passenger aboard Millennium Falcon",
                "Darth Vader is not pilot",
                "Stormtrooper is stacked on Sebulba's Podracer");
        fails(
                "Han Solo is passenger of Millennium Falcon",
                "not so: expect Han Solo is passenger of Millennium Falcon."
                        + " It is pilot, on Millennium Falcon.");
    }

    @Test
    void escorts() {
        holds(
                "Leia Organa is escorted by Darth Vader",
                "Leia Organa is escorted",
                "Leia Organa is captive",
                "Leia Organa is a captive",
                "Leia Organa is not imprisoned",
                "Han Solo is not escorted by Darth Vader");
        fails("Han Solo is escorted by Darth Vader", "not so: ");
    }

    @Test
    void outOfPlay() {
        holds(
                "Dengar is out of play",
                "Dark has 1 out of play",
                "Light has no cards out of play",
                "Jek Porkins is not out of play");
        fails(
                "Jek Porkins is out of play",
                "not so: expect Jek Porkins is out of play. It is in the lost pile.");
        fails("Light has 2 out of play", "it is 0, not 2");
    }

    @Test
    void figuresThatDoNotExist() {
        holds(
                "Darth Vader has no armor",
                "armor of Darth Vader is none",
                "Millennium Falcon has a maneuver",
                "ferocity of Wampa is 3",
                "Darth Vader has no ferocity");
        fails(
                "Millennium Falcon has no maneuver",
                "not so: expect Millennium Falcon has no maneuver. It is ");
        fails("armor of Darth Vader is 5", "it is none, not 5");
        fails("ferocity of Wampa is 9", "it is 3, not 9");
    }

    @Test
    void placesThatAreNotOccupied() {
        holds(
                "Dark occupies Tatooine: Cantina",
                "Light does not occupy Tatooine: Cantina",
                "Light not occupies Tatooine: Cantina",
                "Light does not control Tatooine: Cantina",
                "nobody controls Tatooine: Mos Eisley",
                "nobody occupies Tatooine: Mos Eisley");
        fails("Dark does not occupy Tatooine: Cantina", "not so: ");
        fails("nobody controls Tatooine: Cantina", "not so: ");
    }

    @Test
    void howPlacesLie() {
        holds(
                "Tatooine: Cantina is related to Tatooine",
                "Tatooine: Cantina is adjacent to Tatooine: Mos Eisley",
                "Tatooine: Cantina is not adjacent to Tatooine: Bluffs",
                "Tatooine: Cantina is not related to Hoth: Ice Plains");
        fails("Tatooine: Cantina is adjacent to Tatooine", "not so: ");
        fails("Tatooine: Cantina is adjacent to Darth Vader", "Darth Vader is no location");
    }

    @Test
    void theQuestionAsked() {
        holds(
                "Dark is asked phase action",
                "Dark is asked for phase action",
                "Light is not asked phase action",
                "the question is phase action",
                "Light is not asked",
                "Dark is not asked about Darth Vader",
                "it is not the battle phase of Dark",
                "the game is not over");
        fails(
                "Dark is asked captive fate",
                "not so: expect Dark is asked captive fate." + " Dark is asked phase action.");
        fails("Dark is asked about Darth Vader", "not so: ");
        isRefused(
                "Dark is asked lunch", "there is no question 'lunch'; it is one of: phase action,");
        isRefused("the question is lunch", "there is no question 'lunch'");
    }

    @Test
    void whatIsKnownAndWhatWasShown() {
        holds("Dark knows Han Solo", "Light knows Jek Porkins");
        String peek =
                """
                turn: Light, control phase
                table:
                  Tatooine: Cantina (Dark)
                    Luke Skywalker
                      Electrobinoculars
                light:
                  hand: Sense
                  force: 2
                  reserve: Wedge Antilles
                play:
                  expect Light knows Sense
                  expect Dark does not know Sense
                  expect Light does not know Wedge Antilles
                  expect Light was not shown Wedge Antilles
                  Light: use Electrobinoculars
                  expect Light was shown Wedge Antilles
                  expect Dark was not shown Wedge Antilles
                  Light: no
                  expect Light does not know Wedge Antilles
                """;
        ScenarioNotation.read(peek, AllCards::all).play();
        String search =
                """
                turn: Dark, control phase
                table:
                  Tatooine: Cantina (Dark)
                    Captain Khurgee
                dark:
                  force: 2
                  reserve: Sense; Scanning Crew
                play:
                  expect Dark does not know Scanning Crew
                  Dark: use Captain Khurgee
                  expect Dark knows Scanning Crew
                  expect Dark does not know Sense
                  expect Light does not know Scanning Crew
                """;
        ScenarioNotation.read(search, AllCards::all).play();
        fails("Dark does not know Han Solo", "not so: ");
        fails("Dark was shown Han Solo", "not so: ");
    }

    @Test
    void raceTotals() {
        holds(
                "race destiny of Stormtrooper is 9",
                "race total of Sebulba's Podracer is 9",
                "race total of Dark is 9",
                "highest race total of Light is 0",
                "race total of Dark at Tatooine: Podrace Arena is 0");
        fails("race total of Dark is 7", "it is 9, not 7");
    }

    @Test
    void destiniesDrawn() {
        String battle =
                """
                turn: Dark, battle phase
                table:
                  Tatooine: Cantina (Dark)
                    Darth Vader
                    Luke Skywalker
                dark:
                  force: 1
                  next destiny: 3
                light:
                  next destiny: 5
                play:
                  expect Dark has drawn no destiny
                  Dark: battle at Tatooine: Cantina
                  skip until Dark is asked draw battle destiny
                  Dark: yes
                  expect Dark has drawn 1 battle destiny
                  expect Dark has drawn no weapon destinies
                  expect destiny drawn by Dark is 4
                  Light: yes
                  expect the last destinies drawn by Light are 5
                """;
        ScenarioNotation.read(battle, AllCards::all).play();

        assertThatThrownBy(
                        () ->
                                ScenarioNotation.read(
                                                battle
                                                        + "  expect destinies drawn by Dark are 3, 5",
                                                AllCards::all)
                                        .play())
                .hasMessageContaining("Dark has drawn 4.");
        fails("Dark has drawn 2 battle destinies", "it is 0, not 2");
        isRefused(
                "Dark has drawn 2 lucky destinies", "no lucky destiny is ever drawn; it is plain,");
    }

    @Test
    void sabaccTotals() {
        ScenarioNotation.read(
                        """
                        turn: Light, control phase
                        table:
                          Cloud City: Security Tower (Dark)
                            Han Solo
                            Darth Vader
                        light:
                          hand: light Cloud City Sabacc
                          next destiny: 2, 3
                        dark:
                          next destiny: 1, 1
                        play:
                          expect sabacc total of Light is none
                          Light: play light Cloud City Sabacc
                          skip the responses
                          skip until Dark is asked sabacc card
                          expect sabacc total of Dark is 2
                          expect sabacc total of Light is 5
                          Dark: no
                          Light: no
                          expect sabacc total of Light is 5
                        """,
                        AllCards::all)
                .play();
    }

    @Test
    void immunityToAttrition() {
        holds(
                "immunity of Darth Vader is 5",
                "immunity of Chewbacca is 0",
                "immunity of Chewbacca is none");
        fails("immunity of Darth Vader is any", "it is 5, not any");
        String jungle =
                """
                scenario: Alone in the jungle
                turn: Light, battle phase
                table:
                  Yavin 4: Jungle (Light)
                    Luke Skywalker
                    Stormtrooper
                light:
                  force: 1
                play:
                  Light: battle at Yavin 4: Jungle
                """;
        ScenarioNotation.read(
                        jungle + "  expect immunity of Luke Skywalker is any\n", AllCards::all)
                .play();
        assertThatThrownBy(
                        () ->
                                ScenarioNotation.read(
                                                jungle
                                                        + "  expect immunity of Luke Skywalker is 3\n",
                                                AllCards::all)
                                        .play())
                .hasMessageContaining("it is any, not 3");
    }

    @Test
    void aMarkOfSeveralWordsAndWhatOneMarkBringsWithIt() {
        String bomber =
                """
                turn: Dark, battle phase
                table:
                  Tatooine (Dark)
                  Tatooine: Mos Eisley (Dark)
                    Bombing Run
                    Scimitar 2 [on a bombing run]
                      DS-61-2
                    Stormtrooper [from hand]
                    Sandtrooper [deployed this turn]
                play:
                  expect Scimitar 2 is on a bombing run
                  expect Stormtrooper is not on a bombing run
                  expect Stormtrooper is deployed this turn
                  expect Stormtrooper is from hand
                  expect Sandtrooper is not from hand
                """;
        ScenarioNotation.read(bomber, AllCards::all).play();
    }

    @Test
    void theNameOfAConvertedLocationMeansTheOneOnTop() {
        String converted =
                """
                turn: Dark, control phase
                table:
                  Tatooine: Cantina (Light over Dark)
                    Stormtrooper
                play:
                  expect Dark controls Tatooine: Cantina
                  expect Stormtrooper is at Tatooine: Cantina
                  Dark: drain at Tatooine: Cantina
                  skip until Dark is asked phase action
                  expect light Tatooine: Cantina is drain begun here
                  expect dark Tatooine: Cantina is not drain begun here
                """;
        ScenarioNotation.read(converted, AllCards::all).play();
    }

    @Test
    void battlegroundsArmsAndGameTexts() {
        String table =
                """
                turn: Dark, battle phase
                table:
                  Tatooine: Cantina (Dark)
                    Luke With Lightsaber
                    Stormtrooper
                      Blaster Rifle
                    Captain Lennox
                      Demotion
                    Boba Fett
                  Imperial Holotable (Dark)
                dark:
                  force: 1
                light:
                  next destiny: 6, 6
                play:
                """;
        for (String so :
                new String[] {
                    "expect Tatooine: Cantina is a battleground",
                    "expect Imperial Holotable is not a battleground",
                    "expect Stormtrooper is armed",
                    "expect Luke With Lightsaber is armed",
                    "expect Boba Fett is not armed",
                    "expect the game text of Captain Lennox is canceled",
                    "expect game text of Boba Fett is not canceled"
                }) {
            ScenarioNotation.read(table + "  " + so + "\n", AllCards::all).play();
            String other =
                    so.contains(" not ")
                            ? so.replace(" not ", " ")
                            : so.replace(" is ", " is not ");
            assertThatThrownBy(
                            () ->
                                    ScenarioNotation.read(
                                                    table + "  " + other + "\n", AllCards::all)
                                            .play())
                    .isInstanceOf(Scenario.Failed.class);
        }
        ScenarioNotation.read(
                        table
                                + """
                                  Dark: battle at Tatooine: Cantina
                                  skip until fire Luke's Lightsaber
                                  Light: fire Luke's Lightsaber
                                  Light: Stormtrooper
                                  skip the responses
                                  expect Stormtrooper is hit
                                """
                                        .indent(2),
                        AllCards::all)
                .play();
    }

    @Test
    void whoIsEscortedAboardIsAboard() {
        String table =
                """
                turn: Dark, move phase
                table:
                  Tatooine: Mos Eisley (Dark)
                    Ubrikkian 9000 Z001
                      Stormtrooper
                        Han Solo (captive)
                    Bossk
                      Leia Organa (captive)
                play:
                  expect Han Solo is aboard Ubrikkian 9000 Z001
                  expect Leia Organa is not aboard Ubrikkian 9000 Z001
                """;
        ScenarioNotation.read(table, AllCards::all).play();
    }
}
