package holosite.rules.move;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import java.util.Arrays;

/**
 * Locations of a row change places: a player says which comes first, then which comes next. They
 * lie where they lay before, in that order; whatever is there stays with its location.
 */
public record Rearranging(Side player, int source, Cards left, Cards order)
        implements QuestionStep.ForCards {

    /** A text of this card has a player rearrange these locations. */
    public static void begin(GameState game, Side player, int source, int[] locations) {
        int[] row =
                Arrays.stream(game.table().cards(Table.locations()))
                        .filter(at -> Arrays.stream(locations).anyMatch(one -> one == at))
                        .toArray();
        game.push(new Rearranging(player, source, new Cards(row), Cards.NONE));
    }

    @Override
    public void run(GameState game) {
        if (left.count() == 0) {
            layOut(game);
        } else {
            chooseOne(game, player, new CardPrompt.Pick(source), left.numbers());
        }
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        int[] others = Arrays.stream(left.numbers()).filter(at -> at != chosen[0]).toArray();
        game.push(new Rearranging(player, source, new Cards(others), order.with(chosen[0])));
    }

    private void layOut(GameState game) {
        var table = game.table();
        int next = 0;
        for (int at : table.cards(Table.locations())) {
            int here = order.contains(at) ? order.number(next++) : at;
            table.toBottom(here, Table.locations(), Role.LAID_OUT);
        }
    }
}
