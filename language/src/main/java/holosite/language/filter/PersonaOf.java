package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.NounPhrase;

/** Every version of a persona, on either side, including one built into another card. */
public record PersonaOf(String name) implements Filter {
    public PersonaOf {
        Refuse.blank(name, "a persona needs a name");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.named(name);
    }
}
