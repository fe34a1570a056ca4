package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.filter.Filter;

/** Cards go to a pile of their owner; to the Lost Pile means they are lost. */
public record Put(Filter cards, Pile to, Position position) implements Effect {

    /** Where in the pile. */
    public enum Position {
        TOP,
        BOTTOM
    }
}
