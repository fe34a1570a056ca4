package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Noun;
import holosite.language.prose.Passage;
import holosite.language.prose.Phrase;
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
        Refuse.when(then.isEmpty() && otherwise.isEmpty(), "Force is used for something");
        Amount.refuseBelow(1, force, "at least 1 Force is used");
    }

    @Override
    public Statement say(Prose p) {
        Phrase pay =
                force.quantity(p, false)
                        .of(p, Noun.FORCE)
                        .after(Verb.MAY.clause(p, p.player(who), true), p.say("use", "utiliser"));
        Passage may =
                then.isEmpty()
                        ? Passage.of(Clause.of(pay))
                        : EffectSentences.after(p, who, then)
                                .behind(p, EffectSentences.price(p, pay));
        return Statement.separate(
                otherwise.isEmpty()
                        ? may
                        : may.withLast(
                                p.say("; if not, ", " ; à défaut, ")
                                        + EffectSentences.within(p, otherwise)));
    }
}
