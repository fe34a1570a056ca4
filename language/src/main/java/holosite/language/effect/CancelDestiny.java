package holosite.language.effect;

/** The destiny just drawn is canceled, and drawn anew if so said. */
public record CancelDestiny(boolean redraw) implements Effect {}
