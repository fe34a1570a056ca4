package holosite.rules.state;

import holosite.rules.card.ProgramId;

/**
 * Something that happened as soon as a condition was true, and happens again only when the
 * condition has been false in between.
 */
public sealed interface SpentTrigger {

    /** The text of a card that acts as soon as something is true. */
    record Text(ProgramId text, int card) implements SpentTrigger {}

    /** The target of a Utinni Effect has reached it. */
    record Reached(int effect) implements SpentTrigger {}
}
