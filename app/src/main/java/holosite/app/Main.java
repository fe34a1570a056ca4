package holosite.app;

import holosite.app.input.BadInput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line. Each command is a class of its own in this package, listed in {@code
 * subcommands} below; the launcher itself answers {@code test}, {@code format} and {@code mvn}.
 */
@Command(
        name = "holosite",
        description = "The Star Wars Customizable Card Game, with the whole rulebook enforced.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "For developers:",
            "  test          Run every test and every check of the source.",
            "  test NAME...  Run chosen test classes, without the checks; --out NAME keeps",
            "                their classes in target/NAME instead of target/tests.",
            "  soak          Run the tests of what a server must outlive for a long time:",
            "                killed 100 times (--kills NUMBER), standing still, its database",
            "                locked, its disk full, 5000 games with hidden hands (--games).",
            "  screenshots   Take the pictures of the documentation again.",
            "  format        Format the Java source as the checks expect it.",
            "  mvn ARG...    Run the project's own Maven on the right JDK."
        },
        subcommands = {
            BackupCommand.class,
            BenchCommand.class,
            BiteCommand.class,
            CardCommand.class,
            CardsCommand.class,
            ClaimsCommand.class,
            ClusterKeyCommand.class,
            DeckCommand.class,
            LabCommand.class,
            LoadCommand.class,
            MapCommand.class,
            PaceCommand.class,
            PackagesCommand.class,
            PlayCommand.class,
            PuzzlesCommand.class,
            TerminalCommand.class,
            ReplayCommand.class,
            RestoreCommand.class,
            ScenarioCommand.class,
            SimCommand.class,
            StubCommand.class
        })
public final class Main implements Runnable {
    @Spec private CommandSpec spec;

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(commandLine(), args));
    }

    /** Whatever happens, there is an exit code: half a server would keep the process alive. */
    static int run(CommandLine line, String... args) {
        try {
            return line.execute(args);
        } catch (Error e) {
            e.printStackTrace(line.getErr());
            line.getErr().flush();
            return line.getCommandSpec().exitCodeOnExecutionException();
        }
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main())
                .setParameterExceptionHandler(Main::misunderstand)
                .setExecutionExceptionHandler(Main::refuse);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private static int misunderstand(ParameterException e, String[] args) {
        var command = e.getCommandLine();
        var err = command.getErr();
        if (e instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            var kind = command.getParent() == null ? "command" : "argument";
            err.println("Unknown " + kind + ": '" + unmatched.getUnmatched().getFirst() + "'");
        } else {
            err.println(e.getMessage());
        }
        UnmatchedArgumentException.printSuggestions(e, err);
        err.println("See: " + command.getCommandSpec().qualifiedName() + " --help");
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    /** A mistake in the input gets one line; a mistake of ours gets the stack trace. */
    private static int refuse(Exception e, CommandLine command, CommandLine.ParseResult parsed)
            throws Exception {
        if (!(e instanceof BadInput)) {
            throw e;
        }
        command.getErr().println(e.getMessage());
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            var version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"holosite " + (version == null ? "(unpackaged)" : version)};
        }
    }
}
