package holosite.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the launcher builds: here a project of one module, and a Maven that does as it is told. */
class LauncherTest {
    /** It notes what an earlier build has left, and writes half a file, or a whole one. */
    private static final String MAVEN =
            """
            #!/usr/bin/env bash
            jar=app/target/quick/app-1.jar
            { cat "$jar" 2>/dev/null || echo nothing; } >>found
            if [ -e slow ]; then
                echo half >"$jar"
                touch waiting
                sleep 60
            fi
            echo whole >"$jar"
            [ ! -e wrong ]
            """;

    @TempDir Path folder;

    @BeforeEach
    void layOut() throws IOException {
        Path ours = ProjectFolder.ours();
        Files.createDirectories(folder.resolve(".mvn/wrapper"));
        Files.createFile(folder.resolve(".mvn/wrapper/maven-wrapper.properties"));
        Files.createDirectories(folder.resolve("maven/wrapper/dists/0"));
        Files.createDirectories(folder.resolve("app/src"));
        Files.writeString(folder.resolve("pom.xml"), "<module>app</module>\n");
        script("mvnw", MAVEN);
        script("holosite", Files.readString(ours.resolve("holosite")));
        Files.createDirectories(folder.resolve("web/dist"));
        Files.createFile(folder.resolve("web/dist/index.html"));
    }

    private void script(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Process launch() throws IOException {
        var builder =
                new ProcessBuilder(folder.resolve("holosite").toString(), "--version")
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("said").toFile());
        builder.environment().remove("HOLOSITE_LIB");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("MAVEN_USER_HOME", folder.resolve("maven").toString());
        return builder.start();
    }

    /** What the last build found of the one before. */
    private String found() throws Exception {
        Process launcher = launch();
        assertThat(launcher.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return Files.readAllLines(folder.resolve("found")).getLast();
    }

    @Test
    void whatABuildThatWasCutOffHasLeftIsNotUsed() throws Exception {
        Files.createFile(folder.resolve("slow"));
        Process launcher = launch();
        for (int i = 0; i < 600 && !Files.exists(folder.resolve("waiting")); i++) {
            Thread.sleep(50);
        }
        assertThat(folder.resolve("waiting")).exists();
        var all = launcher.descendants().toList();
        launcher.destroyForcibly().waitFor();
        all.forEach(ProcessHandle::destroyForcibly);
        Files.delete(folder.resolve("slow"));
        assertThat(folder.resolve("app/target/quick/app-1.jar")).hasContent("half");
        assertThat(found()).isEqualTo("nothing");
    }

    @Test
    void whatABuildWithAnErrorHasLeftNeedNotBeBuiltAgain() throws Exception {
        Files.createFile(folder.resolve("wrong"));
        assertThat(found()).isEqualTo("nothing");
        assertThat(Files.readString(folder.resolve("said"))).contains("The build failed");
        Files.delete(folder.resolve("wrong"));
        assertThat(found()).isEqualTo("whole");
    }
}
