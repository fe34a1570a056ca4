package holosite.language.filter;

import holosite.language.check.Refuse;
import holosite.language.prose.Feature;
import holosite.language.prose.NounPhrase;

/** Cards whose title contains this word. */
public record TitleHas(String word) implements Filter {
    public TitleHas {
        Refuse.blank(word, "a word of a title has letters");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                Feature.of("“" + word + "” in the title", "", "« " + word + " » dans le titre"));
    }
}
