package holosite.rules.deploy;

/** A pilot with whom a ship could deploy, and the Force both take together. */
public record PilotPrice(int pilot, int force) {}
