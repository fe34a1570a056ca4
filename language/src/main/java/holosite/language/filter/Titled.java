package holosite.language.filter;

import holosite.language.prose.NounPhrase;

/** Cards of exactly this title, whatever their dots; a card of two titles has each. */
public record Titled(String title) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.named(title);
    }
}
