package holosite.rules.text;

import holosite.language.effect.Lasting;

/** A text that a program can put into force for a while, compiled, and how the card says it. */
public record LastingPart(Lasting said, Text.Part part) {}
