package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.Server;
import holosite.server.node.Settings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.json.JsonMapper;

/** The systemd unit, the proxy and the recipe of a container, as far as they can be tried here. */
class OperationExamplesTest {
    @TempDir Path folder;

    private static String example(String name) throws IOException {
        return Files.readString(ProjectFolder.ours().resolve("docs/examples").resolve(name));
    }

    private record Ran(int exit, String said) {}

    private static Ran run(String... command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Ran(process.exitValue(), said);
    }

    private static void areFlags(List<String> words) {
        CommandLine play = Objects.requireNonNull(Main.commandLine().getSubcommands().get("play"));
        var known = play.getCommandSpec().optionsMap();
        assertThat(words.stream().filter(word -> word.startsWith("--")).toList())
                .isNotEmpty()
                .allMatch(known::containsKey);
    }

    @Test
    void theUnitIsAcceptedAndItsFlagsExist() throws Exception {
        String unit = example("holosite.service");
        String start =
                unit.lines()
                        .filter(line -> line.startsWith("ExecStart="))
                        .findFirst()
                        .orElseThrow();
        assertThat(start).startsWith("ExecStart=/opt/holosite/holosite play ");
        areFlags(Arrays.asList(start.split(" ")));

        Path tool = Path.of("/usr/bin/systemd-analyze");
        Assumptions.assumeTrue(Files.isExecutable(tool), "there is no systemd here");
        Path here =
                Files.writeString(
                        folder.resolve("holosite.service"),
                        unit.replace(
                                "/opt/holosite", ProjectFolder.ours().toAbsolutePath().toString()));
        Ran verified = run(tool.toString(), "verify", "--man=no", here.toString());
        assertThat(verified.said().lines().filter(line -> line.contains("holosite.service")))
                .as(verified.said())
                .isEmpty();
    }

    @Test
    void theContainerRunsWhatThereIsAndSeesWhetherItIsWell() throws Exception {
        String recipe = example("Containerfile");
        List<String> entry = words(recipe, "ENTRYPOINT ");
        String main =
                entry.stream()
                        .filter(word -> word.startsWith("holosite."))
                        .findFirst()
                        .orElseThrow();
        assertThat(main).isEqualTo(Main.class.getName());
        areFlags(entry.subList(entry.indexOf("play"), entry.size()));
        Map<String, String> settings =
                Map.of("port", "0", "data", folder.resolve("house").toString());
        String check = words(recipe, "HEALTHCHECK CMD ").getLast();
        int port;
        try (Server server = Server.start(Settings.of(settings))) {
            port = server.port();
            String here = check.replace("8090", Integer.toString(port));
            assertThat(run("bash", "-c", here).exit()).isZero();
        }
        assertThat(run("bash", "-c", check.replace("8090", Integer.toString(port))).exit())
                .isNotZero();
    }

    /** What a proxy leaves out would shut everybody out, or make everybody one and the same. */
    @Test
    void theProxyPassesOnWhatTheServerNeeds() throws Exception {
        List<String> lines = example("holosite.nginx.conf").lines().map(String::strip).toList();
        assertThat(lines)
                .contains(
                        "proxy_pass http://127.0.0.1:%d;".formatted(Settings.standard().port()),
                        "proxy_http_version 1.1;",
                        "proxy_set_header Host $host;",
                        "proxy_set_header X-Forwarded-For $remote_addr;",
                        "proxy_set_header Upgrade $http_upgrade;",
                        "proxy_set_header Connection $holosite_connection;");
        // the largest body that the server takes
        assertThat(lines).contains("client_max_body_size 1m;");
    }

    private static List<String> words(String recipe, String instruction) {
        String line =
                recipe.lines().filter(one -> one.startsWith(instruction)).findFirst().orElseThrow();
        return Arrays.asList(
                JsonMapper.shared()
                        .readValue(line.substring(instruction.length()), String[].class));
    }
}
