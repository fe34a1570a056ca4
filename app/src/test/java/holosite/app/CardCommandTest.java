package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class CardCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void aCardIsPrintedWithItsFiguresAndItsText() {
        assertThat(run("card", "Dengar")).isZero();
        assertThat(out.toString())
                .startsWith("•Dengar (4_100)")
                .contains("Character – alien, Dark Side")
                .contains("Destiny 1 · Power 2 · Ability 2 · Forfeit 3 · Deploy cost 4")
                .contains("Icons: pilot, warrior")
                .contains("bounty hunter")
                .contains("Power +1 for each opponent's character present with it.");
    }

    @Test
    void theSameCardIsPrintedInFrench() {
        assertThat(run("card", "Dengar", "--lang", "fr")).isZero();
        assertThat(out.toString())
                .contains("Personnage – alien, côté obscur")
                .contains("Puissance +1 pour chaque personnage de l'adversaire présent avec lui.");
    }

    @Test
    void capitalsAccentsAndDotsDoNotMatter() {
        assertThat(run("card", "•DÉNGAR")).isZero();
        assertThat(out.toString()).startsWith("•Dengar (4_100)");
    }

    @Test
    void aTitleOfBothSidesPrintsBothCards() {
        assertThat(run("card", "sense")).isZero();
        assertThat(out.toString()).contains("Sense (1_267)").contains("Sense (1_109)");
    }

    @Test
    void aCardIsFoundByItsNumber() {
        assertThat(run("card", "4_100")).isZero();
        assertThat(out.toString()).startsWith("•Dengar (4_100)");
    }

    @Test
    void theWordsOfATitleAreEnoughWhereNoOtherCardHasThem() {
        assertThat(run("card", "ozzel")).isZero();
        assertThat(out.toString()).startsWith("•Admiral Ozzel");
    }

    @Test
    void aMisspeltTitleIsRefusedWithTheNearestOnes() {
        assertThat(run("card", "Dengra")).isEqualTo(2);
        assertThat(err.toString())
                .contains("No card is titled 'Dengra'")
                .contains("Dengar")
                .doesNotContain("\tat ");
    }

    @Test
    void wordsThatSeveralTitlesHaveAreRefusedWithThose() {
        assertThat(run("card", "skywalker")).isEqualTo(2);
        assertThat(err.toString()).contains("Several cards").contains("Luke Skywalker");
    }

    @Test
    void anUnknownLanguageIsRefused() {
        assertThat(run("card", "Dengar", "--lang", "de")).isEqualTo(2);
        assertThat(err.toString()).contains("en or fr");
    }

    @Test
    void itsHelpShowsExamples() {
        assertThat(run("card", "--help")).isZero();
        assertThat(out.toString()).contains("holosite card dengar --lang fr");
    }

    private int run(String... args) {
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }
}
