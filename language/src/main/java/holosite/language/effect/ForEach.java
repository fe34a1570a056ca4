package holosite.language.effect;

import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Lead;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import java.util.List;

/**
 * The same happens for each of these cards, one after the other in the order the player of the text
 * chooses; each in turn gets the name.
 */
public record ForEach(String name, Filter cards, List<Effect> effects) implements Effect {

    public ForEach {
        effects = Refuse.empty(effects, "something happens for each");
        Refuse.blank(name, "each card needs a name in turn");
    }

    @Override
    public Statement say(Prose p) {
        String each = p.say("for ", "pour ") + p.mention(cards, Determiner.EACH).text();
        p.antecedents().chosen(name, cards.phrase().noun(), false);
        return Statement.separate(
                Clause.of(EffectSentences.within(p, effects)).led(Lead.adverb(each)));
    }
}
