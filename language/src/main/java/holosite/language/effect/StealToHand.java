package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** You steal cards of the opponent's into your hand: they are yours from now on. */
public record StealToHand(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("steal", "voler"),
                p.all(cards),
                p.say("into your hand", "dans votre main"));
    }
}
