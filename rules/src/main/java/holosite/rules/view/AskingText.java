package holosite.rules.view;

import holosite.language.ability.Ability;
import holosite.language.ability.Cost;
import holosite.language.ability.Target;
import holosite.language.effect.Effect;
import holosite.language.filter.Known;
import java.util.Map;
import java.util.Optional;

/**
 * The words of the card that asks: which card, which of its abilities, and in it the effect, target
 * or cost for which the question is.
 *
 * @param ofOpponent whether the opponent of the text's player is asked: "you" is not he
 * @param chosen the titles of single cards that were chosen before, by the names the text has for
 *     them
 * @param pointed the titles of the cards it answers to
 */
public record AskingText(
        String card,
        Ability ability,
        Optional<Effect> effect,
        Optional<Target> target,
        Optional<Cost> cost,
        boolean ofOpponent,
        Map<String, String> chosen,
        Map<Known, String> pointed) {
    public AskingText {
        chosen = Map.copyOf(chosen);
        pointed = Map.copyOf(pointed);
    }
}
