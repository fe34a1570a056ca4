package holosite.app;

import holosite.app.input.BadInput;
import holosite.server.node.BadSetting;
import holosite.server.node.Settings;
import holosite.server.node.StoredData;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts a backup into an empty folder or database. */
@Command(
        name = "restore",
        description = "Put a backup into an empty folder or database.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class RestoreCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Mixin private StorageOptions storage;

    @Parameters(paramLabel = "FILE", description = "What 'holosite backup' wrote.")
    private Path file;

    @Override
    public void run() {
        Settings settings = storage.settings(Map.of());
        try {
            StoredData.read(file, settings);
        } catch (BadSetting e) {
            throw StorageOptions.wrong(e);
        } catch (FileSystemException e) {
            throw new BadInput("'%s' is no file that can be read.".formatted(file));
        } catch (IOException e) {
            throw new BadInput("'%s' cannot be restored: %s".formatted(file, e.getMessage()));
        }
        spec.commandLine().getOut().println("Restored into " + settings.place());
    }
}
