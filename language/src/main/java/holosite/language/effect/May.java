package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.List;

/** A player may have something happen; {@code otherwise} if he does not. */
public record May(Who who, List<Effect> then, List<Effect> otherwise) implements Effect {

    public May {
        then = Refuse.empty(then, "what may happen is something");
        otherwise = List.copyOf(otherwise);
    }

    @Override
    public Statement say(Prose p) {
        Passage may =
                EffectSentences.after(p, who, then)
                        .behind(p, Verb.MAY.clause(p, p.player(who), true) + " ");
        return Statement.separate(
                otherwise.isEmpty()
                        ? may
                        : may.withLast(
                                p.say("; if not, ", " ; à défaut, ")
                                        + EffectSentences.within(p, otherwise)));
    }
}
