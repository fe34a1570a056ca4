package holosite.language.prose;

import java.util.List;

/** Something that a clause can state or deny: a condition. */
public interface Clausal {

    /** The clause that can follow "while" or "if", affirmed or negated. */
    String say(Prose p, boolean holds);

    /** Whether it says nothing: it is always true. */
    default boolean always() {
        return false;
    }

    /** Whether it is settled once and for all, so that it is no matter of "while". */
    default boolean settled() {
        return false;
    }

    /** The clauses it joins by "and"; itself if it is a single one. */
    default List<? extends Clausal> parts() {
        return List.of(this);
    }
}
