package holosite.rules.view;

import holosite.language.ability.Ability;
import holosite.language.ability.Cost;
import holosite.language.ability.Target;
import holosite.language.effect.Effect;
import java.util.Optional;

/**
 * The words of the card that asks: which card, which of its abilities, and in it the effect, target
 * or cost for which the question is.
 */
public record AskingText(
        String card,
        Ability ability,
        Optional<Effect> effect,
        Optional<Target> target,
        Optional<Cost> cost) {}
