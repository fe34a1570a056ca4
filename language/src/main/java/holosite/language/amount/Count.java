package holosite.language.amount;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** How many cards there are of these. */
public record Count(Filter of) implements Amount {

    @Override
    public String say(Prose p) {
        String all = of.phrase().copies().mention(p, Determiner.ALL).text();
        String some = p.french() && all.startsWith("les ") ? all.substring(4) : all;
        return p.say("the number of ", "le nombre de ") + some;
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        return new Quantity(
                false,
                "1",
                p.say("for ", "pour ") + of.phrase().copies().mention(p, Determiner.EACH).text(),
                true);
    }
}
