package holosite.rules.leaving;

import holosite.language.card.CardType;
import holosite.language.card.Subtype;
import holosite.rules.decision.CardPrompt;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import java.util.Arrays;

/**
 * Riders of a creature vehicle that is about to leave the table, for whatever pile, may jump off to
 * its site instead of going with it.
 */
public record JumpingOff(int vehicle) implements QuestionStep.ForCards {

    static boolean possible(GameState game, int vehicle) {
        var table = game.table();
        return table.definition(vehicle).is(Subtype.CREATURE_VEHICLE)
                && table.host(vehicle) != Table.NOBODY
                && table.laidOut(table.host(vehicle))
                && riders(table, vehicle).length > 0;
    }

    private static int[] riders(Table table, int vehicle) {
        return Arrays.stream(table.cards(Table.on(vehicle)))
                .filter(
                        card ->
                                table.role(card).aboard()
                                        && table.definition(card).is(CardType.CHARACTER))
                .toArray();
    }

    @Override
    public void run(GameState game) {
        int[] riders = riders(game.table(), vehicle);
        choose(
                game,
                game.table().owner(vehicle),
                new CardPrompt.JumpOff(vehicle),
                riders,
                0,
                riders.length);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        var table = game.table();
        int site = table.host(vehicle);
        for (int rider : chosen) {
            table.toBottom(rider, Table.on(site), Role.AT);
        }
    }
}
