package holosite.app;

import holosite.language.prose.Language;

/** The languages of the command line, by their codes. */
final class Languages {
    private Languages() {}

    static Language named(String code) {
        for (Language language : Language.values()) {
            if (language.name().equalsIgnoreCase(code)) {
                return language;
            }
        }
        throw new BadInput("No language '" + code + "': en or fr");
    }
}
