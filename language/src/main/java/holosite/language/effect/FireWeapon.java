package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A weapon is fired now, also outside battle; something is added to each destiny drawn for the
 * shot.
 */
public record FireWeapon(Filter weapon, boolean free, Amount added) implements Effect {

    @Override
    public Statement say(Prose p) {
        String plus =
                added instanceof Fixed(double n) && n == 0
                        ? ""
                        : p.say(
                                ", adding %s to each destiny drawn",
                                ", en ajoutant %s à chaque destinée tirée", added.say(p));
        return Statement.by(
                Verb.of("fire", "tirer avec"),
                p.mention(weapon, Determiner.ALL).text(),
                free ? p.say("for free", "gratuitement") : "",
                plus);
    }
}
