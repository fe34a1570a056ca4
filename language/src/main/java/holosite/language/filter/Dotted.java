package holosite.language.filter;

import holosite.language.prose.Adjective;
import holosite.language.prose.NounPhrase;

/** Unique cards (exactly one dot), or cards that are not. */
public record Dotted(boolean one) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.adjective(
                one
                        ? Adjective.of("unique", "unique")
                        : Adjective.of(
                                "non-unique", "non unique|non unique|non uniques|non uniques"));
    }
}
