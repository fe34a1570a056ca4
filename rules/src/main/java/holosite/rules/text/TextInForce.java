package holosite.rules.text;

import holosite.rules.state.Context;

/** A text in force: what it says, and for which card and player it speaks. */
public record TextInForce(Text.Part part, Context context) {

    /** From where the text is read when it is asked about a card, and what that is aimed at. */
    public Context on(int card, int aimedAt) {
        return part.pointed() ? context.on(card, aimedAt) : context;
    }
}
