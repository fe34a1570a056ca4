package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * The opponent's location of this title converts the speaking one, as another version of it would:
 * both are the same place.
 */
public record ConvertedBy(String title) implements Ability {
    public ConvertedBy {
        Refuse.blank(title, "a title has letters");
    }

    @Override
    public Passage say(Prose p) {
        return Passage.of(
                Clause.of(
                        p.say(
                                "%s converts this location",
                                "%s convertit cette localisation", title)));
    }
}
