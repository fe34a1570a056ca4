package holosite.language.condition;

import holosite.language.check.Refuse;
import holosite.language.prose.Ordinals;
import holosite.language.prose.Prose;

/** The speaking card has this one of its functions, which it took as it was deployed. */
public record HasFunction(int number) implements Condition {

    public HasFunction {
        Refuse.when(!Ordinals.has(number), "the functions of a card are counted from 1");
    }

    @Override
    public String say(Prose p, boolean holds) {
        String which = Ordinals.feminine(p, number);
        return holds
                ? p.say("this card has its %s function", "cette carte a sa %s fonction", which)
                : p.say(
                        "this card does not have its %s function",
                        "cette carte n'a pas sa %s fonction", which);
    }
}
