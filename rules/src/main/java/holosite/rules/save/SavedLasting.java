package holosite.rules.save;

import holosite.language.card.Duration;
import holosite.rules.action.Program;
import holosite.rules.catalog.Context;
import holosite.rules.modifier.Lasting;
import holosite.rules.modifier.Voice;
import java.util.function.Function;

/** A text in force for a while: which one of which program, from whose mouth, and how long. */
record SavedLasting(
        Context context,
        String title,
        String program,
        int index,
        Duration duration,
        int until,
        int affected) {

    static SavedLasting of(Lasting lasting) {
        return new SavedLasting(
                lasting.voice().context(),
                lasting.title(),
                lasting.program(),
                lasting.index(),
                lasting.duration(),
                lasting.until(),
                lasting.affected());
    }

    Lasting in(Function<String, Program> programs) {
        return new Lasting(
                new Voice(programs.apply(program).lastings().get(index), context),
                title,
                program,
                index,
                duration,
                until,
                affected);
    }
}
