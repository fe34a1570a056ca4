package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.input.DeckArgument;
import holosite.bots.kind.BotKind;
import holosite.bots.lab.LabOrder;
import holosite.bots.lab.LabResult;
import holosite.bots.lab.LabThreads;
import holosite.cards.ReadyDecks;
import holosite.server.lab.LabHelper;
import holosite.server.lab.LabLead;
import holosite.server.node.Settings.ClusterAddress;
import holosite.server.table.entity.RulesInForce;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A lab whose games are played by several processes of this machine. */
final class LabOnSeveralProcessesTest {
    private static final int PATIENCE_SECONDS = 60;
    private static final LabOrder ORDER =
            new LabOrder(
                    List.of(
                            LabOptions.decks(
                                    DeckArgument.find(DeckArgument.ready().getFirst()),
                                    DeckArgument.find(DeckArgument.ready().getLast()))),
                    BotKind.ROOKIE,
                    List.of(ReadyDecks.text(DeckArgument.ready().getFirst())),
                    7);

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void stopAll() {
        processes.forEach(Process::destroyForcibly);
    }

    private static LabLead lead() {
        return LabLead.open(
                new ClusterAddress("127.0.0.1", 0, Optional.empty()),
                DeckArgument.pool(),
                RulesInForce.ofThisBuild().name(),
                1);
    }

    private Process helper(int port) throws IOException {
        var process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--sun-misc-unsafe-memory-access=allow",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Main.class.getName(),
                                "lab",
                                "helper",
                                "--join",
                                "127.0.0.1:" + port,
                                "--threads",
                                "1")
                        .redirectErrorStream(true)
                        .start();
        processes.add(process);
        return process;
    }

    private static void awaitHelpers(LabLead lead, int count) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
        while (lead.helpers() < count) {
            assertThat(System.nanoTime()).as("waiting for helpers").isLessThan(end);
            Thread.sleep(20);
        }
    }

    private static List<LabResult> here(int games) throws InterruptedException {
        var results = new ArrayList<LabResult>();
        try (var players = new LabThreads(DeckArgument.pool(), 2)) {
            players.play(
                    ORDER,
                    games,
                    number -> new LabOrder.GameId(0, number),
                    (number, result) -> results.add(result));
        }
        return results;
    }

    @Test
    void twoProcessesComeToTheSameAsOneAndLetEachOtherGo() throws Exception {
        var results = new ArrayList<LabResult>();
        Process helper;
        try (LabLead lead = lead()) {
            helper = helper(lead.port());
            awaitHelpers(lead, 1);
            for (int twice = 0; twice < 2; twice++) {
                lead.play(
                        ORDER,
                        30,
                        number -> new LabOrder.GameId(0, number),
                        (number, result) -> results.add(result));
            }
        }
        var once = here(30);
        assertThat(results.subList(0, 30)).isEqualTo(once);
        assertThat(results.subList(30, 60)).isEqualTo(once);
        String said;
        try (var lines =
                new BufferedReader(
                        new InputStreamReader(helper.getInputStream(), StandardCharsets.UTF_8))) {
            said = lines.readAllAsString();
        }
        assertThat(helper.waitFor()).as(said).isZero();
        assertThat(said).contains("Helping with 1 games at a time").contains("The lab is over");
    }

    @Test
    void gamesOfAHelperThatIsKilledArePlayedAgain() throws Exception {
        int games = 80;
        var results = new ArrayList<LabResult>();
        try (LabLead lead = lead()) {
            Process helper = helper(lead.port());
            awaitHelpers(lead, 1);
            lead.play(
                    ORDER,
                    games,
                    number -> new LabOrder.GameId(0, number),
                    (number, result) -> {
                        results.add(result);
                        if (number == 10) {
                            helper.destroyForcibly();
                        }
                        return true;
                    });
            awaitNobody(lead);
        }
        assertThat(results).isEqualTo(here(games));
    }

    private static void awaitNobody(LabLead lead) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
        while (lead.helpers() > 0) {
            assertThat(System.nanoTime()).as("waiting for the lost one").isLessThan(end);
            Thread.sleep(20);
        }
    }

    @Test
    void aHelperWithOtherRulesIsSentAway() throws Exception {
        var others = new ArrayList<String>();
        try (LabLead lead = lead()) {
            LabHelper.help(
                    new ClusterAddress("127.0.0.1", 0, Optional.empty()),
                    "127.0.0.1",
                    lead.port(),
                    DeckArgument.pool(),
                    "other rules",
                    1,
                    new LabHelper.News() {
                        @Override
                        public void found() {
                            // it finds the lab, which then sends it away
                        }

                        @Override
                        public void otherRules(String rules) {
                            others.add(rules);
                        }
                    });
            assertThat(lead.helpers()).isZero();
        }
        assertThat(others).containsExactly(RulesInForce.ofThisBuild().name());
    }

    @Test
    void addressesThatCannotBeUsedAreToldPlainly() {
        assertThat(told("lab", "helper", "--join", "here")).contains("takes a host and a port");
        assertThat(told("lab", "matrix", "--listen", "127.0.0.1:99999"))
                .contains("takes a host and a port");
        assertThat(told("lab", "matrix", "--listen", "192.0.2.1:7400"))
                .contains("the nodes need a key");
        assertThat(told("lab", "matrix", "--cluster-key", "lab.key"))
                .contains("--cluster-key goes with --listen");
        try (LabLead lead = lead()) {
            assertThat(told("lab", "matrix", "--listen", "127.0.0.1:" + lead.port()))
                    .contains("another program uses it");
        }
    }

    private static String told(String... args) {
        var err = new StringWriter();
        int code =
                Main.commandLine()
                        .setOut(new PrintWriter(new StringWriter()))
                        .setErr(new PrintWriter(err, true))
                        .execute(args);
        assertThat(code).isEqualTo(2);
        return err.toString();
    }
}
