package holosite.language.prose;

/**
 * How the cards of a filter are meant: any one, each of them, all of them in general, the one
 * referred to.
 */
public enum Determiner {
    A,
    EACH,
    ALL,
    /** The same where all are meant by denying each: "may not board starfighters or vehicles". */
    ANY,
    /** All of them, without an article: what follows "the number of". */
    BARE,
    THAT,
    NO;

    boolean all() {
        return this == ALL || this == ANY || this == BARE;
    }
}
