package holosite.rules.notation;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

class PositionNotationTest {
    private static final String POSITION =
            """
            # a bit of everything
            turn: Dark 5, deploy phase
            seed: 7
            table:
              Tatooine: Cantina (Light over Dark)
                Darth Vader
                  Vader's Lightsaber
                  Leia Organa (captive)
                2x Stormtrooper [moved]
                TK-422 [undercover]
              Tatooine (Dark)
                Devastator
                  DS-61-2 (passenger)
            dark:
              hand: Sense; 2x TIE Fighter
              force: 3
              lost: Dengar; 2
              next destiny: 3, 5
            light:
              reserve: Han Solo; nothing else
            """;

    private static Scene read(String text) {
        return PositionNotation.read(text, AllCards::all);
    }

    @Test
    void aPositionIsLaidOutAsItIsWritten() {
        Scene scene = read(POSITION);

        assertThat(scene.turnOf()).isEqualTo(DARK);
        assertThat(scene.game().turn().number()).isEqualTo(5);
        assertThat(scene.phase()).isEqualTo(Phase.DEPLOY);
        assertThat(scene.locations()).containsExactly("light Tatooine: Cantina", "Tatooine");
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Darth Vader");
        assertThat(scene.isCaptive("Leia Organa")).isTrue();
        assertThat(scene.has("Stormtrooper#2", Flag.MOVED)).isTrue();
        assertThat(scene.isUndercover("TK-422")).isTrue();
        assertThat(scene.roleOf("DS-61-2")).isEqualTo(Role.PASSENGER);
        assertThat(scene.hand(DARK)).hasSize(3).contains("Sense");
        assertThat(scene.forcePile(DARK)).hasSize(3);
        assertThat(scene.lost(DARK)).hasSize(3);
        assertThat(scene.reserve(LIGHT)).containsExactly("Han Solo");
        assertThat(scene.printed(scene.reserve(DARK).getFirst()).destiny()).containsExactly(3.0);
    }

    @Test
    void whatLiesBesideTheTableKeepsItsMarksAndItsAim() {
        Scene scene =
                read(
                        """
                        turn: Light, control phase
                        table:
                          Dagobah (Light)
                          Dagobah: Swamp (Light)
                            Luke Skywalker
                        light:
                          side of table: Mind What You Have Learned [flipped]; Great Warrior [completed] -> Luke Skywalker
                        """);

        assertThat(scene.has("Mind What You Have Learned", Flag.FLIPPED)).isTrue();
        assertThat(scene.has("Great Warrior", Flag.COMPLETED)).isTrue();
        assertThat(scene.has("Great Warrior", Flag.FLIPPED)).isFalse();
        String written = PositionNotation.write(scene.game());
        assertThat(written).contains("[flipped]").contains("[completed] -> Luke Skywalker");
        assertThat(PositionNotation.write(read(written).game())).isEqualTo(written);
    }

    @Test
    void whatIsWrittenFromAGameReadsBackTheSame() {
        String written = PositionNotation.write(read(POSITION).game());

        assertThat(PositionNotation.write(read(written).game())).isEqualTo(written);
    }

    @Test
    void aBattleStationKeepsItsParsecAndItsPlanet() {
        String position =
                """
                turn: Dark, move phase
                table:
                  Tatooine (Dark)
                  Death Star (Dark) = 7 -> Tatooine
                """;

        String written = PositionNotation.write(read(position).game());

        assertThat(written).contains("  Death Star (Dark) = 7 -> Tatooine\n");
        assertThat(PositionNotation.write(read(written).game())).isEqualTo(written);
    }

