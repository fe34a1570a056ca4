package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import org.junit.jupiter.api.Test;

/** What a number that was not expected is made up of. */
class SumWordsTest {

    @Test
    void aNumberThatWasNotExpectedIsMadeUpOfItsParts() {
        String table =
                """
                turn: Dark, battle phase
                table:
                  Tatooine: Mos Eisley (Dark)
                    Ponda Baba
                    Rebel Trooper
                play:
                """;
        assertThatThrownBy(() -> played(table, "expect power of Ponda Baba is 2"))
                .hasMessageContaining("it is 3, not 2: 2 printed, +1 Tatooine: Mos Eisley");
        assertThatThrownBy(
                        () ->
                                played(
                                        table,
                                        "expect total power of Dark at Tatooine: Mos Eisley is 2"))
                .hasMessageContaining("it is 3, not 2");
        assertThatThrownBy(() -> played(table, "expect power of Rebel Trooper is 2"))
                .hasMessageContaining("it is 1, not 2\n");
        played(table, "expect power of Ponda Baba is 3");
    }

    private static void played(String table, String line) {
        ScenarioNotation.read(table + "  " + line + "\n", AllCards::all).play();
    }
}
