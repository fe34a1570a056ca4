package holosite.language.prose;

/** The gender of a French noun. */
public enum Gender {
    MASCULINE,
    FEMININE
}