    @Test
    void mistakesAreNamedByTheirLine() {
        assertThatThrownBy(() -> read("turn: Dark, lunch phase"))
                .hasMessage(
                        "line 1: there is no lunch phase: it is activate, control, deploy, battle,"
                                + " move or draw.");
        assertThatThrownBy(() -> read("turn: Dark, move phase\ntable:\n  Tatoine: Cantina"))
                .hasMessageContaining("line 3: There is no card 'Tatoine: Cantina'.")
                .hasMessageContaining("'Tatooine: Cantina'");
        assertThatThrownBy(() -> read("turn: Dark, move phase\ntable:\n  Tatooine [sunny]"))
                .hasMessageContaining("line 3: a card cannot be marked 'sunny'");
        assertThatThrownBy(() -> read("turn: Dark, move phase\ndark:\n  pocket: Sense"))
                .hasMessageContaining("line 3: there is no pile 'pocket'");
        assertThatThrownBy(() -> read("weather: fine"))
                .hasMessageContaining("line 1: a position has 'turn:'");
        assertThatThrownBy(() -> read("table:\n  Tatooine"))
                .hasMessageContaining("nobody's turn was named");
    }

    @Test
    void aLocationBelowAShipOrVehicleIsRefusedWithTheRightForm() {
        assertThatThrownBy(
                        () ->
                                read(
                                        """
                                        turn: Dark, move phase
                                        table:
                                          Tatooine
                                            Executor
                                              Executor: Holotheatre
                                        """))
                .hasMessage(
                        "line 5: Executor: Holotheatre is a location: it is laid out beside the"
                                + " others, in a line of its own, not below Executor.");
    }

    @Test
    void aLocationWithoutASystemIsAskedForInTheWordsOfTheNotation() {
        assertThatThrownBy(() -> read("turn: Dark, move phase\ntable:\n  Spaceport City"))
                .hasMessageContaining("line 3: Spaceport City names no system")
                .hasMessageContaining("'Spaceport City (")
                .hasMessageContaining(", Tatooine)'");
    }

    @Test
    void whatIsFoundWrongOnlyAsTheTableIsLaidOutNamesItsLineToo() {
        assertThatThrownBy(
                        () ->
                                read(
                                        """
                                        turn: Dark, move phase
                                        table:
                                          Tatooine
                                            Black 2
                                              DS-61-2
                                              DS-61-3
                                          Tatooine: Cantina
                                        """))
                .hasMessage("line 6: DS-61-3 finds no seat aboard Black 2.");
    }

    @Test
    void aSecondCopyOfAUniqueCardOrPersonaIsRefused() {
        String cantina = "turn: Dark, move phase\ntable:\n  Tatooine: Cantina\n    ";
        assertThatThrownBy(() -> read(cantina + "Darth Vader\n    Darth Vader"))
                .hasMessageStartingWith("line 5: Darth Vader does not go there");
        assertThatThrownBy(() -> read(cantina + "Luke Skywalker\n    Commander Luke Skywalker"))
                .hasMessageStartingWith("line 5: Commander Luke Skywalker does not go there");
        assertThat(read(cantina + "Stormtrooper\n    Stormtrooper").isOnTable("Stormtrooper#2"))
                .isTrue();
        // in hand as many copies may be as anybody likes
        assertThat(read(cantina + "Darth Vader\ndark:\n  hand: Darth Vader").hand(DARK)).hasSize(1);
    }

    @Test
    void positionsLaidOutInJavaAreCheckedLikewise() {
        assertThatThrownBy(
                        () ->
                                Scene.with(AllCards::all)
                                        .at("Tatooine: Cantina", "Darth Vader", "Darth Vader")
                                        .turn(DARK))
                .hasMessageStartingWith("Darth Vader does not go there");
        assertThatThrownBy(
                        () ->
                                Scene.with(AllCards::all)
                                        .beside(DARK, "First Strike", "First Strike")
                                        .turn(DARK))
                .hasMessageStartingWith("First Strike does not go there");
    }

