package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Both players see the bottom card of a pile, which is named. */
public record RevealBottom(String name, Who whose, Pile pile) implements Effect {
    public RevealBottom {
        Refuse.blank(name, "the revealed card needs a name");
    }

    @Override
    public Statement say(Prose p) {
        p.antecedents().chosen(name, Noun.CARD, false);
        return Statement.by(
                Verb.of("reveal", "révéler"),
                p.say("the bottom card of ", "la dernière carte de ") + p.of(whose, pile.noun()));
    }
}
