package holosite.rules.save;

import holosite.language.card.Duration;
import holosite.rules.state.Lasting;
import holosite.rules.text.Context;
import holosite.rules.text.LastingId;
import holosite.rules.text.Text;
import holosite.rules.text.Voice;

import java.util.function.Function;

/** A text in force for a while: which one of which program, from whose mouth, and how long. */
record SavedLasting(
        Context context, String title, LastingId id, Duration duration, int until, int affected) {

    static SavedLasting of(Lasting lasting) {
        return new SavedLasting(
                lasting.voice().context(),
                lasting.title(),
                lasting.id(),
                lasting.duration(),
                lasting.until(),
                lasting.affected());
    }

    Lasting in(Function<LastingId, Text.Part> texts) {
        return new Lasting(
                new Voice(texts.apply(id), context), title, id, duration, until, affected);
    }
}
