package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Choice;
import holosite.language.amount.Fixed;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player chooses cards of a hand or pile, which he may look through to do so; they get a name
 * without being moved or shown.
 */
public record PickFrom(
        Who who, String name, Who whose, Pile from, Filter which, Amount least, Amount most)
        implements Effect {
    public PickFrom {
        Refuse.blank(name, "chosen cards need a name");
        Amount.refuseDisorder(least, most);
    }

    @Override
    public Statement say(Prose p) {
        NounPhrase phrase = which.phrase();
        boolean one = most instanceof Fixed(double n) && n == 1;
        Phrase cards = new Choice(least, most).say(p, phrase);
        p.antecedents().chosen(name, phrase.noun(), !one);
        return Statement.by(
                who, Verb.CHOOSE, cards.with(p.say("from", "dans"), p.of(whose, from.noun())));
    }
}
