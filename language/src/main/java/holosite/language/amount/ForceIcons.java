package holosite.language.amount;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** Force icons of a player at locations. */
public record ForceIcons(Who whose, Filter at) implements Amount {

    @Override
    public String say(Prose p) {
        return Prose.words(
                p.say("the number of", "le nombre de"),
                p.of(whose, ICON, true),
                p.at(at, Determiner.ALL));
    }

    @Override
    public Quantity quantity(Prose p, boolean signed) {
        String icons =
                p.french() && !whose.reader(p)
                        ? "chaque " + p.say(ICON) + " de " + p.player(whose).text()
                        : p.say("each of ", "chacune de ") + p.of(whose, ICON, true);
        return Quantity.each(Prose.words(p.say("for", "pour"), icons, p.at(at, Determiner.ALL)));
    }

    private static final Noun ICON = Noun.f("Force icon", "icône de Force");
}
