package holosite.language.condition;

import holosite.language.check.Refuse;
import holosite.language.prose.Ordinals;
import holosite.language.prose.Prose;

/**
 * The Force just activated is the first, or another, that its player has activated in his activate
 * phase of this turn, whatever texts were in force before.
 */
public record NthForceActivated(int number) implements Condition {
    public NthForceActivated {
        Refuse.when(!Ordinals.has(number), "there is no word for Force number %s", number);
    }

    @Override
    public String say(Prose p, boolean holds) {
        String which = Ordinals.feminine(p, number);
        return holds
                ? p.say(
                        "it is the %s Force of that activate phase",
                        "c'est la %s Force de cette phase d'activation", which)
                : p.say(
                        "it is not the %s Force of that activate phase",
                        "ce n'est pas la %s Force de cette phase d'activation", which);
    }
}
