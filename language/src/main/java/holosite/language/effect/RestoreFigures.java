package holosite.language.effect;

import holosite.language.card.Figure;
import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.List;

/**
 * Figures of cards are restored: what such a card has done to them lasts no longer. What else it
 * did to those cards goes on.
 */
public record RestoreFigures(Filter cards, List<Figure> figures, Filter doneBy) implements Effect {
    public RestoreFigures {
        figures = Refuse.empty(figures, "figures are restored");
    }

    private static final Verb RECOVER = Verb.of("recover", "retrouver");

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        String what =
                p.say(
                        "the %s that %s changed",
                        "%s que %s a changés",
                        p.and(figures.stream().map(f -> the(p, f)).toList()),
                        p.one(doneBy));
        return Statement.change(
                RECOVER.about(p, them, true).with(what),
                p.say("restore for %s ", "faire retrouver à %s ", them.text()) + what);
    }

    private static String the(Prose p, Figure figure) {
        return p.french() ? p.the(figure.noun()) : p.say(figure.noun());
    }
}
