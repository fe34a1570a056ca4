package holosite.rules.action;

import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.state.Asking;
import holosite.rules.state.GameState;
import holosite.rules.table.Cards;
import holosite.rules.text.Frame;

/**
 * A question in the course of a program; the answer goes into a slot. A question without choice is
 * not asked.
 */
public record Ask(Side player, Prompt prompt, int slot, Kind kind, Cards cards, int least, int most)
        implements Asking {

    /** What is asked for. */
    public enum Kind {
        CARDS,
        NUMBER,
        OPTION
    }

    public static Ask cards(
            Side player, Prompt prompt, int slot, int[] cards, int least, int most) {
        int cap = Math.min(most, cards.length);
        return new Ask(
                player, prompt, slot, Kind.CARDS, new Cards(cards), Math.min(least, cap), cap);
    }

    public static Ask number(Side player, Prompt prompt, int slot, int least, int most) {
        return new Ask(player, prompt, slot, Kind.NUMBER, Cards.NONE, least, Math.max(least, most));
    }

    public static Ask option(Side player, Prompt prompt, int slot, int options) {
        return new Ask(player, prompt, slot, Kind.OPTION, Cards.NONE, 0, options);
    }

    @Override
    public void run(GameState game) {
        Side side = player;
        switch (kind) {
            case CARDS -> {
                int[] among = cards.numbers();
                if (among.length == least || most == 0) {
                    game.give(slot, among.length == least ? among : Frame.NONE);
                } else {
                    game.ask(this, new Decision.ChooseCards(side, prompt, among, least, most));
                }
            }
            case NUMBER -> {
                if (least == most) {
                    game.give(slot, (double) least);
                } else {
                    game.ask(this, new Decision.ChooseNumber(side, prompt, least, most));
                }
            }
            case OPTION -> {
                if (most == 1) {
                    game.give(slot, 0.0);
                } else {
                    game.ask(this, new Decision.ChooseOption(side, prompt, most));
                }
            }
        }
    }

    @Override
    public void answered(GameState game, Answer answer) {
        switch (answer) {
            case Answer.Cards chosen -> game.give(slot, chosen.among(cards.numbers()));
            case Answer.Number number -> game.give(slot, (double) number.value());
            case Answer.Choice choice -> game.give(slot, (double) choice.index());
            case Answer.Pass pass ->
                    throw new IllegalStateException("this question cannot be passed");
        }
    }
}
