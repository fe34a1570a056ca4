package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.input.BadInput;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

final class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void withoutArgumentsItPrintsItsHelp() {
        assertThat(run()).isZero();
        assertThat(out.toString()).startsWith("Usage: holosite");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void itTellsItsVersion() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).startsWith("holosite ");
    }

    @Test
    void anUnknownCommandIsRefusedByName() {
        assertThat(run("plya")).isEqualTo(2);
        assertThat(err.toString()).contains("plya").doesNotContain("\tat ");
    }

    @Test
    void anUnknownOptionIsRefusedByName() {
        assertThat(run("--colour")).isEqualTo(2);
        assertThat(err.toString()).contains("--colour").doesNotContain("\tat ");
    }

    @Test
    void badInputIsOneLineAndNoTrace() {
        assertThat(run(Main.commandLine().addSubcommand(new Refusing()), "refuse")).isEqualTo(2);
        assertThat(err.toString()).isEqualToIgnoringNewLines("no deck named Hoth");
    }

    @Test
    void evenAnErrorOfTheMachineEndsTheProcess() {
        assertThat(run(Main.commandLine().addSubcommand(new Failing()), "fail")).isEqualTo(1);
        assertThat(err.toString()).contains("NoClassDefFoundError: some/Thing").contains("\tat ");
    }

    private int run(String... args) {
        return run(Main.commandLine(), args);
    }

    private int run(CommandLine command, String... args) {
        command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true));
        return Main.run(command, args);
    }

    @Command(name = "refuse")
    static final class Refusing implements Runnable {
        @Override
        public void run() {
            throw new BadInput("no deck named Hoth");
        }
    }

    @Command(name = "fail")
    static final class Failing implements Runnable {
        @Override
        public void run() {
            throw new NoClassDefFoundError("some/Thing");
        }
    }
}
