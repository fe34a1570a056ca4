package holosite.server.load;

import holosite.server.node.BadSetting;
import holosite.server.node.Settings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A node in a process of its own, started like this one. */
final class NodeProcess implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 40;

    private final Process process;
    private final int port;

    private NodeProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts one, and waits until it is up.
     *
     * @throws BadSetting if it does not come up
     */
    static NodeProcess start(Settings settings) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(
                List.of("-cp", System.getProperty("java.class.path"), LoadNode.class.getName()));
        command.add("--data=" + settings.data());
        command.add("--bot-pace=" + settings.botPace().toMillis());
        command.add("--database-url=" + settings.database().url());
        command.add("--database-user=" + settings.database().user());
        try {
            var builder =
                    new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().put(LoadNode.PASSWORD, settings.database().password());
            Process process = builder.start();
            var lines =
                    new BufferedReader(
                            new InputStreamReader(
                                    process.getInputStream(), StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(LoadNode.PORT)) {
                    return new NodeProcess(
                            process, Integer.parseInt(line.substring(LoadNode.PORT.length())));
                }
            }
            process.destroyForcibly();
        } catch (IOException e) {
            throw new BadSetting("A node cannot be started: " + e.getMessage());
        }
        throw new BadSetting("A node did not come up; what it said stands above.");
    }

    int port() {
        return port;
    }

    /** Lets it stop in order. */
    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            // it has ended already
        }
        process.destroyForcibly();
    }
}
