package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A player plays such a card stacked on or under the speaking card, as if from hand. */
public record PlayFromHere(Filter which) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Who.YOU,
                Verb.of("play", "jouer"),
                p.one(which),
                p.say(
                        "from under this card, as if from hand",
                        "depuis le dessous de cette carte, comme si c'était depuis votre main"));
    }
}
