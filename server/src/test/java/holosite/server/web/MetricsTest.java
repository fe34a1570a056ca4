package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The metrics can be read from this machine, and with their token. */
class MetricsTest {
    private static RunningServer running(String token) {
        return new RunningServer(
                new WebSettings(
                        "0.0.0.0", 0, "", false, token, TrustedProxies.LOCAL, Limits.all(1000)));
    }

    @Test
    void fromThisMachineTheyAreOpen() {
        try (RunningServer running = running("let me see")) {
            Browser browser = running.browser();
            assertThat(browser.get("/health").body()).isEqualTo("well\n");
            browser.get("/api/me");
            assertThat(browser.get("/metrics").body())
                    .contains("holosite_http_seconds_count", "holosite_tables")
                    .contains("jvm_memory_used_bytes", "jvm_threads_live", "process_cpu_usage")
                    .contains("hikaricp_connections_active{pool=\"holosite\"}")
                    .contains("hikaricp_connections_active{pool=\"journal\"}")
                    .contains("executor_queued_tasks{name=\"heavy\"");
        }
    }

    @Test
    void throughAServerInBetweenTheyAreClosedWithoutTheToken() {
        try (RunningServer running = running("let me see");
                var noted = new CapturedLog()) {
            Browser browser = running.browser();
            for (String shown :
                    new String[] {
                        "nothing", "Bearer", "Bearer ", "Bearer let me se", "Basic let me see"
                    }) {
                Browser.Answer answer =
                        browser.send(
                                "GET",
                                "/metrics",
                                "",
                                Map.of("X-Forwarded-For", "203.0.113.9", "Authorization", shown));
                assertThat(answer.status()).as(shown).isEqualTo(403);
                assertThat(answer.error()).isEqualTo("not_for_you");
                assertThat(answer.body()).doesNotContain("holosite_");
            }
            assertThat(noted.lines())
                    .hasSize(5)
                    .allMatch(line -> line.startsWith("GET /metrics 403 not_for_you"))
                    .noneMatch(line -> line.contains("let me se"));
            assertThat(
                            browser.send(
                                            "GET",
                                            "/metrics",
                                            "",
                                            Map.of(
                                                    "X-Forwarded-For",
                                                    "203.0.113.9",
                                                    "Authorization",
                                                    "Bearer let me see"))
                                    .body())
                    .contains("holosite_");
        }
    }

    @Test
    void withoutATokenSetNobodyElsewhereHasIt() {
        try (RunningServer running = running("")) {
            for (String shown : new String[] {"Bearer", "Bearer ", ""}) {
                Map<String, String> headers =
                        Map.of("X-Forwarded-For", "203.0.113.9", "Authorization", shown);
                assertThat(running.browser().send("GET", "/metrics", "", headers).status())
                        .isEqualTo(403);
            }
        }
    }

    @Test
    void fromAnotherAddressTheyAreClosedWithoutTheToken() throws Exception {
        Optional<InetAddress> address = otherAddress();
        Assumptions.assumeTrue(address.isPresent(), "this machine is on no network");
        try (RunningServer running = running("let me see");
                HttpClient client = TestHttpClient.create()) {
            URI metrics =
                    URI.create(
                            "http://%s:%d/metrics"
                                    .formatted(address.get().getHostAddress(), running.port()));
            HttpRequest plain = HttpRequest.newBuilder(metrics).build();
            // it claims to come from this machine
            HttpRequest lying =
                    HttpRequest.newBuilder(metrics).header("X-Forwarded-For", "127.0.0.1").build();
            HttpRequest shown =
                    HttpRequest.newBuilder(metrics)
                            .header("Authorization", "Bearer let me see")
                            .build();
            assertThat(status(client, plain)).isEqualTo(403);
            assertThat(status(client, lying)).isEqualTo(403);
            assertThat(status(client, shown)).isEqualTo(200);
        }
    }

    private static int status(HttpClient client, HttpRequest request) throws Exception {
        return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    /** An address of this machine other than the loopback address. */
    private static Optional<InetAddress> otherAddress() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address)
                .filter(address -> !address.isLoopbackAddress())
                .findFirst();
    }
}
