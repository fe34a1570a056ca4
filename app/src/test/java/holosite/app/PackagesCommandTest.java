package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.packages.PackagePages;
import org.junit.jupiter.api.Test;

/** The picture of the packages in the documentation. */
final class PackagesCommandTest {
    @Test
    void thePictureInTheDocumentationIsUpToDate() {
        var pages = new PackagePages(ProjectFolder.ours(), PackagesCommand.ONE_OF_EACH);

        assertThat(pages.stale())
                .as("Files that do not show the packages as they are; run ./holosite packages")
                .isEmpty();
    }
}
