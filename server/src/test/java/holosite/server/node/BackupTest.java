package holosite.server.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.server.Server;
import holosite.server.store.TestPostgres;
import holosite.server.table.TestClient;
import holosite.server.web.Browser;
import holosite.server.web.StoredState;
import holosite.server.web.TestHttpClient;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was stored can be brought back, into either database, while the server goes on. */
class BackupTest {
    private static final String LOGIN = "{\"name\": \"Keeps It\", \"password\": \"long enough\"}";
    @TempDir Path folder;

    private Settings inFiles(String name) {
        return Settings.of(
                Map.of("data", folder.resolve(name).toString(), "port", "0", "bot-pace", "0"));
    }

    private Settings onPostgres(String url) {
        return Settings.of(
                Map.of(
                        "database-url",
                        url,
                        "database-user",
                        "postgres",
                        "port",
                        "0",
                        "bot-pace",
                        "0"));
    }

    @Test
    void aBackupOfARunningServerGoesIntoEitherDatabase() throws Exception {
        byte[] saved;
        List<String> stored;
        String table;
        String question;
        try (Server server = Server.start(inFiles("first"))) {
            var ann = new Browser(server.port(), server.web().routes());
            ann.post("/api/register", LOGIN);
            ann.post(
                    "/api/decks",
                    "{\"name\": \"Troopers\", \"side\": \"dark\", \"list\": [{\"id\": \"1_194\","
                            + " \"count\": 60}]}");
            table =
                    ann.post(
                                    "/api/tables",
                                    "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\":"
                                            + " \"bot\", \"level\": \"random\"}}")
                            .json()
                            .get("id")
                            .asString();
            try (TestClient client = TestClient.connect(ann, table, "en")) {
                for (int i = 0; i < 5; i++) {
                    client.awaitQuestion();
                    client.ask(client.leastAnswer());
                }
                client.awaitQuestion();
                question = client.question().path("prompt").toString();
            }
            stored = StoredState.settled(server.node().database());
            saved = overHttp(server, folder.resolve("first"));
            // it goes on
            assertThat(ann.get("/api/me").json().get("name").asString()).isEqualTo("Keeps It");
        }
        assertThat(OperatorFile.in(folder.resolve("first"))).isEmpty();

        try (var postgres = TestPostgres.database()) {
            Settings there = onPostgres(postgres.url());
            Backup.restore(new ByteArrayInputStream(saved), there);
            assertThat(goesOn(there, table, question))
                    .anyMatch(
                            line -> line.startsWith(stored.getFirst().replaceFirst("FALSE.*", "")));
            assertThatThrownBy(() -> Backup.restore(new ByteArrayInputStream(saved), there))
                    .isInstanceOf(BadSetting.class)
                    .hasMessageContaining("There is something in");
            var again = new ByteArrayOutputStream();
            try (Database database = Database.open(there)) {
                Backup.write(database.source(), again);
            }
            Backup.restore(new ByteArrayInputStream(again.toByteArray()), inFiles("second"));
        }
        goesOn(inFiles("second"), table, question);
    }

    /** Asks as the command does, and as it must not be asked. */
    private static byte[] overHttp(Server server, Path data) throws Exception {
        OperatorFile file = OperatorFile.in(data).orElseThrow();
        assertThat(file.address()).endsWith(":" + server.port());
        assertThat(Files.getPosixFilePermissions(data.resolve("holosite.operator"))).hasSize(2);
        URI address = URI.create(file.address() + "/backup");
        try (HttpClient client = TestHttpClient.create()) {
            for (String[] headers :
                    new String[][] {
                        {"X-Nothing", "1"},
                        {"Authorization", "Bearer "},
                        {"Authorization", "Bearer " + file.secret().substring(1) + "~"},
                        {
                            "Authorization",
                            "Bearer " + file.secret(),
                            "X-Forwarded-For",
                            "203.0.113.9"
                        }
                    }) {
                HttpRequest wrong = HttpRequest.newBuilder(address).headers(headers).build();
                assertThat(client.send(wrong, HttpResponse.BodyHandlers.ofString()).statusCode())
                        .isEqualTo(403);
            }
            HttpRequest right =
                    HttpRequest.newBuilder(address)
                            .header("Authorization", "Bearer " + file.secret())
                            .build();
            HttpResponse<byte[]> answer =
                    client.send(right, HttpResponse.BodyHandlers.ofByteArray());
            assertThat(answer.statusCode()).isEqualTo(200);
            return answer.body();
        }
    }

