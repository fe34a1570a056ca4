package holosite.server.table.game;

import holosite.language.prose.Language;

/** What a person at a table asks to do, and the language of the answer. */
public record TableWish(String person, String name, Language language, TableAction action) {}
