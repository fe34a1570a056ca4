package holosite.rules.text;

import holosite.rules.state.Context;

/**
 * A text in force: what it says, for which card and player it speaks, and the title of that card,
 * which may lie hidden by now.
 */
public record TextInForce(Text.Part part, Context context, String title) {

    /** From where the text is read when it is asked about a card, and what that is aimed at. */
    public Context on(int card, int aimedAt) {
        return part.pointed() ? context.on(card, aimedAt) : context;
    }
}
