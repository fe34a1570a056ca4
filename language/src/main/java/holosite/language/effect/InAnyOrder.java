package holosite.language.effect;

import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import java.util.List;

/**
 * Several things happen in no fixed order, one after the other: the player whose turn it is says
 * which comes first.
 */
public record InAnyOrder(List<List<Effect>> parts) implements Effect {

    public InAnyOrder {
        parts = parts.stream().map(List::copyOf).toList();
        Refuse.when(parts.size() < 2, "one thing has no order");
        Refuse.when(parts.stream().anyMatch(List::isEmpty), "each part does something");
    }

    @Override
    public Statement say(Prose p) {
        var each = parts.stream().map(part -> "• " + EffectSentences.within(p, part)).toList();
        return Statement.separate(
                Clause.of(
                        p.say("in any order: ", "dans un ordre au choix : ")
                                + String.join(" ", each)));
    }
}
