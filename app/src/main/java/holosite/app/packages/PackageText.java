package holosite.app.packages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the {@code package-info} of a package says, as Markdown. */
final class PackageText {
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");
    private static final Pattern MARGIN = Pattern.compile("(?m)^\\s*\\*\\s?");
    private static final Pattern LINK = Pattern.compile("\\{@(?:code|link|linkplain)\\s+([^}]*)}");
    private static final Pattern TAG = Pattern.compile("</?\\w+>");
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern FIRST_SENTENCE = Pattern.compile("^(.*?[.:;])(?= |$)");

    private final Path project;

    PackageText(Path project) {
        this.project = project;
    }

    /** The whole text; nothing where the package has none. */
    String of(String module, String within) {
        String folder = within.equals(module) ? "" : within.replace('.', '/') + "/";
        Path file =
                project.resolve(
                        "%s/src/main/java/holosite/%s/%spackage-info.java"
                                .formatted(module, module, folder));
        try {
            return Files.exists(file) ? plain(Files.readString(file)) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String plain(String source) {
        Matcher comment = COMMENT.matcher(source);
        if (!comment.find()) {
            return "";
        }
        String text = MARGIN.matcher(comment.group(1)).replaceAll("");
        text = LINK.matcher(text).replaceAll("`$1`");
        text = TAG.matcher(text).replaceAll(" ");
        return SPACE.matcher(text).replaceAll(" ").strip();
    }

    /** The beginning of it, up to the first full stop or colon, without marks. */
    String shortOf(String module, String within) {
        String text = of(module, within).replace("`", "");
        Matcher first = FIRST_SENTENCE.matcher(text);
        String sentence = first.find() ? first.group(1) : text;
        return sentence.replaceAll("[.:;]$", "");
    }
}
