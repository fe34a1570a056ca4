package holosite.language.amount;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;

/**
 * The highest ability of any one pilot of these ships and vehicles, permanent pilots each taken by
 * themselves; 0 if there is none.
 */
public record HighestPilotAbility(Filter craft) implements Amount {

    @Override
    public String say(Prose p) {
        return p.say(
                "the highest ability among the pilots of %s",
                "la plus haute habileté parmi les pilotes de %s", p.all(craft));
    }
}
