package holosite.rules.view;

import holosite.language.ability.Ability;
import holosite.language.ability.CanLast;
import holosite.language.card.Duration;
import holosite.language.card.Side;
import holosite.language.filter.Known;
import java.util.List;
import java.util.Map;

/**
 * Something that a card has put into force for a while, as its viewer may know it.
 *
 * @param card the id of the card that did it
 * @param player whose text it was: "you" in its words
 * @param ability the text in the course of which it was said
 * @param says what holds
 * @param until the number of the turn it is counted to, for a duration that ends with a turn
 * @param amount by how much or to how much it changes a figure; NaN if it changes none
 * @param chosen the titles of single cards it names, by the names the text has for them
 * @param pointed the titles of cards it points to without a name
 * @param touches the handles of the cards and places it holds for
 */
public record LastingView(
        String card,
        Side player,
        Ability ability,
        CanLast says,
        Duration duration,
        int until,
        double amount,
        Map<String, String> chosen,
        Map<Known, String> pointed,
        List<Integer> touches) {
    public LastingView {
        chosen = Map.copyOf(chosen);
        pointed = Map.copyOf(pointed);
        touches = List.copyOf(touches);
    }
}
