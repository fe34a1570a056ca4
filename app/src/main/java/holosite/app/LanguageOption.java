package holosite.app;

import holosite.app.input.BadInput;
import holosite.language.prose.Language;
import java.util.Arrays;
import picocli.CommandLine.Option;

/** The option {@code --lang}: the language of the output. */
final class LanguageOption {
    @Option(
            names = "--lang",
            paramLabel = "LANGUAGE",
            defaultValue = "en",
            description = "en for English (so by default), fr for French.")
    private String lang;

    Language get() {
        return Arrays.stream(Language.values())
                .filter(one -> one.name().equalsIgnoreCase(lang))
                .findFirst()
                .orElseThrow(() -> new BadInput("No language '" + lang + "': en or fr"));
    }
}
