package holosite.language.prose;

/**
 * How the cards of a filter are meant: any one, each of them, all of them in general, the one
 * pointed to.
 */
public enum Determiner {
    A,
    EACH,
    ALL,
    THAT,
    NO
}
