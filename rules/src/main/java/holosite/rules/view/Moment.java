package holosite.rules.view;

import holosite.language.ability.Event;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import java.util.List;

/**
 * What a player may respond to: what happens, by whom, to which card, by which, where, how much.
 *
 * @param aims what the card being played was aimed at
 * @param textsRespond whether there are texts on the table that respond to such things
 */
public record Moment(
        Event event,
        Phase phase,
        Side by,
        Question.Seen subject,
        Question.Seen cause,
        Question.Seen place,
        double amount,
        List<Question.Seen> aims,
        boolean textsRespond) {
    public Moment {
        aims = List.copyOf(aims);
    }
}
