package holosite.rules.view;

import holosite.language.ability.Event;
import holosite.language.card.Phase;
import holosite.language.card.Side;

/**
 * What a player may respond to: what happens, by whom, to which card, by which, where, how much.
 *
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
        boolean textsRespond) {}
