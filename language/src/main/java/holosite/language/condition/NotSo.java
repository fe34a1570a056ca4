package holosite.language.condition;

import holosite.language.prose.Prose;

/** The opposite. */
public record NotSo(Condition condition) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        return condition.say(p, !holds);
    }
}
