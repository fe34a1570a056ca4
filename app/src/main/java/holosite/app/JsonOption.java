package holosite.app;

import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The option {@code --json}: the report is for a program to read. */
final class JsonOption {
    @Option(names = "--json", description = "Print JSON instead of text.")
    private boolean json;

    /** Prints a report as text or as JSON. */
    void print(CommandSpec command, Supplier<String> inWords, Supplier<String> asJson) {
        var out = command.commandLine().getOut();
        out.print(json ? asJson.get() : inWords.get());
        out.flush();
    }
}