    @Test
    void whoIsAboardACapturedShipHasASeatAndTheMarkAloneHoldsIt() {
        for (String seat : new String[] {"", " (captive)"}) {
            Scene scene =
                    read(
                            """
                            turn: Light, move phase
                            table:
                              Anoat (Dark)
                                Devastator
                                  Tractor Beam
                                  Millennium Falcon%s [captured ship]
                                    Han Solo
                              Tatooine: Cantina (Dark)
                                Dengar
                                  Leia Organa [captive]
                                Chewbacca (2_3) [captive, frozen]
                            """
                                    .formatted(seat));

            assertThat(scene.hostOf("Millennium Falcon")).isEqualTo("Devastator");
            assertThat(scene.roleOf("Millennium Falcon")).isEqualTo(Role.ESCORTED);
            assertThat(scene.has("Millennium Falcon", Flag.CAPTURED_SHIP)).isTrue();
            assertThat(scene.hostOf("Han Solo")).isEqualTo("Millennium Falcon");
            assertThat(scene.roleOf("Leia Organa")).isEqualTo(Role.ESCORTED);
            assertThat(scene.roleOf("Chewbacca (2_3)")).isEqualTo(Role.AT);
        }
    }

    @Test
    void whatAnObjectiveSaysForTheRestOfTheGameHoldsWithoutItsStart() {
        for (String beside :
                new String[] {
                    "",
                    "You Can Either Profit By This...",
                    "You Can Either Profit By This... [flipped]"
                }) {
            Scene scene =
                    read(
                            """
                            turn: Dark, move phase
                            table:
                              Tatooine: Cantina (Dark)
                                Boba Fett
                                Han Solo [captive, frozen]
                            light:
                              %s: %s
                            """
                                    .formatted(
                                            beside.isEmpty() ? "hand" : "side of table",
                                            beside.isEmpty() ? "Sense" : beside));
            // he may not be moved as long as he is frozen
            assertThat(scene.isOffered("take prisoner Boba Fett"))
                    .as(beside)
                    .isEqualTo(beside.isEmpty());
        }
    }

    @Test
    void aTitleThatBothSidesHaveIsOfTheSideOfItsBearer() {
        var scene =
                read(
                        """
                        turn: Dark, battle phase
                        table:
                          Tatooine: Cantina (Dark)
                            Stormtrooper
                              Blaster Rifle
                            Boba Fett
                              Jawa (captive)
                            Rebel Trooper
                              Blaster Rifle
                            Sandtrooper
                              Blaster Rifle [stolen]
                        """);

        assertThat(scene.hostOf("dark Blaster Rifle")).isEqualTo("Stormtrooper");
        assertThat(scene.hostOf("light Blaster Rifle")).isEqualTo("Rebel Trooper");
        assertThat(scene.hostOf("light Blaster Rifle#2")).isEqualTo("Sandtrooper");
        assertThat(scene.hostOf("light Jawa")).isEqualTo("Boba Fett");
    }

    @Test
    void marksInRoundBracketsAndCaptivesOfNobodyAreRefused() {
        String tower =
                """
                turn: Dark, control phase
                table:
                  Cloud City: Security Tower (Dark)
                """;
        assertThatThrownBy(() -> read(tower + "    Garindan (undercover)\n"))
                .hasMessage("line 4: marks stand in square brackets: 'Garindan [undercover]'.");
        assertThatThrownBy(() -> read(tower + "    Leia Organa [captive]\n"))
                .hasMessageStartingWith("line 4: nobody holds Leia Organa: indent it below");

        assertThat(read(tower + "    Garindan [undercover]\n").isUndercover("Garindan")).isTrue();
        assertThat(read(tower + "    Leia Organa (prisoner)\n").isCaptive("Leia Organa")).isTrue();
        // as a table in the middle of a game is written
        assertThat(read(tower + "    Leia Organa (prisoner) [captive]\n").isCaptive("Leia Organa"))
                .isTrue();
        assertThat(read(tower + "    Han Solo [captive, frozen]\n").isCaptive("Han Solo")).isTrue();
    }
}
