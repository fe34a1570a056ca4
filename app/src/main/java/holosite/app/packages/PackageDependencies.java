package holosite.app.packages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which of our packages depend on which, as the compiled classes say. */
final class PackageDependencies {
    private static final Pattern OUR_CLASS = Pattern.compile("holosite/[\\w/$]+");

    private final SortedMap<String, SortedSet<String>> uses;

    private PackageDependencies(SortedMap<String, SortedSet<String>> uses) {
        this.uses = uses;
    }

    /**
     * Reads all classes of some modules.
     *
     * @param oneOfEach a class of each module: its neighbours are read with it
     */
    static PackageDependencies read(Collection<Class<?>> oneOfEach) {
        Map<String, Set<String>> mentioned = new HashMap<>();
        for (Class<?> one : oneOfEach) {
            readModule(one, mentioned);
        }
        var uses = new TreeMap<String, SortedSet<String>>();
        mentioned.forEach(
                (name, others) -> {
                    String from = packageOf(name);
                    SortedSet<String> to = uses.computeIfAbsent(from, p -> new TreeSet<>());
                    for (String other : others) {
                        if (mentioned.containsKey(other) && !packageOf(other).equals(from)) {
                            to.add(packageOf(other));
                        }
                    }
                });
        return new PackageDependencies(uses);
    }

    private static String packageOf(String className) {
        return className.substring(0, className.lastIndexOf('/')).replace('/', '.');
    }

    private static void readModule(Class<?> one, Map<String, Set<String>> mentioned) {
        try {
            Path place = Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(place)) {
                readFolder(place, mentioned);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(place)) {
                    readFolder(jar.getPath("/"), mentioned);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void readFolder(Path folder, Map<String, Set<String>> mentioned)
            throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = file.toString();
                if (name.endsWith(".class") && !name.endsWith("module-info.class")) {
                    ClassModel model = ClassFile.of().parse(Files.readAllBytes(file));
                    mentioned.put(model.thisClass().asInternalName(), mentionedIn(model));
                }
            }
        }
    }

    /**
     * Every class of ours that is named anywhere in a class: used, declared or as a type argument.
     */
    private static Set<String> mentionedIn(ClassModel model) {
        var names = new HashSet<String>();
        for (PoolEntry entry : model.constantPool()) {
            if (entry instanceof Utf8Entry text && text.stringValue().contains("holosite/")) {
                Matcher name = OUR_CLASS.matcher(text.stringValue());
                while (name.find()) {
                    names.add(name.group());
                }
            }
        }
        return names;
    }

    /** The modules, each with the modules it uses. */
    SortedMap<String, SortedSet<String>> modules() {
        return grouped(PackageDependencies::moduleOf);
    }

    /** The packages of a module by their names within it, each with those it uses there. */
    SortedMap<String, SortedSet<String>> packagesOf(String module) {
        var own = new TreeMap<String, SortedSet<String>>();
        uses.forEach(
                (from, to) -> {
                    if (moduleOf(from).equals(module)) {
                        Set<String> names = own.computeIfAbsent(within(from), p -> new TreeSet<>());
                        to.stream()
                                .filter(name -> moduleOf(name).equals(module))
                                .map(PackageDependencies::within)
                                .forEach(names::add);
                    }
                });
        return own;
    }

    private SortedMap<String, SortedSet<String>> grouped(UnaryOperator<String> group) {
        var groups = new TreeMap<String, SortedSet<String>>();
        uses.forEach(
                (from, to) -> {
                    Set<String> others =
                            groups.computeIfAbsent(group.apply(from), g -> new TreeSet<>());
                    to.stream()
                            .map(group)
                            .filter(other -> !other.equals(group.apply(from)))
                            .forEach(others::add);
                });
        return groups;
    }

    /** The second word of a package's name: {@code holosite.rules.battle} is in {@code rules}. */
    private static String moduleOf(String name) {
        return name.split("\\.", -1)[1];
    }

    /** The name within the module, or the module's own name for its base package. */
    private static String within(String name) {
        String[] words = name.split("\\.", 3);
        return words.length == 3 ? words[2] : words[1];
    }
}
