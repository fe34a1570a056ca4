package holosite.glossary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What test runs showed about claims: for each claim id the tests that passed and the tests that
 * failed. Each module keeps its own in two files, {@code target/claims-shown.txt} and {@code
 * target/claims-failed.txt}: a line for each claim, the id and then its tests, separated by tabs.
 *
 * <p>A claim is shown when a test for it passed and none failed, in whichever modules.
 */
public final class ClaimEvidence {
    private static final String SHOWN = "claims-shown.txt";
    private static final String FAILED = "claims-failed.txt";

    private final SortedMap<String, Set<String>> passed = new TreeMap<>();
    private final SortedMap<String, Set<String>> failed = new TreeMap<>();

    public void passed(String claim, String test) {
        passed.computeIfAbsent(claim, _ -> new TreeSet<>()).add(test);
    }

    public void failed(String claim, String test) {
        failed.computeIfAbsent(claim, _ -> new TreeSet<>()).add(test);
    }

    /** The tests that show this claim; none while any test for it fails. */
    public Set<String> testsShowing(String claim) {
        return failed.containsKey(claim) ? Set.of() : tests(passed, claim);
    }

    public Set<String> testsFailing(String claim) {
        return tests(failed, claim);
    }

    /** Every claim a test has named, shown or not. */
    public Set<String> claims() {
        var claims = new TreeSet<>(passed.keySet());
        claims.addAll(failed.keySet());
        return claims;
    }

    private static Set<String> tests(Map<String, Set<String>> from, String claim) {
        return Collections.unmodifiableSet(from.getOrDefault(claim, Set.of()));
    }

    /**
     * Writes a module's evidence over that of its last run.
     *
     * @param target the module's folder {@code target}
     */
    public void write(Path target) {
        try {
            Files.createDirectories(target);
            var shown = new TreeMap<>(passed);
            shown.keySet().removeAll(failed.keySet());
            write(target.resolve(SHOWN), shown);
            write(target.resolve(FAILED), failed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, Map<String, Set<String>> tests) throws IOException {
        var text = new StringBuilder();
        tests.forEach(
                (claim, names) ->
                        text.append(claim)
                                .append('\t')
                                .append(String.join("\t", names))
                                .append('\n'));
        // Another process must never read half a file, nor overwrite the one being written.
        var whole = file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid());
        Files.writeString(whole, text);
        Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /**
     * The evidence of all modules together, or nothing when no module has run its tests yet.
     *
     * @param project the project's folder, with a folder for each module in it
     */
    public static Optional<ClaimEvidence> ofModules(Path project) {
        var all = new ClaimEvidence();
        var found = false;
        try (var modules = Files.newDirectoryStream(project, Files::isDirectory)) {
            for (var module : modules) {
                var target = module.resolve("target");
                if (Files.exists(target.resolve(SHOWN))) {
                    found = true;
                    read(target.resolve(SHOWN), all.passed);
                    read(target.resolve(FAILED), all.failed);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found ? Optional.of(all) : Optional.empty();
    }

    private static void read(Path file, Map<String, Set<String>> into) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        for (var line : Files.readAllLines(file)) {
            var fields = Arrays.asList(line.split("\t", -1));
            into.computeIfAbsent(fields.getFirst(), _ -> new TreeSet<>())
                    .addAll(fields.subList(1, fields.size()));
        }
    }
}
