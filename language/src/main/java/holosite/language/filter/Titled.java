package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.NounPhrase;

/** Cards of exactly this title, whatever their dots; a card with two titles has each of them. */
public record Titled(String title) implements Filter {
    public Titled {
        Refuse.blank(title, "a title has letters");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.named(title);
    }
}
