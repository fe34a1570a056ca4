package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.prose.Adjective;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * The card of this title may cancel the speaking one, though its own text does not name it: that
 * card says so with {@code CancelableBy}.
 */
public record CanceledBy(String title) implements Ability {
    public CanceledBy {
        Refuse.blank(title, "a title has letters");
    }

    @Override
    public Passage say(Prose p) {
        return Passage.of(
                Clause.of(
                        p.say(
                                "may be canceled by %s",
                                Adjective.agree("peut être annulé* par %s", p.self().agreement()),
                                title)));
    }
}
