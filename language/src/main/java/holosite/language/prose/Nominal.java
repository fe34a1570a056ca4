package holosite.language.prose;

import java.util.Optional;

/** Cards as something a noun phrase can describe: a filter. */
public interface Nominal {

    /** Adds to a phrase what is known of the cards. */
    void say(NounPhrase phrase);

    /** Whether nothing is known of them: any card at all. */
    default boolean anything() {
        return false;
    }

    /** The pointer, if this is not a description but one card referred to. */
    default Optional<Pointer> pointer() {
        return Optional.empty();
    }

    default boolean self() {
        return pointer().filter(Pointer::self).isPresent();
    }

    /** These cards as a phrase, not yet in any case or number. */
    default NounPhrase phrase() {
        var phrase = new NounPhrase();
        say(phrase);
        return phrase;
    }
}
