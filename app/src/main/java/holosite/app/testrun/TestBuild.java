package holosite.app.testrun;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compiles what chosen tests need, into {@code target/OUT} of each module, and prints for each
 * module that has some of them its name, a tab, and the class path to run them with:
 *
 * <pre>TestBuild PROJECT OUT CLASS-PATH-FILE NAME...</pre>
 *
 * <p>A name is that of a test class, with {@code *} for any letters, or with {@code #} and a method
 * behind it; {@code module:NAME} means all tests of a module, and {@code main:NAME} the module
 * without its tests. In the file, which Maven writes for each module, are the libraries and modules
 * it uses.
 */
public final class TestBuild {
    private static final String MODULE = "module:";
    private static final String MAIN = "main:";

    private final Path project;
    private final String out;
    private final String pathFile;
    private final Map<String, Boolean> compiled = new LinkedHashMap<>();

    private TestBuild(Path project, String out, String pathFile) {
        this.project = project;
        this.out = out;
        this.pathFile = pathFile;
    }

    /** See above. The exit code is 1 if something does not compile, 2 if there is no such test. */
    public static void main(String[] args) throws IOException {
        var build = new TestBuild(Path.of(args[0]), args[1], args[2]);
        try {
            build.run(List.of(args).subList(3, args.length));
        } catch (SourceFolder.CompileErrors e) {
            System.err.print(String.valueOf(e.getMessage()).replace(args[0] + File.separator, ""));
            System.exit(1);
        }
    }

    private void run(List<String> names) throws IOException {
        var modules = new LinkedHashSet<String>();
        for (String name : names) {
            if (name.startsWith(MAIN)) {
                String module = name.substring(MAIN.length());
                main(module);
                System.out.println(module + "\t" + joined(classPath(module)));
                continue;
            }
            Set<String> found =
                    name.startsWith(MODULE)
                            ? Set.of(name.substring(MODULE.length()))
                            : modulesWith(name);
            if (found.isEmpty()) {
                System.err.println("holosite: no test is named '" + name + "'");
                System.exit(2);
            }
            modules.addAll(found);
        }
        for (String module : modules) {
            boolean changed = main(module);
            tests(module).compile(changed);
            var path =
                    new ArrayList<Path>(
                            List.of(folder(module, "test-classes"), resources(module, "test")));
            path.addAll(classPath(module));
            System.out.println(module + "\t" + joined(path));
        }
    }

    /** The modules whose tests contain a class of that name. */
    private Set<String> modulesWith(String name) throws IOException {
        var found = new LinkedHashSet<String>();
        for (String module : modules()) {
            Path tests = project.resolve(module).resolve("src/test/java");
            if (Files.isDirectory(tests)) {
                try (var files = Files.walk(tests)) {
                    if (files.anyMatch(
                            file -> TestNames.fits(name, file.getFileName().toString()))) {
                        found.add(module);
                    }
                }
            }
        }
        return found;
    }

    /** Those with a class path, the ones that use fewer of the others first. */
    private List<String> modules() throws IOException {
        try (var folders = Files.list(project)) {
            return folders.filter(folder -> Files.exists(folder.resolve(pathFile)))
                    .map(folder -> folder.getFileName().toString())
                    .sorted(
                            Comparator.comparingInt((String one) -> uses(one).size())
                                    .thenComparing(one -> one))
                    .toList();
        }
    }

    /** The modules that a module, or its tests, use. */
    private List<String> uses(String module) {
        return entries(module).stream()
                .filter(entry -> entry.startsWith(project))
                .map(entry -> project.relativize(entry).getName(0).toString())
                .toList();
    }

    private List<Path> entries(String module) {
        try {
            String path = Files.readString(project.resolve(module).resolve(pathFile)).strip();
            return List.of(path.split(File.pathSeparator)).stream().map(Path::of).toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Compiles a module and what it uses; whether something looks different than before. */
    private boolean main(String module) throws IOException {
        Boolean known = compiled.get(module);
        if (known != null) {
            return known;
        }
        boolean changed = false;
        for (String used : modules().stream().filter(uses(module)::contains).toList()) {
            changed |= main(used);
        }
        changed |= sources(module, "main", "classes").compile(changed);
        compiled.put(module, changed);
        return changed;
    }

    private SourceFolder tests(String module) {
        return sources(module, "test", "test-classes");
    }

    private SourceFolder sources(String module, String kind, String classes) {
        return new SourceFolder(
                project.resolve(module).resolve("src/" + kind + "/java"),
                folder(module, classes),
                classPath(module));
    }

    private Path folder(String module, String classes) {
        return project.resolve(module).resolve("target").resolve(out).resolve(classes);
    }

    private Path resources(String module, String kind) {
        return project.resolve(module).resolve("src/" + kind + "/resources");
    }

    /** The module, the modules it uses and its libraries. */
    private List<Path> classPath(String module) {
        var path = new ArrayList<Path>();
        var all = new ArrayList<>(List.of(module));
        all.addAll(uses(module));
        for (String one : all) {
            path.add(folder(one, "classes"));
            path.add(resources(one, "main"));
        }
        entries(module).stream().filter(entry -> !entry.startsWith(project)).forEach(path::add);
        return path;
    }

    static String joined(List<Path> path) {
        return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
