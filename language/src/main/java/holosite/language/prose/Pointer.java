package holosite.language.prose;

import java.util.Optional;

/** One card that a text refers to without describing it: "it", "that droid", "its target". */
public interface Pointer {

    Mention mention(Prose p);

    /** Whether it refers to the card whose text this is. */
    default boolean self() {
        return false;
    }

    /** The adverb that says where, if this is a place that has one: "here", "there". */
    default Optional<String> where(Prose p) {
        return Optional.empty();
    }
}
