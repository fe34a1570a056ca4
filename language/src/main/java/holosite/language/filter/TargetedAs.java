package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.NounPhrase;

/**
 * Every version of the persona that the speaking card targets: the one named here, unless another
 * stands in for it ({@code StandsInFor}) since it was deployed instead. A search of the Reserve
 * Deck also finds who may stand in, until somebody does.
 */
public record TargetedAs(String persona) implements Filter {
    public TargetedAs {
        Refuse.blank(persona, "a persona needs a name");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.named(persona);
    }
}
