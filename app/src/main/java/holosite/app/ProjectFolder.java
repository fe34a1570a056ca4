package holosite.app;

import holosite.app.input.BadInput;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder of the project this program was built in, whatever the current folder is. */
final class ProjectFolder {
    private ProjectFolder() {}

    static Path ours() {
        try {
            var built =
                    Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return above(built)
                    .orElseThrow(
                            () ->
                                    new BadInput(
                                            "This command looks at the project's own files, and "
                                                    + built
                                                    + " is not in a project."));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The nearest folder at or above a place that contains the launcher and the build file. */
    static Optional<Path> above(Path place) {
        return Stream.iterate(
                        Optional.of(place.toAbsolutePath()),
                        Optional::isPresent,
                        folder -> folder.map(Path::getParent))
                .flatMap(Optional::stream)
                .filter(folder -> Files.isRegularFile(folder.resolve("holosite")))
                .filter(folder -> Files.isRegularFile(folder.resolve("pom.xml")))
                .findFirst();
    }
}
