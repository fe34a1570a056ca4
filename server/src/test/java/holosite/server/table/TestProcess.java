package holosite.server.table;

import holosite.server.web.TestHttpClient;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, which can be killed. */
final class TestProcess implements AutoCloseable {
    private static final HttpClient HTTP = TestHttpClient.create();

    private final Process process;
    private int port;

    private TestProcess(Process process) {
        this.process = process;
    }

    /** Starts one; {@link #await} waits until it is up. */
    static TestProcess start(String... flags) throws IOException {
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--sun-misc-unsafe-memory-access=allow",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xmx384m",
                                "-cp",
                                System.getProperty("java.class.path"),
                                TableTestServer.class.getName(),
                                "--port=0",
                                "--bot-pace=0"));
        command.addAll(List.of(flags));
        return new TestProcess(
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    }

    TestProcess await() throws IOException {
        BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("port ")) {
                port = Integer.parseInt(line.substring(5));
                return this;
            }
        }
        throw new IOException("the process did not come up");
    }

    int port() {
        return port;
    }

    String get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder().GET(), path);
    }

    String open(String dark, String light, long seed) throws IOException, InterruptedException {
        return send(
                HttpRequest.newBuilder().POST(HttpRequest.BodyPublishers.noBody()),
                "/open?dark=%s&light=%s&seed=%d".formatted(dark, light, seed));
    }

    private String send(HttpRequest.Builder request, String path)
            throws IOException, InterruptedException {
        HttpResponse<String> response =
                HTTP.send(
                        request.uri(URI.create("http://127.0.0.1:" + port + path))
                                .timeout(Duration.ofSeconds(30))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException(path + ": " + response.statusCode() + " " + response.body());
        }
        return response.body();
    }

    /** Like {@code kill -9}: the process gets no time to clean up. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** Pauses the process: for the others it is as if the cable were pulled. */
    void freeze() throws IOException, InterruptedException {
        signal("STOP");
    }

    void goOn() throws IOException, InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        int result =
                new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                        .inheritIO()
                        .start()
                        .waitFor();
        if (result != 0) {
            throw new IOException("kill -" + name + " failed");
        }
    }

    /** Waits until it ends by itself, and returns its exit code. */
    int awaitEnd() throws IOException, InterruptedException {
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            throw new IOException("the process does not end");
        }
        return process.exitValue();
    }

    /** Asks it to stop, and waits until it has. */
    void stop() throws IOException, InterruptedException {
        process.getOutputStream().close();
        if (!process.waitFor(40, TimeUnit.SECONDS)) {
            throw new IOException("the process does not stop");
        }
    }

    @Override
    public void close() {
        kill();
    }
}
