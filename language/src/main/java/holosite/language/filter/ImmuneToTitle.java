package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.Complement;
import holosite.language.prose.NounPhrase;

/** Cards on the table that are immune to a card of this title now, by whatever text. */
public record ImmuneToTitle(String title) implements Filter {
    public ImmuneToTitle {
        Refuse.blank(title, "a title has letters");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(Complement.of("immune to " + title, "immunisé* à " + title));
    }
}
