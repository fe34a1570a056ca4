package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** The player of the text initiates a battle at a location, if he may, for what that costs. */
public record InitiateBattle(Filter place) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("initiate", "initier"),
                p.say(
                        "a battle at %s",
                        "une bataille à %s", p.mention(place, Determiner.A).text()));
    }
}