    /** The account, its deck and its game are there, and can be used. */
    private static List<String> goesOn(Settings settings, String table, String question) {
        try (Server server = Server.start(settings)) {
            List<String> stored = StoredState.settled(server.node().database());
            var ann = new Browser(server.port(), server.web().routes());
            assertThat(ann.post("/api/login", LOGIN).status()).isEqualTo(200);
            assertThat(ann.get("/api/decks").json().get(0).get("name").asString())
                    .isEqualTo("Troopers");
            try (TestClient client = TestClient.connect(ann, table, "en")) {
                client.awaitQuestion();
                assertThat(client.question().path("prompt").toString()).isEqualTo(question);
            }
            // numbers go on after those that are taken
            assertThat(
                            ann.post(
                                            "/api/decks",
                                            "{\"name\": \"More\", \"side\": \"dark\", \"list\":"
                                                    + " [{\"id\": \"1_194\", \"count\": 60}]}")
                                    .json()
                                    .get("id")
                                    .asString())
                    .isNotEqualTo("1");
            ann.delete("/api/decks/2");
            return stored;
        }
    }

    @Test
    void everyTableOfTheDatabaseIsEitherSavedOrLeftOutOnPurpose() throws Exception {
        try (Database database = Database.open(inFiles("any"))) {
            var all = new ArrayList<>(Backup.TABLES);
            all.addAll(Backup.LEFT_OUT);
            assertThat(tables(database.source())).containsExactlyInAnyOrderElementsOf(all);
        }
    }

    private static List<String> tables(DataSource database) throws Exception {
        var names = new ArrayList<String>();
        try (var connection = database.getConnection();
                var rows = connection.getMetaData().getTables(null, "PUBLIC", "%", null)) {
            while (rows.next()) {
                names.add(rows.getString("TABLE_NAME").toLowerCase(Locale.ROOT));
            }
        }
        return names;
    }

    @Test
    void whatIsNoBackupIsRefused() {
        for (byte[] bad : new byte[][] {{}, "not a zip".getBytes(StandardCharsets.UTF_8)}) {
            assertThatThrownBy(
                            () -> Backup.restore(new ByteArrayInputStream(bad), inFiles("third")))
                    .isInstanceOf(BadSetting.class)
                    .hasMessageContaining("not a backup");
        }
    }

    @Test
    void whatCannotBeRestoredToItsEndLeavesNothingBehind() throws Exception {
        var good = new ByteArrayOutputStream();
        try (Database database = Database.open(inFiles("any"))) {
            Backup.write(database.source(), good);
        }
        var bad = new ByteArrayOutputStream();
        try (var from = new ZipInputStream(new ByteArrayInputStream(good.toByteArray()));
                var to = new ZipOutputStream(bad)) {
            for (var entry = from.getNextEntry(); entry != null; entry = from.getNextEntry()) {
                to.putNextEntry(new ZipEntry(entry.getName()));
                from.transferTo(to);
                to.closeEntry();
            }
            to.putNextEntry(new ZipEntry("secrets.jsonl"));
            to.closeEntry();
        }
        try (var postgres = TestPostgres.database()) {
            for (Settings there : List.of(inFiles("fourth"), onPostgres(postgres.url()))) {
                assertThatThrownBy(
                                () ->
                                        Backup.restore(
                                                new ByteArrayInputStream(bad.toByteArray()), there))
                        .isInstanceOf(BadSetting.class);
                Backup.restore(new ByteArrayInputStream(good.toByteArray()), there);
            }
        }
    }

    @Test
    void aServerThatListensAtOneAddressOfTheNetworkMakesBackupsToo() throws Exception {
        Optional<String> address =
                NetworkInterface.networkInterfaces()
                        .flatMap(NetworkInterface::inetAddresses)
                        .filter(one -> one instanceof Inet4Address && !one.isLoopbackAddress())
                        .map(InetAddress::getHostAddress)
                        .findFirst();
        Assumptions.assumeTrue(address.isPresent(), "this machine is on no network");
        Path data = folder.resolve("fifth");
        Settings there =
                Settings.of(
                        Map.of(
                                "data",
                                data.toString(),
                                "port",
                                "0",
                                "host",
                                address.orElseThrow()));
        try (Server server = Server.start(there)) {
            assertThat(overHttp(server, data)).isNotEmpty();
        }
    }
}
