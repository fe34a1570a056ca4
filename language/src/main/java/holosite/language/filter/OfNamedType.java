package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.Complement;
import holosite.language.prose.NounPhrase;

/** Cards of the type that a player named, remembered under this name. */
public record OfNamedType(String name) implements Filter {
    public OfNamedType {
        Refuse.blank(name, "a type that was named needs a name");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(Complement.of("of the type named", "du type nommé"));
    }
}
