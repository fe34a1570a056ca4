package holosite.language.effect;

import holosite.language.filter.Filter;

/** Cards move away from where they are, each as it is able; those that cannot may be lost. It can be a react. */
public record MoveAway(Filter cards, boolean free, boolean orLost, boolean asReact) implements Effect {}
