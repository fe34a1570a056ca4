package holosite.language.filter;

import holosite.language.prose.NounPhrase;
import holosite.language.prose.Pointer;
import java.util.Optional;

/** The one card referred to. */
public record Being(Ref card) implements Filter {

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(card);
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.being(card);
    }
}
