package holosite.app.terminal;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.table.Role;
import holosite.rules.tell.Narrator;
import holosite.rules.view.CardView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Function;

/** The texts of a game at the terminal: our own in the reader's language, and the narrator's. */
public record TerminalWords(Prose prose, Narrator narrator, Function<String, Card> cards) {

    public static TerminalWords of(
            Language language, Optional<Side> reader, Function<String, Card> cards) {
        return new TerminalWords(new Prose(language), new Narrator(language, reader, cards), cards);
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

    /**
     * A card beside the table: which of them is the Objective and whether it is flipped, which are
     * Defensive Shields, how many cards lie under it.
     */
    public String beside(CardView card) {
        var told = new ArrayList<String>();
        CardType type = cards.apply(card.id()).type();
        if (type == CardType.OBJECTIVE || type == CardType.DEFENSIVE_SHIELD) {
            told.add(prose.say(type.noun()));
        }
        if (card.marks().contains(CardView.Mark.FLIPPED)) {
            told.add(say("flipped", "retourné"));
        }
        long under =
                card.faceDown()
                        + card.on().stream().filter(one -> one.role() == Role.STACKED).count();
        if (under > 0) {
            told.add(say("under it: ", "dessous : ") + under);
        }
        return told.isEmpty() ? card.title() : card.title() + " (" + String.join(", ", told) + ")";
    }
}
