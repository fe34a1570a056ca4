package holosite.app.packages;

import holosite.app.input.BadInput;
import holosite.app.input.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The files of the documentation that show the packages, and whether they are up to date. */
public final class PackagePages {
    private static final Path PAGE = Path.of("docs/architecture.md");
    private static final Path PICTURES = Path.of("docs/pictures");
    private static final String BEGIN = "<!-- packages: written by ./holosite packages -->";
    private static final String END = "<!-- end of packages -->";

    /** A module with fewer layers needs no picture: its table is read at a glance. */
    private static final int FOR_A_PICTURE = 5;

    private final Path project;
    private final PackageDependencies dependencies;
    private final PackageText text;

    /**
     * The pages of the project in a folder.
     *
     * @param oneOfEach a class of each module
     */
    public PackagePages(Path project, Collection<Class<?>> oneOfEach) {
        this.project = project;
        dependencies = PackageDependencies.read(oneOfEach);
        text = new PackageText(project);
    }

    /** Writes what is out of date, and says which files those were. */
    public List<Path> write() {
        List<Path> stale = stale();
        Map<Path, String> pages = pages();
        for (Path file : stale) {
            try {
                Files.createDirectories(project.resolve(PICTURES));
                Files.writeString(project.resolve(file), pages.getOrDefault(file, ""));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return stale;
    }

    /** The files that say something else than the classes do. */
    public List<Path> stale() {
        return pages().entrySet().stream()
                .filter(page -> !page.getValue().equals(now(page.getKey())))
                .map(Map.Entry::getKey)
                .toList();
    }

    private String now(Path file) {
        Path there = project.resolve(file);
        return Files.exists(there) ? TextFile.read(there) : "";
    }

    private Map<Path, String> pages() {
        Map<Path, String> pages = new LinkedHashMap<>();
        Layers modules = Layers.of(dependencies.modules());
        pages.put(
                PICTURES.resolve("modules.svg"),
                LayerPicture.draw(
                        "The modules in layers, top to bottom",
                        modules,
                        box -> shortText(box, box.names().first())));
        for (String module : dependencies.modules().keySet()) {
            if (hasPicture(module)) {
                pages.put(
                        PICTURES.resolve(module + ".svg"),
                        LayerPicture.draw(
                                title(module), layers(module), box -> shortText(box, module)));
            }
        }
        pages.put(PAGE, page(modules));
        return pages;
    }

    private Layers layers(String module) {
        return Layers.of(dependencies.packagesOf(module));
    }

    private boolean hasPicture(String module) {
        return layers(module).rows().size() >= FOR_A_PICTURE;
    }

    private static String title(String module) {
        return "The packages of " + module + " in layers, top to bottom";
    }

    private String shortText(Layers.Box box, String module) {
        return box.names().size() > 1
                ? "These packages use each other"
                : text.shortOf(module, box.names().first());
    }

    private String page(Layers modules) {
        String page = now(PAGE);
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new BadInput(PAGE + " has no lines '" + BEGIN + "' and '" + END + "'");
        }
        return page.substring(0, begin + BEGIN.length()) + chapter(modules) + page.substring(end);
    }

    private String chapter(Layers modules) {
        var out = new StringBuilder("\n\n");
        out.append("![The modules in layers, top to bottom](pictures/modules.svg)\n\n");
        for (List<Layers.Box> row : modules.rows()) {
            for (Layers.Box box : row) {
                box.names().forEach(module -> module(out, module));
            }
        }
        return out.toString();
    }

    private void module(StringBuilder out, String module) {
        Layers layers = layers(module);
        out.append("### `").append(module).append("`\n\n");
        if (hasPicture(module)) {
            out.append("![%s](pictures/%s.svg)\n\n".formatted(title(module), module));
        }
        out.append("| layer | package | what lives there | uses |\n|---|---|---|---|\n");
        int layer = layers.rows().size();
        for (List<Layers.Box> row : layers.rows()) {
            for (Layers.Box box : row) {
                for (String name : box.names()) {
                    out.append(
                            "| %d | `%s` | %s | %s |\n"
                                    .formatted(
                                            layer,
                                            name,
                                            text.of(module, name).replace("|", "\\|"),
                                            uses(module, name)));
                }
            }
            layer--;
        }
        out.append('\n');
    }

    private String uses(String module, String name) {
        return dependencies
                .packagesOf(module)
                .getOrDefault(name, Collections.emptySortedSet())
                .stream()
                .map(used -> "`" + used + "`")
                .collect(Collectors.joining(", "));
    }
}
