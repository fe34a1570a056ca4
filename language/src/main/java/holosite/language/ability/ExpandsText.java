package holosite.language.ability;

import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;

/**
 * The game text that a location has for you is also your game text at other locations, and there
 * refers to each of them. Nothing else of the location is expanded: no title, marker number or
 * icon. Where it contradicts what the other location itself says to you, that location's own text
 * applies.
 */
public record ExpandsText(Ref of, Filter to, Condition when) implements StandingAbility {

    @Override
    public Clause fact(Prose p) {
        return Clause.of(
                p.say(
                        "your game text of %s is also your game text at %s, unless that"
                                + " contradicts what is there",
                        "votre texte de jeu de %s est aussi votre texte de jeu à %s, sauf en cas de"
                                + " contradiction avec celui qui y est",
                        p.ref(of).text(),
                        p.mention(to, Determiner.EACH).text()));
    }
}
