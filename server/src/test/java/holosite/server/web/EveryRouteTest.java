package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tries every address of the server: see {@link RouteWalk}. */
class EveryRouteTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static RouteTestServer at;

    @BeforeAll
    static void open() throws Exception {
        at = RouteTestServer.start();
    }

    @AfterAll
    static void close() {
        at.close();
    }

    // ---- that none is left out

    /**
     * The socket is tried in {@code SocketAccessTest}, the backup in {@code BackupTest}, the others
     * in {@code MetricsTest}.
     */
    private static final List<String> ELSEWHERE =
            List.of(
                    "WEBSOCKET /api/tables/{id}/socket",
                    "GET /health",
                    "GET /metrics",
                    "GET /backup");

    @Test
    void everyAddressIsWalkedPast() {
        var walked = new ArrayList<>(at.cases().all().stream().map(RouteCase::route).toList());
        walked.addAll(ELSEWHERE);
        assertThat(at.running().server().web().addresses())
                .containsExactlyInAnyOrderElementsOf(walked);
    }

    @Test
    void theDescriptionNamesWhatMayStandBehindTheQuestionMark() {
        for (Route route : at.running().server().web().routes()) {
            var taken = new java.util.HashSet<>(route.query());
            taken.add("lang");
            assertThat(Schema.query(route)).as(RouteTestServer.name(route)).isEqualTo(taken);
        }
    }

    @Test
    void theRequestsThatAreSpoiltHaveEveryFieldThatIsDescribed() {
        for (RouteCase routeCase : at.cases().all()) {
            JsonNode schema = Schema.body(at.route(routeCase));
            assertThat(schema.isMissingNode())
                    .as(routeCase.route())
                    .isEqualTo(routeCase.body().isEmpty());
            if (!routeCase.body().isEmpty()) {
                assertThat(JSON.readTree(routeCase.body()).propertyNames())
                        .as(routeCase.route())
                        .containsExactlyInAnyOrderElementsOf(
                                schema.path("properties").propertyNames());
            }
        }
    }

    // ---- the walk

    @TestFactory
    Stream<DynamicTest> whateverIsWrongIsRefusedAndNotedAndChangesNothing() {
        return at.cases().all().stream()
                .map(
                        routeCase ->
                                DynamicTest.dynamicTest(
                                        routeCase.route(),
                                        () -> new RouteWalk(at, routeCase).walk()));
    }

    // ---- the same once more

    @Test
    void aRequestThatComesAgainChangesNothingUnlessItMakesSomethingNew() throws Exception {
        try (var other = new RunningServer(Limits.all(1_000_000))) {
            for (RouteCase routeCase : new RouteCases(other).all()) {
                Browser first = routeCase.by();
                // somebody who has intercepted the request sends exactly the same
                Browser second = first.twin();
                Browser.Answer granted =
                        first.send(
                                routeCase.method(),
                                routeCase.path(),
                                routeCase.body(),
                                first.ours());
                assertThat(granted.status()).as(routeCase.route() + granted.body()).isLessThan(300);
                if (routeCase.method().equals("GET")) {
                    continue;
                }
                List<String> before = StoredState.settled(other.server().node().database());
                Browser.Answer again =
                        second.send(
                                routeCase.method(),
                                routeCase.path(),
                                routeCase.body(),
                                second.ours());
                List<String> after = StoredState.settled(other.server().node().database());
                switch (routeCase.again()) {
                    case RouteCase.Again.OnceMore more -> {
                        assertThat(again.status())
                                .as(routeCase.route())
                                .isEqualTo(granted.status());
                        assertThat(Set.copyOf(after)).isNotEqualTo(Set.copyOf(before));
                    }
                    case RouteCase.Again.Nothing nothing -> {
                        assertThat(again.status())
                                .as(routeCase.route())
                                .isEqualTo(granted.status());
                        assertThat(withoutTimes(after)).isEqualTo(withoutTimes(before));
                    }
                    case RouteCase.Again.Refused refused -> {
                        assertThat(again.status())
                                .as(routeCase.route())
                                .isEqualTo(refused.status());
                        assertThat(again.error()).isEqualTo(refused.error());
                        assertThat(after).as(routeCase.route()).isEqualTo(before);
                    }
                }
            }
        }
    }

    /** A deck saved again unchanged only has a later time. */
    private static List<String> withoutTimes(List<String> state) {
        return state.stream().map(line -> line.replaceAll("\\b1\\d{12}\\b", "time")).toList();
    }
}
