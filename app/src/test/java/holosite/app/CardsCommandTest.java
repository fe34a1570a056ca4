package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.cards.CardSets;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class CardsCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void everyCardHasALine() {
        assertThat(run("cards")).isZero();
        assertThat(out.toString().lines()).hasSize(AllCards.all().size());
        assertThat(out.toString()).contains("4_100    •Dengar");
    }

    @Test
    void oneSetIsListedAlone() {
        assertThat(run("cards", "--set", "103")).isZero();
        assertThat(out.toString().lines()).hasSize(cardsOfSet("103"));
    }

    private static int cardsOfSet(String set) {
        return (int)
                AllCards.all().stream().filter(card -> CardSets.of(card.id()).equals(set)).count();
    }

    @Test
    void cardsThatAreNotWrittenAreListedToo() {
        assertThat(run("cards", "--missing", "--set", "201")).isZero();
        assertThat(out.toString()).contains("201_25   •Jango Fett").contains("Character – Alien");
        assertThat(run("cards", "--missing", "--set", "4")).isZero();
        assertThat(out.toString()).doesNotContain("4_100 ");
        // the chart of the Jedi Pack is read beside the game
        assertThat(run("cards", "--missing", "--set", "102")).isZero();
        assertThat(out.toString()).doesNotContain("102_9 ");
    }

    @Test
    void theCatalogueIsWhatTheServerHandsOut() {
        assertThat(run("cards", "--set", "4", "--json")).isZero();
        assertThat(out.toString())
                .startsWith("{\"version\":")
                .contains("\"id\":\"4_100\"", "\"figures\":{\"power\":2,\"ability\":2");
    }

    @Test
    void aStubHasTheFiguresOfACardThatIsNotWritten() {
        assertThat(run("stub", "201_25", "1_302")).isZero();
        assertThat(out.toString())
                .contains("alien(\"Jango Fett\", DARK, \"201_25\").unique()")
                .contains(".destiny(1).deploy(4).power(4).ability(3).armor(5).forfeit(6)")
                .contains(".icons(PILOT, WARRIOR, EPISODE_I).is(BOUNTY_HUNTER, TRADE_FEDERATION)")
                .contains("// the language lacks: icon Set 1")
                .contains(
                        ".carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4))")
                .contains(".permanentPilot(1)");
    }

    @Test
    void anIdThatNoCardHasIsRefused() {
        assertThat(run("stub", "1_999")).isEqualTo(2);
        assertThat(err.toString()).contains("1_999").doesNotContain("\tat ");
    }

    private int run(String... args) {
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }
}
