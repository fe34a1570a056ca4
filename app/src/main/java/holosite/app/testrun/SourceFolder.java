package holosite.app.testrun;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import javax.tools.ToolProvider;

/**
 * A folder of source files and the folder of the classes compiled from them. A note beside the
 * classes says from which state of each file they were compiled.
 */
final class SourceFolder {
    private static final String NOTE = ".sources";

    private final Path sources;
    private final Path classes;
    private final List<Path> classPath;

    SourceFolder(Path sources, Path classes, List<Path> classPath) {
        this.sources = sources;
        this.classes = classes;
        this.classPath = List.copyOf(classPath);
    }

    /**
     * Compiles what has changed, or everything if what it uses has another shape than before.
     *
     * @return whether classes that use these must be compiled again
     */
    boolean compile(boolean everything) throws IOException {
        if (!Files.isDirectory(sources)) {
            return everything;
        }
        Map<String, String> now = states();
        Map<String, String> before = everything ? Map.of() : noted();
        if (now.equals(before)) {
            return false;
        }
        boolean anew = before.isEmpty() || !now.keySet().containsAll(before.keySet());
        var changed =
                now.entrySet().stream()
                        .filter(file -> !file.getValue().equals(before.get(file.getKey())))
                        .map(Map.Entry::getKey)
                        .toList();
        if (!anew) {
            var shapes = shapes(changed);
            forget();
            compile(changed);
            anew = !shapes.equals(shapes(changed));
        }
        if (anew) {
            delete();
            compile(List.copyOf(now.keySet()));
        }
        Files.write(
                classes.resolve(NOTE),
                now.entrySet().stream()
                        .map(file -> file.getKey() + "\t" + file.getValue())
                        .toList());
        return anew;
    }

    /** Until a compilation succeeds nobody knows what the classes were compiled from. */
    private void forget() throws IOException {
        Files.deleteIfExists(classes.resolve(NOTE));
    }

    private Map<String, Object> shapes(List<String> files) throws IOException {
        var shapes = new TreeMap<String, Object>();
        for (String file : files) {
            shapes.put(file, ClassShape.ofSource(Path.of(file), classes));
        }
        return shapes;
    }

    private Map<String, String> states() throws IOException {
        try (var files = Files.walk(sources)) {
            var states = new TreeMap<String, String>();
            for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
                states.put(sources.relativize(file).toString(), state(file));
            }
            return states;
        }
    }

    /** The content counts, not the time: a branch that comes back needs no new classes. */
    private static String state(Path file) throws IOException {
        byte[] content = Files.readAllBytes(file);
        var sum = new CRC32C();
        sum.update(content);
        return Long.toHexString(sum.getValue()) + " " + content.length;
    }

    private Map<String, String> noted() throws IOException {
        Path note = classes.resolve(NOTE);
        return Files.exists(note)
                ? Files.readAllLines(note).stream()
                        .map(line -> line.split("\t", -1))
                        .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]))
                : Map.of();
    }

    private void delete() throws IOException {
        if (Files.isDirectory(classes)) {
            try (var files = Files.walk(classes)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private void compile(List<String> files) throws IOException {
        Files.createDirectories(classes);
        var path = new ArrayList<Path>(List.of(classes));
        path.addAll(classPath);
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var manager = compiler.getStandardFileManager(null, null, null)) {
            var messages = new StringWriter();
            boolean compiled =
                    compiler.getTask(
                                    messages,
                                    manager,
                                    null,
                                    List.of(
                                            "-proc:none",
                                            "-nowarn",
                                            "-parameters",
                                            "-implicit:none",
                                            "-Xmaxerrs",
                                            "1000",
                                            "-d",
                                            classes.toString(),
                                            "-cp",
                                            TestBuild.joined(path)),
                                    null,
                                    manager.getJavaFileObjectsFromPaths(
                                            files.stream().map(sources::resolve).toList()))
                            .call();
            if (!compiled) {
                throw new CompileErrors(messages.toString());
            }
        }
    }

    /** What the compiler says about source that does not compile. */
    static final class CompileErrors extends RuntimeException {
        private static final long serialVersionUID = 1;

        CompileErrors(String messages) {
            super(messages);
        }
    }
}
