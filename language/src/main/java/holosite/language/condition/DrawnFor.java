package holosite.language.condition;

import holosite.language.effect.DrawDestiny;

/** The destiny answered to is of this kind. */
public record DrawnFor(DrawDestiny.Kind kind) implements Condition {}
