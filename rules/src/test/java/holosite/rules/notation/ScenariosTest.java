package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import holosite.cards.AllCards;
import holosite.glossary.harness.ShownClaims;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Plays every scenario file. */
class ScenariosTest {

    @TestFactory
    List<DynamicTest> scenariosComeTrue() throws IOException, URISyntaxException {
        URI folder = Objects.requireNonNull(ScenariosTest.class.getResource("/scenarios")).toURI();
        var tests = new ArrayList<DynamicTest>();
        try (var files = Files.list(Path.of(folder))) {
            for (Path file : files.sorted().toList()) {
                String text = Files.readString(file);
                tests.add(dynamicTest(file.getFileName().toString(), () -> play(text)));
            }
        }
        assertThat(tests).isNotEmpty();
        return tests;
    }

    private static void play(String text) {
        Scenario scenario = ScenarioNotation.read(text, AllCards::all);
        ShownClaims.record(scenario.claims());
        scenario.play();
    }
}
