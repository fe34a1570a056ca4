package holosite.app;

import holosite.app.input.BadInput;
import holosite.server.node.BadSetting;
import holosite.server.node.Settings;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where a server stores everything. */
final class StorageOptions {
    @Option(names = "--data", paramLabel = "FOLDER", description = "The folder for all data.")
    private @Nullable String data;

    @Mixin private DatabaseOptions database;

    /** The settings of these flags and the environment, with other flags. */
    Settings settings(Map<String, @Nullable String> others) {
        var flags = new HashMap<>(others);
        flags.put("data", data);
        database.noteIn(flags);
        var environment = new HashMap<>(System.getenv());
        environment.putIfAbsent("HOLOSITE_DATA", house().toString());
        var given =
                flags.entrySet().stream()
                        .filter(flag -> flag.getValue() != null)
                        .map(flag -> "--" + flag.getKey() + "=" + flag.getValue())
                        .toList();
        try {
            return Settings.read(given, System.getProperties(), environment);
        } catch (BadSetting e) {
            throw wrong(e);
        }
    }

    static BadInput wrong(BadSetting e) {
        return new BadInput(Optional.ofNullable(e.getMessage()).orElse("a setting is wrong"));
    }

    /** The default folder for the server's data. */
    private static Path house() {
        return UserEnvironment.folder().resolve("house");
    }
}
