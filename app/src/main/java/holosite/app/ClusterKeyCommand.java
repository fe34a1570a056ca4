package holosite.app;

import holosite.server.node.BadSetting;
import holosite.server.node.ClusterKey;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the key by which the nodes of a cluster know each other. */
@Command(
        name = "cluster-key",
        description =
                "Make the key by which the nodes of a server on several machines know each other.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Copy the file to every machine, readable by the server alone, and start each node with",
            "--cluster-key FILE. Whoever has the file can take part in the cluster."
        })
final class ClusterKeyCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file to write.")
    private Path file;

    @Override
    public void run() {
        try {
            ClusterKey.make(file);
        } catch (BadSetting e) {
            throw StorageOptions.wrong(e);
        }
        spec.commandLine().getOut().println("The key is in " + file.toAbsolutePath());
    }
}
