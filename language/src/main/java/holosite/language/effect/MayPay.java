package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

import java.util.List;

/** A player may use Force to have something happen; {@code otherwise} if he cannot or does not. */
public record MayPay(Who who, Amount force, List<Effect> then, List<Effect> otherwise)
        implements Effect {

    public MayPay {
        then = List.copyOf(then);
        otherwise = List.copyOf(otherwise);
    }

    @Override
    public Statement say(Prose p) {
        String pay =
                Verb.MAY.clause(p, p.player(who), true)
                        + p.say(" use ", " utiliser ")
                        + force.quantity(p, false).of(p, Noun.FORCE);
        String may =
                then.isEmpty()
                        ? pay
                        : pay + p.say(" to ", " pour ") + EffectSentences.after(p, who, then);
        return Statement.passage(
                otherwise.isEmpty()
                        ? may
                        : may
                                + p.say("; if not, ", " ; à défaut, ")
                                + EffectSentences.within(p, otherwise));
    }
}
