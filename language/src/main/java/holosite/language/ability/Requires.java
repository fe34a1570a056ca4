package holosite.language.ability;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * A mandatory action: its player takes it once in each phase the card names, at a moment of his
 * choice; what he has not done when the phase ends happens then.
 */
public record Requires(Action action) implements Ability {

    public Requires {
        Refuse.when(
                !(action.moment() instanceof When.InPhases in && in.phases().size() == 1),
                "a mandatory action belongs to one phase");
        Refuse.when(
                action.limit().per() != Limit.Per.PHASE,
                "a mandatory action is taken so many times in its phase");
        Refuse.when(
                action.actor() != Who.YOU,
                "a mandatory action is taken by the player whose card it is");
        Refuse.when(action.effects().isEmpty(), "a mandatory action does something");
    }

    @Override
    public Passage say(Prose p) {
        return action.automatic(p.apart());
    }
}
