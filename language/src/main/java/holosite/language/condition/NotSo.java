package holosite.language.condition;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/** The opposite. */
public record NotSo(Condition condition) implements Condition {
    public NotSo {
        Refuse.when(condition.always(), "what always holds is never otherwise");
    }

    @Override
    public String say(Prose p, boolean holds) {
        return condition.say(p, !holds);
    }
}
