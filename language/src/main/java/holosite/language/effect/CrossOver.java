package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Characters cross over to the other side of the Force: they belong to the other player for the
 * rest of the game, as the persona they are there.
 */
public record CrossOver(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Verb cross =
                new Verb(
                        "cross over to the other side of the Force",
                        "crosses over to the other side of the Force",
                        "passer de l'autre côté de la Force",
                        "passez de l'autre côté de la Force",
                        "passe de l'autre côté de la Force",
                        "passent de l'autre côté de la Force");
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                cross.about(p, them, true),
                p.say(
                        "cross %s over to the other side of the Force",
                        "faire passer %s de l'autre côté de la Force", them.text()));
    }
}
