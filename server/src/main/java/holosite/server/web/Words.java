package holosite.server.web;

import holosite.language.prose.Language;

/** A sentence in both languages. French keeps its marks from falling into the next line. */
public record Words(String en, String fr) {
    public Words {
        fr = fr.replaceAll(" ([:;!?»])", "\u00a0$1").replace("« ", "«\u00a0");
    }

    public String in(Language language) {
        return switch (language) {
            case EN -> en;
            case FR -> fr;
        };
    }

    /** The same with values in the places of {@code %s}. */
    public Words with(Object... values) {
        return new Words(en.formatted(values), fr.formatted(values));
    }
}
