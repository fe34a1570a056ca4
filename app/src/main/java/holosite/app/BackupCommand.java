package holosite.app;

import holosite.app.input.BadInput;
import holosite.server.node.BadSetting;
import holosite.server.node.OperatorFile;
import holosite.server.node.Settings;
import holosite.server.node.StoredData;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes everything a server has stored into one file, whether it is running or not. */
@Command(
        name = "backup",
        description =
                "Write everything a server has stored into one file, also while it is running.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Give the same --data or --database-url as to 'holosite play'. The file can be restored",
            "with 'holosite restore', also from files into PostgreSQL and back."
        })
final class BackupCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Mixin private StorageOptions storage;

    @Parameters(paramLabel = "FILE", description = "The file to write.")
    private Path file;

    @Override
    public void run() {
        Settings settings = storage.settings(Map.of());
        Path partial = file.resolveSibling(file.getFileName() + ".part");
        try {
            if (Files.exists(file)) {
                throw new BadInput("'%s' is there already.".formatted(file));
            }
            try {
                Optional<OperatorFile> running = OperatorFile.in(settings.data());
                if (settings.database().isPostgres()
                        || running.isEmpty()
                        || !ask(running.get(), partial)) {
                    StoredData.write(settings, partial);
                }
                Files.move(partial, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(partial);
            }
            spec.commandLine()
                    .getOut()
                    .printf("%s: %,d bytes%n", file.toAbsolutePath(), Files.size(file));
        } catch (BadSetting e) {
            throw StorageOptions.wrong(e);
        } catch (FileSystemException e) {
            throw new BadInput(
                    "'%s' cannot be written: its folder must be there, and yours.".formatted(file));
        } catch (IOException e) {
            throw new BadInput("The backup failed: " + e.getMessage());
        }
    }

    /** Lets the running server write it; false if it is not running any more. */
    private static boolean ask(OperatorFile server, Path to) throws IOException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(server.address() + "/backup"))
                            .header("Authorization", "Bearer " + server.secret())
                            .build();
            HttpResponse<InputStream> answer =
                    client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = answer.body()) {
                if (answer.statusCode() != 200) {
                    throw new IOException("the server answers " + answer.statusCode());
                }
                StoredData.copy(body, to);
            }
            return true;
        } catch (ConnectException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
