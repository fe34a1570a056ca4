package holosite.app;

import holosite.app.input.GameFile;
import holosite.rules.Game;
import holosite.server.Server;
import holosite.server.node.BadSetting;
import holosite.server.node.Settings;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Starts a complete server, for one player or for many. */
@Command(
        name = "play",
        description = "Play in the browser, against a bot or against people.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite play                         on this machine, for you alone",
            "  holosite play --host 0.0.0.0          also for others on your network",
            "  holosite play --data my-games         games and decks in another folder",
            "  holosite play duel.position           with a table where that is laid out",
            "",
            "Everything is stored in one folder, and a game continues where it was after any",
            "interruption. Every flag can also be set in the environment: --bot-pace as",
            "HOLOSITE_BOT_PACE. docs/running-a-server.md describes how to run it for many,",
            "with PostgreSQL and on several machines. For a game without a browser:",
            "holosite terminal.",
            "",
            "For each FILE there is a table that begins there. Its address is printed: the first",
            "who sits down plays the Dark Side, the second the Light Side. How such a file is",
            "written: docs/notations.md"
        })
final class PlayCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "A position, a scenario, a game record or a saved game to play from.")
    private List<Path> files = List.of();

    @Option(
            names = "--at",
            paramLabel = "N",
            description =
                    "After this many answers of a record or lines of a scenario; at the end if left"
                            + " out.")
    private @Nullable Integer at;

    @Option(names = "--host", paramLabel = "HOST", description = "Where it listens.")
    private @Nullable String host;

    @Option(names = "--port", paramLabel = "PORT", description = "Its port; 0 for any.")
    private @Nullable String port;

    @Mixin private StorageOptions storage;

    @Option(
            names = "--public-address",
            paramLabel = "URL",
            description = "The address people type, if it is a different one.")
    private @Nullable String publicAddress;

    @Option(
            names = "--cluster-host",
            paramLabel = "HOST",
            description = "Where other nodes on the same database reach this one.")
    private @Nullable String clusterHost;

    @Option(
            names = "--cluster-port",
            paramLabel = "PORT",
            description = "The port for other nodes.")
    private @Nullable String clusterPort;

    @Option(
            names = "--cluster-key",
            paramLabel = "FILE",
            description = "The key that all nodes have; see holosite cluster-key.")
    private @Nullable String clusterKey;

    @Option(
            names = "--bot-pace",
            paramLabel = "MILLISECONDS",
            description = "How long a bot takes for a move.")
    private @Nullable String botPace;

    @Option(
            names = "--absent-seconds",
            paramLabel = "SECONDS",
            description =
                    "How long a player waits for one who is not connected before he may claim the"
                            + " game or have a bot take the seat; 0 for ever.")
    private @Nullable String absentSeconds;

    @Option(
            names = "--guest-days",
            paramLabel = "DAYS",
            description = "How long an absent guest is kept.")
    private @Nullable String guestDays;

    @Option(
            names = "--bot-game-days",
            paramLabel = "DAYS",
            description =
                    "How long finished games against bots are kept, and those that nobody goes on"
                            + " with are left open; 0 for ever.")
    private @Nullable String botGameDays;

    @Option(
            names = "--admin",
            paramLabel = "NAME",
            description = "The account that looks after tables and accounts.")
    private @Nullable String admin;

    @Option(
            names = "--trusted-proxies",
            paramLabel = "ADDRESSES",
            description = "The proxies whose X-Forwarded-For is believed, separated by commas.")
    private @Nullable String trustedProxies;

    @Option(names = "--logs", paramLabel = "KIND", description = "plain or json.")
    private @Nullable String logs;

    @Option(names = "--no-browser", description = "Do not open a browser window.")
    private boolean noBrowser;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        Settings settings = settings();
        Map<Path, Game> games = new LinkedHashMap<>();
        for (Path file : files) {
            games.put(
                    file,
                    GameFile.read(file, Optional.ofNullable(at), spec.commandLine().getErr()));
        }
        try (Server server = Server.start(settings)) {
            String first = "";
            for (Map.Entry<Path, Game> game : games.entrySet()) {
                String table = server.layOut(game.getValue());
                out.println(game.getKey() + " is laid out at " + table);
                first = first.isEmpty() ? table : first;
            }
            out.println("Holosite is open at " + server.address());
            out.println("Games and decks are stored in " + settings.place());
            server.adminLink()
                    .ifPresent(
                            link ->
                                    out.println(
                                            "The admin chooses his password at "
                                                    + server.address()
                                                    + link));
            out.println("To close it: Ctrl+C");
            out.flush();
            if (!noBrowser) {
                DesktopBrowser.open(first.isEmpty() ? server.address() : first);
            }
            await(server);
        } catch (BadSetting e) {
            throw StorageOptions.wrong(e);
        }
    }

    /**
     * Waits until the process is told to end or the rest of its cluster continues without it; then
     * everything is closed in order.
     */
    private static void await(Server server) {
        var told = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(
                        Thread.ofPlatform()
                                .unstarted(
                                        () -> {
                                            told.countDown();
                                            server.close();
                                        }));
        server.whenEnded(told::countDown);
        try {
            told.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Settings settings() {
        Map<String, @Nullable String> flags = new HashMap<>();
        flags.put("host", host);
        flags.put("port", port);
        flags.put("public-address", publicAddress);
        flags.put("cluster-host", clusterHost);
        flags.put("cluster-port", clusterPort);
        flags.put("cluster-key", clusterKey);
        flags.put("bot-pace", botPace);
        flags.put("absent-seconds", absentSeconds);
        flags.put("guest-days", guestDays);
        flags.put("bot-game-days", botGameDays);
        flags.put("admin", admin);
        flags.put("trusted-proxies", trustedProxies);
        flags.put("logs", logs);
        return storage.settings(flags);
    }
}
