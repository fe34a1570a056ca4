package holosite.language.effect;

/** The battle ends at once. */
public record EndBattle() implements Effect {}
