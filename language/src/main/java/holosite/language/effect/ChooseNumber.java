package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player chooses a number. */
public record ChooseNumber(Who who, String name, Amount least, Amount most) implements Effect {
    public ChooseNumber {
        Refuse.blank(name, "a chosen number needs a name");
        Amount.refuseDisorder(least, most);
    }

    @Override
    public Statement say(Prose p) {
        p.antecedents().number(name, p.say("the chosen number", "le nombre choisi"));
        return Statement.by(
                who,
                Verb.CHOOSE,
                p.say("a number from %s to %s", "un nombre de %s à %s", least.say(p), most.say(p)));
    }
}
