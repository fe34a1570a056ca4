package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.Complement;
import holosite.language.prose.NounPhrase;

/** Cards whose game text says that a card of this title may cancel them. */
public record CancelableBy(String title) implements Filter {
    public CancelableBy {
        Refuse.blank(title, "a title has letters");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                Complement.of(
                        "that may be canceled by " + title,
                        "pouvant être annulé* par " + title,
                        "%s may be canceled by " + title,
                        "%s peut être annulé* par " + title,
                        "%s may not be canceled by " + title,
                        "%s ne peut pas être annulé* par " + title));
    }
}
