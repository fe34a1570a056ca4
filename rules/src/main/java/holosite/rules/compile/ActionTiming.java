package holosite.rules.compile;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.effect.Branch;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.DeployTogether;
import holosite.language.effect.Effect;
import holosite.language.effect.ForEach;
import holosite.language.effect.May;
import holosite.language.effect.MayPay;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * When an action may be begun. One that lets cards be deployed belongs to the deploy phase of the
 * player who deploys them, unless its text names a phase or something it responds to; how often it
 * may be used says nothing about when.
 */
public final class ActionTiming {
    private static final Set<Phase> EVERY_PHASE = EnumSet.allOf(Phase.class);

    private ActionTiming() {}

    public static When moment(Action action) {
        if (!(action.moment() instanceof When.InPhases in) || !in.phases().equals(EVERY_PHASE)) {
            return action.moment();
        }
        return deployer(action.effects())
                .<When>map(who -> new When.InPhases(who, EnumSet.of(Phase.DEPLOY)))
                .orElse(action.moment());
    }

    /** Who deploys a card as the result of this, if anybody. */
    private static Optional<Who> deployer(List<Effect> effects) {
        for (Effect effect : effects) {
            Optional<Who> found = deployer(effect);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<Who> deployer(Effect effect) {
        return switch (effect) {
            case DeployFrom e -> Optional.of(e.who());
            case DeployTogether _ -> Optional.of(Who.YOU);
            case May e -> deployer(e.then());
            case MayPay e -> deployer(e.then());
            case ForEach e -> deployer(e.effects());
            case Branch e ->
                    deployer(
                            Stream.concat(
                                            e.branches().stream().flatMap(b -> b.then().stream()),
                                            e.otherwise().stream())
                                    .toList());
            default -> Optional.empty();
        };
    }
}
