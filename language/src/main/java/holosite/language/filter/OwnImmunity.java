package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.Complement;
import holosite.language.prose.NounPhrase;

/** Cards whose own text makes them immune to a card of this title at all times. */
public record OwnImmunity(String title) implements Filter {
    public OwnImmunity {
        Refuse.blank(title, "a title has letters");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                Complement.of(
                        "always immune to " + title,
                        "toujours immunisé* à " + title,
                        "%s is always immune to " + title,
                        "%s est toujours immunisé* à " + title,
                        "%s is not always immune to " + title,
                        "%s n'est pas toujours immunisé* à " + title));
    }
}
