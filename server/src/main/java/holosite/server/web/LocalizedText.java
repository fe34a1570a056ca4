package holosite.server.web;

import holosite.language.prose.Language;
import java.util.function.Function;

/** A sentence in both languages. In French, spaces before punctuation are made non-breaking. */
public record LocalizedText(String en, String fr) {
    public LocalizedText {
        fr = fr.replaceAll(" ([:;!?»])", "\u00a0$1").replace("« ", "«\u00a0");
    }

    public static LocalizedText of(Function<Language, String> sentence) {
        return new LocalizedText(sentence.apply(Language.EN), sentence.apply(Language.FR));
    }

    public String in(Language language) {
        return switch (language) {
            case EN -> en;
            case FR -> fr;
        };
    }

    /** The same sentence with values for {@code %s}. */
    public LocalizedText with(Object... values) {
        return new LocalizedText(en.formatted(values), fr.formatted(values));
    }
}
