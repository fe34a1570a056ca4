package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

import java.util.List;

/** A player may have something happen; {@code otherwise} if he does not. */
public record May(Who who, List<Effect> then, List<Effect> otherwise) implements Effect {

    public May {
        then = List.copyOf(then);
        otherwise = List.copyOf(otherwise);
    }

    @Override
    public Statement say(Prose p) {
        String may =
                Verb.MAY.clause(p, p.player(who), true) + " " + EffectSentences.after(p, who, then);
        return Statement.passage(
                otherwise.isEmpty()
                        ? may
                        : may
                                + p.say("; if not, ", " ; à défaut, ")
                                + EffectSentences.within(p, otherwise));
    }
}
