package holosite.app.bite;

import holosite.language.ability.Action;
import holosite.language.ability.Target;
import holosite.language.card.Who;
import holosite.language.effect.Steal;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Belonging;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import java.util.List;

/**
 * What an action aims at in order to steal it: the rules offer nothing that is its player's own.
 */
final class StolenTargets {
    private static final Filter OPPONENTS = new Belonging(Who.OPPONENT);

    private StolenTargets() {}

    /**
     * Whether one action says no more that a card it steals is the opponent's, and is alike else.
     */
    static boolean meanOwn(Action before, Action after) {
        for (int i = 0; i < before.targets().size(); i++) {
            Target target = before.targets().get(i);
            if (isStolen(target, before)
                    && target.filter() instanceof AllOf(var parts)
                    && parts.contains(OPPONENTS)
                    && after.targets().get(i).filter().equals(withoutOwner(parts))) {
                return true;
            }
        }
        return false;
    }

    private static Filter withoutOwner(List<Filter> parts) {
        return new AllOf(parts.stream().filter(part -> !part.equals(OPPONENTS)).toList());
    }

    private static boolean isStolen(Target target, Action action) {
        Filter chosen = new Being(new Chosen(target.name()));
        return action.effects().stream()
                .anyMatch(
                        effect ->
                                effect instanceof Steal steal
                                        && steal.by() == Who.YOU
                                        && steal.cards().equals(chosen));
    }
}
