package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.Feature;
import holosite.language.prose.NounPhrase;

/**
 * Cards whose title contains this word, or, if it need not be whole, these letters in any word of
 * it.
 */
public record TitleHas(String word, boolean whole) implements Filter {
    public TitleHas {
        Refuse.blank(word, "a word of a title has letters");
    }

    public TitleHas(String word) {
        this(word, true);
    }

    @Override
    public void say(NounPhrase phrase) {
        String letters = whole ? word : "…" + word + "…";
        phrase.complement(
                Feature.of(
                        "“" + letters + "” in the title", "", "« " + letters + " » dans le titre"));
    }
}
