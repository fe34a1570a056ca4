package holosite.language.prose;

/** The languages a card prints itself in. */
public enum Language {
    EN,
    FR
}
