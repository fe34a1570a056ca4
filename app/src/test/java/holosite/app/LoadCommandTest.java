package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What can be wrong with the flags of a measurement. */
class LoadCommandTest {
    private static void isRefused(String reason, String... flags) {
        var words = new String[flags.length + 1];
        words[0] = "load";
        System.arraycopy(flags, 0, words, 1, flags.length);
        Typed typed = Typed.run(words);
        assertThat(typed.err()).contains(reason).hasLineCount(1);
        assertThat(typed.exit()).isEqualTo(2);
    }

    @Test
    void flagsThatMakeNoSenseAreNamed() {
        isRefused("At least one table", "--tables=0");
        isRefused("--minutes must be at least 1", "--minutes=0");
        isRefused("--step belongs to --find-limit", "--step=50");
        isRefused("--step must be at least 1", "--find-limit", "--step=0");
        isRefused("--database-user belongs to --database-url", "--database-user=ann");
        isRefused("Several nodes need a PostgreSQL database", "--nodes=2");
        isRefused("jdbc:postgresql:", "--database-url=mysql://localhost/load");
    }

    @Test
    void aDatabaseThatCannotBeReachedIsNamed() {
        isRefused(
                "jdbc:postgresql://127.0.0.1:1/load cannot be opened",
                "--database-url=jdbc:postgresql://127.0.0.1:1/load");
    }
}
