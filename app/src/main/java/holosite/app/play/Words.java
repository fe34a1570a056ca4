package holosite.app.play;

import holosite.language.card.Card;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.tell.Narrator;
import java.util.Optional;
import java.util.function.Function;

/** The words of one game at the terminal: our own in the reader's language, and the narrator's. */
record Words(Prose prose, Narrator narrator, Function<String, Card> cards) {

    static Words of(Language language, Optional<Side> reader, Function<String, Card> cards) {
        return new Words(new Prose(language), new Narrator(language, reader, cards), cards);
    }

    String say(String english, String french, Object... parts) {
        return prose.say(english, french, parts);
    }

    Language language() {
        return prose.language();
    }
}
