package holosite.app.play;

import holosite.language.card.Card;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.tell.Narrator;
import holosite.rules.view.View;
import java.util.Optional;
import java.util.function.Function;

/** The words of one game at the terminal: our own in the reader's language, and the narrator's. */
public record Words(Prose prose, Narrator narrator, Function<String, Card> cards) {

    public static Words of(Language language, Optional<Side> reader, Function<String, Card> cards) {
        return new Words(new Prose(language), new Narrator(language, reader, cards), cards);
    }

    public String say(String english, String french, Object... parts) {
        return prose.say(english, french, parts);
    }

    public Language language() {
        return prose.language();
    }

    /** Where the turn is. */
    public String heading(View view) {
        if (view.turn() == 0) {
            return say("Before the first turn", "Avant le premier tour");
        }
        return say("Turn ", "Tour ")
                + view.turn()
                + " · "
                + narrator.side(view.turnPlayer())
                + " · "
                + narrator.phase(view.phase());
    }
}
