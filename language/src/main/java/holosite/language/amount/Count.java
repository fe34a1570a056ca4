package holosite.language.amount;

import holosite.language.filter.Being;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** How many cards there are of these. */
public record Count(Filter of) implements Amount {

    @Override
    public String say(Prose p) {
        return p.say("the number of ", "le nombre de ")
                + of.phrase().copies().mention(p, Determiner.BARE).text();
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        if (of instanceof Being(Chosen chosen)) {
            Mention cards = chosen.mention(p);
            String each = Adjective.french("chacun", cards.agreement().one());
            return Quantity.each(p.say("for each of ", "pour " + each + " de ") + cards.text());
        }
        return Quantity.each(
                p.say("for ", "pour ") + of.phrase().copies().mention(p, Determiner.EACH).text());
    }
}
