package holosite.language;

import java.util.Optional;
import java.util.Set;

/**
 * The personas who may cross over to the other side of the Force, each with the name that it has
 * there, as title and as persona.
 */
enum CrossingPersona {
    LUKE("Luke", "Son Of Vader"),
    LEIA("Leia", "Lady Vader"),
    VADER("Vader", "Anakin Skywalker");

    private final String persona;
    private final String crossed;

    CrossingPersona(String persona, String crossed) {
        this.persona = persona;
        this.crossed = crossed;
    }

    /** The persona before it crosses over. */
    String persona() {
        return persona;
    }

    /** Its name on the other side. */
    String crossed() {
        return crossed;
    }

    /** The one of these that a card with these personas is, if it is one. */
    static Optional<CrossingPersona> among(Set<String> personas) {
        for (CrossingPersona one : values()) {
            if (personas.contains(one.persona)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }
}
