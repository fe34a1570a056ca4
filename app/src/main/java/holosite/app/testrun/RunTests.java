package holosite.app.testrun;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs the tests of these names in a folder of classes: {@code RunTests FOLDER NAME...}. */
public final class RunTests {
    private static final int LINES_OF_A_TRACE = 8;

    private RunTests() {}

    /** See above. The exit code is 1 if a test fails, 2 if there is none. */
    public static void main(String[] args) throws IOException {
        var selectors = new ArrayList<DiscoverySelector>();
        for (String name : List.of(args).subList(1, args.length)) {
            selectors.addAll(named(Path.of(args[0]), name));
        }
        var listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request().selectors(selectors).build(),
                        listener);
        var summary = listener.getSummary();
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        summary.printFailuresTo(out, LINES_OF_A_TRACE);
        long failed = summary.getTotalFailureCount();
        out.println(summary.getTestsSucceededCount() + " passed, " + failed + " failed");
        System.exit(failed > 0 ? 1 : summary.getTestsFoundCount() == 0 ? 2 : 0);
    }

    private static List<DiscoverySelector> named(Path folder, String name) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> TestNames.fits(name, file.getFileName().toString()))
                    .filter(file -> !file.getFileName().toString().contains("$"))
                    .map(
                            file ->
                                    folder.relativize(file)
                                            .toString()
                                            .replace(".class", "")
                                            .replace(folder.getFileSystem().getSeparator(), "."))
                    .sorted()
                    .map(type -> selector(type, TestNames.method(name)))
                    .toList();
        }
    }

    private static DiscoverySelector selector(String type, String method) {
        return method.isEmpty() ? selectClass(type) : selectMethod(type, method);
    }
}
