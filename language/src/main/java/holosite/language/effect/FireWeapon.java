package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.Optional;

/**
 * A weapon is fired now, also outside battle; something is added to each destiny drawn for the
 * shot. A text may name who fires it.
 */
public record FireWeapon(Filter weapon, boolean free, Amount added, Optional<Ref> by)
        implements Effect {

    public FireWeapon(Filter weapon, boolean free, Amount added) {
        this(weapon, free, added, Optional.empty());
    }

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
                by.map(one -> p.say(", operated by %s", ", maniée par %s", p.ref(one).text()))
                        .orElse(""),
                plus);
    }
}
