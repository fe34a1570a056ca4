package holosite.rules.move;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.place.PilotSkill;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import java.util.Arrays;

/**
 * Changing seats: in his deploy and move phases a player says who aboard pilots or drives and who
 * rides along. A free seat is simply taken; a passenger can also take over from the pilot or
 * driver.
 */
public record ChangingSeats(Side player, int card) implements QuestionStep.ForCards {

    static boolean possible(GameState game, int card) {
        var table = game.table();
        Role seat = table.role(card);
        int vessel = table.host(card);
        if (seat == Role.CARGO || table.has(vessel, Flag.CAPTURED_SHIP)) {
            return false;
        }
        if (seat == Role.PILOT) {
            return Seats.takes(game, card, vessel, Role.PASSENGER);
        }
        return Seats.takes(game, card, vessel, Role.PILOT) || partners(game, card).length > 0;
    }

    /** Who could give up the controls to this passenger and take its seat. */
    private static int[] partners(GameState game, int card) {
        var table = game.table();
        int vessel = table.host(card);
        if (table.role(card) != Role.PASSENGER || !PilotSkill.canWork(game, card, vessel)) {
            return NONE;
        }
        int[] found = table.cards(Table.on(vessel));
        int count = 0;
        for (int other : found) {
            if (table.role(other) == Role.PILOT && Standing.of(game).isActive(other)) {
                found[count++] = other;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static final int[] NONE = {};

    @Override
    public void run(GameState game) {
        var table = game.table();
        int vessel = table.host(card);
        if (table.role(card) == Role.PILOT) {
            sit(game, card, Role.PASSENGER);
        } else if (Seats.takes(game, card, vessel, Role.PILOT)) {
            sit(game, card, Role.PILOT);
        } else {
            int[] partners = partners(game, card);
            chooseOne(game, player, new CardPrompt.Seat(card, vessel), partners);
        }
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        swap(game, chosen[0]);
    }

    private void swap(GameState game, int other) {
        sit(game, other, Role.PASSENGER);
        sit(game, card, Role.PILOT);
    }

    private static void sit(GameState game, int who, Role seat) {
        var table = game.table();
        table.setRole(who, seat);
        Logging.placed(game, MoveEntry.Embarks::new, table.owner(who), who, table.host(who));
    }
}
