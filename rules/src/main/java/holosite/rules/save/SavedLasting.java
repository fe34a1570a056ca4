package holosite.rules.save;

import holosite.language.card.Duration;
import holosite.rules.state.Lasting;
import holosite.rules.text.Context;
import holosite.rules.text.LastingId;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;

import java.util.function.Function;

/** A text in force for a while: which one, what it knows of, and how long it lasts. */
record SavedLasting(
        Context context, String title, LastingId id, Duration duration, int until, int affected) {

    static SavedLasting of(Lasting lasting) {
        return new SavedLasting(
                lasting.text().context(),
                lasting.title(),
                lasting.id(),
                lasting.duration(),
                lasting.until(),
                lasting.affected());
    }

    Lasting in(Function<LastingId, Text.Part> texts) {
        return new Lasting(
                new TextInForce(texts.apply(id), context), title, id, duration, until, affected);
    }
}
