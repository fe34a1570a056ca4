package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.List;

/** A player chooses which of several things happens. */
public record ChooseOne(Who who, List<List<Effect>> options) implements Effect {

    public ChooseOne {
        options = options.stream().map(List::copyOf).toList();
        Refuse.when(options.size() < 2, "a choice has two options or more");
        Refuse.when(
                options.stream().allMatch(List::isEmpty), "one option of a choice does something");
    }

    @Override
    public Statement say(Prose p) {
        Mention chooser = p.player(who);
        String choose =
                who.reader(p) && p.commanding()
                        ? Verb.CHOOSE.imperative(p)
                        : Verb.CHOOSE.clause(p, chooser, true);
        return Statement.separate(behind(p, choose));
    }

    /** The options after a form of "choose". */
    Clause behind(Prose p, String choose) {
        var each = options.stream().map(option -> EffectSentences.within(p, option)).toList();
        return Clause.of(choose + p.say(": ", " : ") + String.join(p.say("; or ", " ; ou "), each));
    }
}
